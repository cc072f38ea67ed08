import { pino, type Logger } from 'pino';

/** Where to tell what happens, by severity. */
export type Log = Pick<Logger, 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'>;

/** Names under which a secret could reach the log; their values are replaced before anything is written. */
const secrets = new Set([
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
]);

const removed = '[removed]';
/** How deep a line is looked through. */
const deepest = 4;

/** Opens the log at `level` (pino's levels, or `silent`). `to` replaces stdout in tests. */
export function openLog(level: string, to?: { write(line: string): void }): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (given: Record<string, unknown>) => withoutSecrets(given),
    },
    // the bindings of a child pass no formatter
    redact: { paths: [...secrets].map((name) => `["${name}"]`), censor: removed },
    serializers: { err: describeError },
  };
  // written at once: handing each line to another thread costs more than the line
  return pino(options, to ?? pino.destination({ fd: process.stdout.fd, sync: true }));
}

/** The same values with every secret among them replaced, down to some depth; errors are described elsewhere. */
function withoutSecrets<Given extends object>(given: Given, depth = 0): Given {
  if (depth > deepest || given instanceof Error) return given;
  const values = given as Record<string, unknown>;
  let cleaned = values;
  for (const name in values) {
    const value = values[name];
    const safe = secrets.has(name) ? removed : isObject(value) ? withoutSecrets(value, depth + 1) : value;
    if (safe === value) continue;
    if (cleaned === values)
      cleaned = (Array.isArray(values) ? [...(values as unknown[])] : { ...values }) as typeof values;
    cleaned[name] = safe;
  }
  return cleaned as Given;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** An error as it is logged: not the row values that PostgreSQL quotes, nor the connection it came by. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const { name, message, stack, cause } = error;
  return { type: name, message, code, constraint, stack, ...(cause !== undefined && { cause: describeError(cause) }) };
}
