import { createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../../base/context.ts';
import { keyOf } from '../../identity/service/seal.ts';
import { saveCode, addTry, type CodeKey } from '../store/codes.ts';
import type { Tx } from '../../../base/sql/db.ts';

/** Codes and links that are mailed (D13). Their lifetimes follow the machine's clock, not product time. */
export const codeTerms = { digits: 6, lifetimeSeconds: 15 * 60, tries: 5, tacLifetimeSeconds: 7 * 86_400 } as const;

type Keys = Pick<Context, 'secret'>;

function hashCode({ secret }: Keys, code: string): string {
  return createHmac('sha256', keyOf(secret, 'verification codes')).update(code).digest('base64url');
}

/** Makes the code of an address for a purpose, and stores its hash; an earlier one is gone. */
export async function makeCode(tx: Tx, ctx: Keys, key: CodeKey): Promise<string> {
  const code = String(randomInt(10 ** codeTerms.digits)).padStart(codeTerms.digits, '0');
  await saveCode(tx, key, hashCode(ctx, code), new Date(Date.now() + codeTerms.lifetimeSeconds * 1000));
  return code;
}

export type CodeCheck =
  { readonly outcome: 'right'; readonly codeHash: string } | { readonly outcome: 'wrong' | 'expired' };

/**
 * Compares a code, at most five times for each that was mailed; each try is counted before it is compared (THR-13). A
 * right one is still to be used up, by its hash. 'expired' as well for a code that was never mailed.
 */
export async function checkCode(ctx: Pick<Context, 'db' | 'secret'>, key: CodeKey, code: string): Promise<CodeCheck> {
  const expected = await addTry(ctx.db, key, new Date(), codeTerms.tries);
  if (expected === null) return { outcome: 'expired' };
  const given = hashCode(ctx, code.replaceAll(/\s/g, ''));
  const right = timingSafeEqual(Buffer.from(given), Buffer.from(expected));
  return right ? { outcome: 'right', codeHash: expected } : { outcome: 'wrong' };
}

/** A new tac: the secret of a mailed link, of 256 bits, and the hash under which its signup is stored. */
export function makeTac(): { tac: string; tacHash: string } {
  const tac = randomBytes(32).toString('base64url');
  return { tac, tacHash: hashTac(tac) };
}

export function hashTac(tac: string): string {
  return hash('sha256', tac, 'base64url');
}

/** The idempotency key of the mail with a signup's link. */
export function signupMailKey(tacHash: string): string {
  return `limited-signup/${tacHash}`;
}
