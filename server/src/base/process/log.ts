import { pino, type Logger } from 'pino';
import { machineNow } from './clock.ts';
import { inSources } from './sourceLines.ts';

/** The log functions, by severity. */
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
/** How many levels of an object are searched for secrets. */
const deepest = 4;

/** Opens the log at `level` (pino's levels, or `silent`). `to` replaces stdout in tests. */
export function openLog(level: string, to?: { write(line: string): void }): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date(machineNow()).toISOString()}"`,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (given: Record<string, unknown>) => withoutSecrets(given),
    },
    // bindings of child loggers skip the formatters
    redact: { paths: [...secrets].map((name) => `["${name}"]`), censor: removed },
    serializers: { err: describeError },
  };
  // synchronous: passing each line to a worker thread costs more than writing it
  if (to !== undefined) return pino(options, to);
  const stdout = pino.destination({ fd: process.stdout.fd, sync: true });
  // nobody reads it any more; the process goes on, or is stopped by its signal
  stdout.on('error', () => undefined);
  return pino(options, stdout);
}

/** A copy with every secret replaced, down to `deepest` levels; errors are handled by describeError. */
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

/** An error as it is logged: without the row values that PostgreSQL quotes, and without its connection. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const { name, message, cause } = error;
  const stack = error.stack === undefined ? undefined : inSources(error.stack);
  return { type: name, message, code, constraint, stack, ...(cause !== undefined && { cause: describeError(cause) }) };
}
