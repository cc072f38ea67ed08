import { randomUUID } from 'node:crypto';
import type { Context } from '../../../../base/context.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { queueMail } from '../../../../mail/outbox.ts';
import { findRecipient } from '../../../member/service/findRecipient.ts';
import { federationMails } from '../../mails.ts';

/** Mails a member that their company's provider knows them by a second name from now on. */
export async function mailSecondName(tx: Tx, ctx: Pick<Context, 'now' | 'site'>, memberId: string): Promise<void> {
  const owner = await findRecipient(tx, memberId);
  if (owner === null) return;
  const letter = federationMails.secondName(owner, ctx.site);
  await queueMail(tx, ctx, { dedupeKey: `secondName/${randomUUID()}`, to: owner.email, letter });
}

/** Mails a change of a member's ways to sign in, to both addresses. */
export async function mailOwner(
  tx: Tx,
  ctx: Pick<Context, 'now' | 'site'>,
  { memberId, linked, change }: { memberId: string; linked: string; change: 'accountLinked' | 'accountUnlinked' },
): Promise<void> {
  const owner = await findRecipient(tx, memberId);
  if (owner === null) return;
  const letter = federationMails[change]({ firstName: owner.firstName, linked }, ctx.site);
  const key = `${change}/${randomUUID()}`;
  for (const to of [owner.email, linked]) await queueMail(tx, ctx, { dedupeKey: `${key}/${to}`, to, letter });
}
