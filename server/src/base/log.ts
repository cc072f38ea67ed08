import { pino, type Logger } from 'pino';

/** Where to tell what happens, by severity. */
export type Log = Pick<Logger, 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'>;

/** Names under which a secret could reach the log; their values are replaced before anything is written. */
const secrets = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'newPassword',
  'token',
  'idToken',
  'id_token',
  'accessToken',
  'access_token',
  'refreshToken',
  'refresh_token',
  'code_verifier',
  'acode',
  'secret',
];

const paths = secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

/** Opens the log at `level` (pino's levels, or `silent`). `to` replaces stdout in tests. */
export function openLog(level: string, to?: { write(line: string): void }): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
    redact: { paths, censor: '[removed]' },
  };
  return to === undefined ? pino(options) : pino(options, to);
}

/** An error as it is logged: not the row values that PostgreSQL quotes, nor the connection it came by. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const { name, message, stack, cause } = error;
  return { type: name, message, code, constraint, stack, ...(cause !== undefined && { cause: describeError(cause) }) };
}
