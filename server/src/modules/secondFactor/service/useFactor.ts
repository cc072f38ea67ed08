import { randomInt } from 'node:crypto';
import { tidyFactorCode } from '@atrium/domain/account/secondFactor.ts';
import { minute } from '@atrium/domain/time.ts';
import { machineNow, type Clock } from '../../../base/process/clock.ts';
import type { Reseal } from '../../../base/secret.ts';
import type { Site } from '../../../base/site.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
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
 * Uses up a code of an authenticator, or a recovery code, whose owner is mailed then, with an entry in the audit log.
 * False for a wrong one, and for one that was used before.
 */
export async function useFactorCode(
  tx: Tx,
  deps: { readonly secret: string; readonly site: Site; readonly clock: Pick<Clock, 'now'> },
  memberId: string,
  code: string,
): Promise<boolean> {
  if (await useAuthenticatorCode(tx, deps, memberId, tidyFactorCode(code))) return true;
  const hash = hashRecoveryCode(memberId, code);
  const used = await endRecoveryCode(tx, memberId, hash, new Date(machineNow()));
  if (used?.isKept === true) await tellOfUse(tx, { site: deps.site, now: deps.clock.now() }, memberId, hash);
  return used !== null;
}

async function tellOfUse(tx: Tx, ctx: { now: number; site: Site }, memberId: string, hash: string): Promise<void> {
  const left = await countRecoveryCodes(tx, memberId);
  const owner = await findRecipient(tx, memberId);
  if (owner !== null) {
    const letter = secondFactorMails.codeUsed(owner, ctx.site, left);
    await queueMail(tx, ctx, { dedupeKey: `recovery-code-used/${hash}`, to: owner.email, letter });
  }
  await writeAudit(tx, ctx, {
    actor: { kind: 'person', memberId },
    action: 'RECOVERY_CODE_USED',
    subject: `member/${memberId}`,
    detail: { left },
  });
}

/**
 * Removes all factors and recovery codes of a member who has lost them, and mails them; in the transaction that has the
 * lock `second-factor/member`. Returns how many factors there were; nothing is done where there are none.
 */
export async function removeSecondFactors(
  tx: Tx,
  ctx: { readonly now: number; readonly site: Site },
  memberId: string,
): Promise<number> {
  const factors = await listFactors(tx, memberId);
  const owner = await findRecipient(tx, memberId);
  if (factors.length === 0 || owner === null) return factors.length;
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
