import type { Log } from './log.ts';

/** Connection exceptions, a server that stops or starts, one that has no connection left. */
const states = /^(?:08...|57P0[1-5]|53300)$/;
const lines = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN']);
/** What the driver says of a lost line or an exhausted pool; these errors have no code. */
const words =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Cannot use a pool after calling end)/;

/** Whether this error means that the database could not be reached, or went away: the call may be sent again. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (states.test(code) || lines.has(code))) return true;
  return words.test(error.message) || isOutage(error.cause);
}

const toldEach = 5000;
let toldAt = -Infinity;

/** One line in five seconds, however many requests and connections the outage touches. */
export function tellOutage(log: Pick<Log, 'warn'>, error: unknown): void {
  const now = performance.now();
  if (now - toldAt < toldEach) return;
  toldAt = now;
  log.warn({ err: error }, 'the database cannot be reached');
}
