import type { SentInvitation } from '@atrium/domain/event/inviteFriends.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { epochMillis } from '../../../base/sql/fragments.ts';

function sentInvitations(tx: Tx) {
  return tx
    .selectFrom('event_invitation')
    .select((eb) => ['member_event_id as memberEventId', 'address', epochMillis(eb.ref('sent_at')).as('sentAt')]);
}

/** What this member has sent since an instant. */
export function listSentBy(tx: Tx, memberId: string, since: Date): Promise<SentInvitation[]> {
  return sentInvitations(tx).where('member_id', '=', memberId).where('sent_at', '>', since).execute();
}

/** What anybody has sent to these addresses since an instant. */
export function listSentTo(tx: Tx, addresses: readonly string[], since: Date): Promise<SentInvitation[]> {
  return sentInvitations(tx).where('address', 'in', addresses).where('sent_at', '>', since).execute();
}

/** Which of these addresses want no invitations. */
export async function listOptedOut(tx: Tx, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.selectFrom('invitation_opt_out').select('address').where('address', 'in', addresses).execute();
  return new Set(rows.map(({ address }) => address.toLowerCase()));
}

/** Adds an invitation; returns its id. */
export async function addInvitation(
  tx: Tx,
  invitation: { readonly memberId: string; readonly token: string; readonly now: Date } & Omit<
    SentInvitation,
    'sentAt'
  >,
): Promise<number> {
  const { memberId, memberEventId, address, token, now } = invitation;
  const { invitationId } = await tx
    .insertInto('event_invitation')
    .values({ member_id: memberId, member_event_id: memberEventId, address, token, sent_at: now })
    .returning('event_invitation_id as invitationId')
    .executeTakeFirstOrThrow();
  return invitationId;
}

/** Whether an invitation with this token was sent. */
export async function isInvitation(tx: Tx, token: string): Promise<boolean> {
  const row = await tx.selectFrom('event_invitation').select('token').where('token', '=', token).executeTakeFirst();
  return row !== undefined;
}

/** Ends invitations to the address that the token's went to; does nothing for an unknown token. */
export async function addOptOut(tx: Tx, token: string, now: Date): Promise<void> {
  await tx
    .insertInto('invitation_opt_out')
    .columns(['address', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('event_invitation')
        .select((invitation) => ['address', invitation.val(now).as('at')])
        .where('token', '=', token),
    )
    .onConflict((conflict) => conflict.column('address').doNothing())
    .execute();
}
