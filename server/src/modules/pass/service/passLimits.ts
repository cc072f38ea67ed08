import { pastedCode } from '@atrium/domain/account/pastedCode.ts';
import type { Result } from '@atrium/domain/errors.ts';
import type { Context } from '../../../base/context.ts';
import { digest } from '../../../base/secret.ts';
import type { Tx } from '../../../base/sql/db.ts';
import type { Reader } from '../../../base/sql/statement.ts';
import { attempts } from '../../attempt/service/attempts.ts';
import { countNetworkAttempt, findGuessed, findNetworkWait } from '../../attempt/service/countAttempt.ts';
import { findPassForPage } from '../store/passes.ts';
import type { Pass } from '../types.ts';
import { openRedirect } from './passRedirect.ts';

/** How many registrations of one network may wait for the proof of their addresses (THR-38). */
export const mostHeld = 50;

type Counted = Pick<Context, 'db' | 'secret' | 'ip'>;

/**
 * The pass of a code, or of the handle that a browser has kept since a registration; null when there is none. Refuses
 * with RATE_LIMITED once a network has asked for too many codes that do not exist: then every code is answered alike
 * (THR-58).
 */
export function findKnownPass(ctx: Counted & Reader, codeOrHandle: string): Promise<Result<Pass | null>> {
  const lookUp = async (): Promise<Pass | null> => {
    const isHandle = codeOrHandle.length > longestCode;
    const code = isHandle ? openRedirect(codeOrHandle, ctx.secret) : pastedCode(codeOrHandle);
    return code !== null && isStorable(code) ? findPassForPage(ctx, code) : null;
  };
  return findGuessed(ctx, attempts.unknownPasses, lookUp, codeOrHandle);
}

/** Text that the database can hold, and that may be a code. */
const isStorable = (code: string): boolean => /^\P{C}{1,40}$/u.test(code);
/** Anything longer is a handle. */
const longestCode = 40;

/** The seconds until this network may try redemption codes of a pass again; null when it may. */
export function findRedemptionWait(tx: Tx, ctx: Omit<Counted, 'db'>, passId: string): Promise<number | null> {
  return findNetworkWait({ ...ctx, db: tx }, attempts.redemptions, { about: passId });
}

/**
 * Counts a wrong redemption code in the transaction that has compared it. A concurrent comparison for the same pass
 * waits for its lock, and sees the count.
 */
export async function countWrongRedemption(tx: Tx, ctx: Omit<Counted, 'db'>, passId: string): Promise<void> {
  await countNetworkAttempt({ ...ctx, db: tx }, attempts.redemptions, { about: passId });
}

/** The hash of a redemption code, under which it is stored, however it was pasted; its case does not count. */
export function hashRedemption(code: string): string {
  return digest(pastedCode(code).toUpperCase());
}
