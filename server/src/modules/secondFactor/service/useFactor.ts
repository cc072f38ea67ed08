import { randomInt } from 'node:crypto';
import { tidyFactorCode } from '@atrium/domain/account/secondFactor.ts';
import { minute } from '@atrium/domain/time.ts';
import { machineNow } from '../../../base/process/clock.ts';
import type { Reseal } from '../../../base/secret.ts';
import type { Site } from '../../../base/site.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { findRecipient } from '../../member/service/findRecipient.ts';
import { secondFactorMails } from '../mails.ts';
import { listFactors, listSealedSecrets, removeFactors, saveSealedSecret } from '../store/factors.ts';
import { addRecoveryCodes, countRecoveryCodes, endRecoveryCode, removeRecoveryCodes } from '../store/recoveryCodes.ts';
import type { FactorKind } from '../types.ts';
import { authenticatorPurpose, useAuthenticatorCode } from './authenticators.ts';
import { hashRecoveryCode } from './recoveryCodes.ts';

/** The kinds of a member's factors; none for an account without a second factor. */
export async function listFactorKinds(tx: Tx, memberId: string): Promise<readonly FactorKind[]> {
  return [...new Set((await listFactors(tx, memberId)).map(({ kind }) => kind))];
}

/**
 * Uses up a code of an authenticator, or a recovery code, whose owner is mailed then. False for a wrong one, and for
 * one that was used before.
 */
export async function useFactorCode(
  tx: Tx,
  deps: { readonly secret: string; readonly site: Site },
  memberId: string,
  code: string,
): Promise<boolean> {
  if (await useAuthenticatorCode(tx, deps, memberId, tidyFactorCode(code))) return true;
  const hash = hashRecoveryCode(memberId, code);
  const now = machineNow();
  const used = await endRecoveryCode(tx, memberId, hash, new Date(now));
  if (used?.isKept === true) {
    const owner = await findRecipient(tx, memberId);
    const left = await countRecoveryCodes(tx, memberId);
    if (owner !== null) {
      const letter = secondFactorMails.codeUsed(owner, deps.site, left);
      const mail = { dedupeKey: `recovery-code-used/${hash}`, to: owner.email, letter };
      await queueMail(tx, { now, site: deps.site }, mail);
    }
  }
  return used !== null;
}

/**
 * Removes all factors and recovery codes of a member who has lost them, and mails them; in the transaction that has the
 * lock `second-factor/member`. Returns how many factors there were; nothing is done where there are none, or when
 * `dryRun`.
 */
export async function removeSecondFactors(
  tx: Tx,
  ctx: { readonly now: number; readonly site: Site; readonly dryRun: boolean },
  memberId: string,
): Promise<number> {
  const factors = await listFactors(tx, memberId);
  const owner = await findRecipient(tx, memberId);
  if (factors.length === 0 || owner === null || ctx.dryRun) return factors.length;
  await removeFactors(tx, memberId);
  await removeRecoveryCodes(tx, memberId);
  const letter = secondFactorMails.reset(owner, ctx.site);
  const dedupeKey = `second-factors-reset/${memberId}/${String(ctx.now)}`;
  await queueMail(tx, ctx, { dedupeKey, to: owner.email, letter });
  return factors.length;
}

/**
 * A code that is good once, within ten minutes, for an account of the demo that has a factor; null for any other. For
 * the stand-in of an authenticator on this machine.
 */
export async function makeDemoCode(db: Db, memberId: string): Promise<string | null> {
  if ((await listFactors(db, memberId)).length === 0) return null;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const at = new Date(machineNow());
  const expiresAt = new Date(at.getTime() + 10 * minute);
  await addRecoveryCodes(db, memberId, [hashRecoveryCode(memberId, code)], { at, expiresAt });
  return code;
}

/** Encrypts the secrets of authenticators again after a change of the secret. Returns how many there were. */
export async function resealAuthenticators(tx: Tx, reseal: Reseal): Promise<number> {
  let changed = 0;
  for (const { factorId, sealed } of await listSealedSecrets(tx)) {
    const again = reseal(sealed, authenticatorPurpose);
    if (again === null) continue;
    await saveSealedSecret(tx, factorId, again);
    changed += 1;
  }
  return changed;
}
