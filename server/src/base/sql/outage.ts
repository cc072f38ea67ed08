import type { Log } from '../process/log.ts';

/** SQLSTATEs of connection errors, of a server that is starting or stopping, and of one without free connections. */
const states = /^(?:08...|57P0[1-5]|53300)$/;
const lines = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN']);
/** Messages of the driver for a lost connection or an exhausted pool; these errors have no code. */
const messages =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Cannot use a pool after calling end)/;

/**
 * Whether this error means that the database could not be reached or the connection was lost, so that the call may be
 * retried.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (states.test(code) || lines.has(code))) return true;
  return messages.test(error.message) || isOutage(error.cause);
}

/**
 * Whether the database ended a statement that took longer than it may (`statement_timeout`): there is too much to do,
 * so the call may be repeated later (THR-72).
 */
export function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: unknown }).code === '57014' || isTimeout(error.cause);
}

const logInterval = 5000;
let loggedAt = -Infinity;

/** Logs at most one line in five seconds, however many requests and connections the outage affects. */
export function logOutage(log: Pick<Log, 'warn'>, error: unknown): void {
  const now = performance.now();
  if (now - loggedAt < logInterval) return;
  loggedAt = now;
  log.warn({ err: error }, isTimeout(error) ? 'the database took too long' : 'the database cannot be reached');
}
