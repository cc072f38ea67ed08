import { tidyFactorCode } from '@atrium/domain/account/secondFactor.ts';
import { machineNow, type Clock } from '../../../base/process/clock.ts';
import type { Site } from '../../../base/site.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { findRecipient } from '../../member/service/findRecipient.ts';
import { secondFactorMails } from '../mails.ts';
import { countRecoveryCodes, endRecoveryCode } from '../store/recoveryCodes.ts';
import { useAuthenticatorCode } from './authenticators.ts';
import { hashRecoveryCode } from './recoveryCodes.ts';

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
