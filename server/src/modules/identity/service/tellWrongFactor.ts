import { randomUUID } from 'node:crypto';
import { machineNow } from '../../../base/process/clock.ts';
import type { Site } from '../../../base/site.ts';
import type { Db } from '../../../base/sql/db.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { attempts } from '../../attempt/service/attempts.ts';
import { countAttempt } from '../../attempt/service/countAttempt.ts';
import { findRecipient } from '../../member/service/findRecipient.ts';
import { identityMails } from '../mails.ts';

/**
 * Counts a wrong second factor of somebody who knows the password: at a sign-in in a browser that is not known, or
 * before a sensitive act. After ten in a day the owner is mailed that the password is known, once a day at most: the
 * limit slows guesses down and does not end them, and nobody is locked out by them (THR-64).
 */
export async function tellWrongFactor(
  deps: { readonly db: Db; readonly secret: string; readonly site: Site },
  memberId: string,
): Promise<void> {
  if ((await countAttempt(deps, attempts.wrongFactors, memberId)) === null) return;
  if ((await countAttempt(deps, attempts.wrongFactorMails, memberId)) !== null) return;
  await transaction(deps.db, async (tx) => {
    const member = await findRecipient(tx, memberId);
    if (member === null) return;
    const letter = identityMails.wrongFactors(member, deps.site);
    const dedupeKey = `wrong-factors/${memberId}/${randomUUID()}`;
    await queueMail(tx, { now: machineNow(), site: deps.site }, { dedupeKey, to: member.email, letter });
  });
}
