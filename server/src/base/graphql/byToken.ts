import { AsyncLocalStorage } from 'node:async_hooks';
import type { Refusal } from '@atrium/domain/errors.ts';
import { refusalSaying } from '@atrium/domain/refusals.ts';
import type { TokenUse } from '../context.ts';

/** The token of the call that runs, for the audit log, which no use case can then leave it out of. */
const running = new AsyncLocalStorage<TokenUse>();

/** Runs the call of an API token, whose entries of the audit log name it (STF-05, API-07). */
export function runByToken<T>(token: TokenUse | null, work: () => Promise<T>): Promise<T> {
  return token === null ? work() : running.run(token, work);
}

/** The API token of the call that runs; null in any other call, and in jobs. */
export function tokenAtWork(): TokenUse | null {
  return running.getStore() ?? null;
}

/**
 * Why a token does not open a field: it is none of the team, or asks for a fresh sign-in; or it changes something and
 * the token only reads.
 */
export function refuseToken(why: 'OTHER' | 'READS'): Refusal {
  return why === 'READS'
    ? refusalSaying('FORBIDDEN', 'This API token only reads.', { reason: 'TOKEN_READS' })
    : refusalSaying('FORBIDDEN', 'An API token does not open this.', { reason: 'TOKEN' });
}
