import { roleOf, roleWords } from '@atrium/domain/access/roleWords.ts';
import type { StaffStanding } from '@atrium/domain/access/staffOperations.ts';
import { takesStanding } from '@atrium/domain/access/staffReason.ts';
import { actMailsWait, mailedLine, mailWithdrawnLine } from '@atrium/domain/outbox/mailState.ts';
import type { Site } from '../../../base/site.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { withdrawHeld } from '../../../mail/held.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { findRecipient } from '../../member/service/findRecipient.ts';
import { staffMails } from '../mails.ts';
import { findMailedOver } from '../store/mailedOver.ts';
import { listTeamPage } from '../store/teamPage.ts';

/** Whose roles were saved in this transaction, and what they held before. */
interface Saved {
  readonly memberId: string;
  readonly displayName: string;
  readonly held: StaffStanding;
  readonly wanted: StaffStanding;
}

interface RolesMailed {
  /** What happens to mails, a line each. */
  readonly lines: readonly string[];
  /** What the person held when they last knew what that was; null when no mail waits to say what it is now. */
  readonly over: StaffStanding | null;
}

const keyOf = (memberId: string): string => `staff-roles/${memberId}`;

/**
 * Mails somebody of the team from whom something was taken, ten minutes later, what they still may do or that they are
 * no longer on it (STF-09, D96). Several changes in that time are one: what is taken is what they held before the
 * first of them, so that a mail that waits is withdrawn when all is given back, and is replaced when something else
 * changes. The audit entry of the change keeps `over` as a detail. The caller has saved the roles, and holds the lock
 * `staff/roles`.
 */
export async function mailRoles(
  tx: Tx,
  ctx: { readonly now: number; readonly site: Site },
  { memberId, displayName, held, wanted }: Saved,
): Promise<RolesMailed> {
  const waited = (await withdrawHeld(tx, ctx, [keyOf(memberId)])).length > 0;
  const withdrawn = waited ? [mailWithdrawnLine(displayName)] : [];
  const over = (waited ? await findMailedOver(tx, memberId) : null) ?? held;
  const person = await findRecipient(tx, memberId);
  if (person === null || !takesStanding(over, wanted)) return { lines: withdrawn, over: null };
  const standing = (await listTeamPage(tx)).find((each) => each.memberId === memberId);
  const letter =
    standing === undefined
      ? staffMails.offTheTeam(person, ctx.site)
      : staffMails.rolesChanged(
          person,
          ctx.site,
          standing.roles.map((role) => `${roleOf(standing, role)}. ${roleWords[role].about}`),
        );
  const dedupeKey = `${keyOf(memberId)}/${String(ctx.now)}`;
  await queueMail(tx, ctx, { dedupeKey, to: person.email, letter, heldFor: actMailsWait });
  return { lines: [...withdrawn, mailedLine(displayName)], over };
}

/** Withdraws the mail that waits to say that somebody is no longer on the team, who joins it again by an invitation. */
export async function withdrawRolesMail(tx: Tx, ctx: { readonly now: number }, memberId: string): Promise<void> {
  await withdrawHeld(tx, ctx, [keyOf(memberId)]);
}
