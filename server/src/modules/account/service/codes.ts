import { codeTerms, readCode } from '@atrium/domain/account/mailedCode.ts';
import type { Context } from '../../../base/context.ts';
import { machineNow } from '../../../base/process/clock.ts';
import { isSame, mac } from '../../../base/secret.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { newCode } from '../../proof/service/newCode.ts';
import { saveCode, addTries, type CodeKey } from '../store/codes.ts';

/** How many tries of a code may come from other networks than the one that asked for it. */
const foreignTries = 2;

type Keys = Pick<Context, 'secret'>;

function hashCode({ secret }: Keys, code: string): string {
  return mac(secret, 'verification codes', code);
}

/** Makes a code for an address and a purpose, and stores its hash in place of an earlier one of the same network. */
export async function makeCode(tx: Tx, ctx: Keys, key: CodeKey): Promise<string> {
  const code = newCode();
  await saveCode(tx, key, hashCode(ctx, code), new Date(machineNow() + codeTerms.lifetime));
  return code;
}

export type CodeCheck =
  | { readonly outcome: 'right'; readonly codeHash: string }
  | { readonly outcome: 'used' }
  | { readonly outcome: 'wrong' | 'expired' };

/**
 * Compares a code, at most five times with each that was mailed; each try is counted before it is compared (THR-13). At
 * most two of the five come from other networks than the one that asked, so that strangers leave its owner the rest
 * (decision 053). The caller uses a right one up by its `codeHash`; 'used': it was used up before. 'expired' also where
 * no code was mailed. `usedOnly`: compares only with used ones.
 */
export async function checkCode(
  ctx: Pick<Context, 'db' | 'secret'>,
  key: CodeKey,
  { code, usedOnly }: { readonly code: string; readonly usedOnly: boolean },
): Promise<CodeCheck> {
  const limits = { now: new Date(machineNow()), most: codeTerms.tries, foreign: foreignTries, usedOnly };
  const expected = await addTries(ctx.db, key, limits);
  if (expected.length === 0) return { outcome: 'expired' };
  const given = hashCode(ctx, readCode(code));
  const right = expected.find(({ codeHash }) => isSame(given, codeHash));
  if (right === undefined) return { outcome: 'wrong' };
  return right.isUsed ? { outcome: 'used' } : { outcome: 'right', codeHash: right.codeHash };
}

/** The idempotency key of the mail with a signup's link. */
export function signupMailKey(tacHash: string): string {
  return `limited-signup/${tacHash}`;
}
