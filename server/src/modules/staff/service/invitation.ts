import { ownerRules, type OwnerValues } from '@atrium/domain/account/firstOwner.ts';
import { tidyName } from '@atrium/domain/account/signup.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { mayBeSent } from '@atrium/domain/formRules.ts';
import { minute } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { machineNow } from '../../../base/process/clock.ts';
import { digest } from '../../../base/secret.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { lock } from '../../../base/sql/lock.ts';
import { allOrNothing } from '../../../base/sql/transaction.ts';
import { attempts } from '../../attempt/service/attempts.ts';
import { countNetworkAttempt, refuseTooMany } from '../../attempt/service/countAttempt.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { addTeamMember } from '../../member/service/addTeamMember.ts';
import { isPasswordOf } from '../../proof/service/isPasswordOf.ts';
import { replacePassword } from '../../proof/service/memberPassword.ts';
import { hashPassword, queueRetryAfter } from '../../proof/service/password.ts';
import { findInvitation, removeInvitations, saveInvitationAccepted } from '../store/invitations.ts';
import { findCandidate, findFormerHolder, isOfTeam, listUnknownCourses, listUnknownCustomers } from '../store/team.ts';
import type { Candidate, Invited, Joined, StaffInvitation } from '../types.ts';
import { withdrawRolesMail } from './mailRoles.ts';
import { saveRoles } from './saveRoles.ts';

/** The account that is made where the address of an invitation has none. */
export type NewAccount = OwnerValues;

/** For how long an acceptance that is sent again, because its answer was lost, is answered as the first time. */
const mayBeSentAgain = 10 * minute;

const find = (tx: Tx, token: string): Promise<StaffInvitation | null> =>
  findInvitation(tx, digest(token), new Date(machineNow()));

/**
 * Whether the account of an address may join by an invitation: it is not of the team yet, and of no company. Without
 * one nobody joins whose account had the address before: it would be their second one.
 */
async function mayJoin(tx: Tx, address: string, person: Candidate | null): Promise<boolean> {
  if (person === null) return (await findFormerHolder(tx, address)) === null;
  return person.customer.type !== 'ENTERPRISE' && !(await isOfTeam(tx, person.memberId));
}

/**
 * Whom an invitation to the team is for. Refuses with NOT_FOUND for one that is unknown, was accepted, has expired, or
 * cannot be accepted any more: all look alike (STF-08).
 */
export async function getStaffInvitation({ db }: Context, token: string): Promise<Result<Invited>> {
  const invitation = await find(db, token);
  if (invitation === null || invitation.acceptedAt !== null) return refuse('NOT_FOUND');
  const { address, roles } = invitation;
  const person = await findCandidate(db, address);
  if (!(await mayJoin(db, address, person))) return refuse('NOT_FOUND');
  return ok({ email: address, roles, hasAccount: person !== null });
}

/**
 * Joins the team by an invitation: the account of its address gets the roles, or is made with them. A person with the
 * link reads the mails of that address, and an account that is there still needs its own password to sign in. The same
 * call again succeeds without a change for ten minutes; later no password is looked at. Refuses with NOT_FOUND for a
 * link that is not good, with INVALID_INPUT without the account that is to be made, and with RATE_LIMITED.
 */
export async function acceptStaffInvitation(
  ctx: Context,
  { token, account }: { readonly token: string; readonly account: NewAccount | null },
): Promise<Result<Joined>> {
  const wait = await countNetworkAttempt(ctx, attempts.staffInvitations);
  if (wait !== null) return refuseTooMany(wait);
  const invitation = await find(ctx.db, token);
  if (invitation === null) return refuse('NOT_FOUND');
  const email = invitation.address.toLowerCase();
  if (invitation.acceptedAt !== null) return confirmAgain(ctx, invitation, account);
  const isNew = (await findCandidate(ctx.db, email)) === null;
  if (isNew && (account === null || !mayBeSent(ownerRules, account))) return refuse('INVALID_INPUT');
  const hash = isNew && account !== null ? await hashPassword(account.password, email) : '';
  if (hash === null) return refuseTooMany(queueRetryAfter, { reason: 'BUSY' });
  const joined = await allOrNothing<Joined | StaffInvitation>(ctx.db, async (tx) => {
    await lock(tx, 'staff/roles');
    // what was read before the lock may have changed
    const present = await find(tx, token);
    if (present === null) return refuse('NOT_FOUND');
    if (present.acceptedAt !== null) return ok(present);
    const person = await findCandidate(tx, email);
    if (!(await mayJoin(tx, email, person))) return refuse('NOT_FOUND');
    const made =
      person === null && account !== null && hash !== '' ? await addAccount(tx, ctx, { email, account, hash }) : null;
    const memberId = person?.memberId ?? made;
    // an account that has gone, or one that has come
    if (memberId === null) return refuse('CONFLICT');
    const standing = await stillThere(tx, present);
    await saveRoles(tx, ctx, { memberId, ...standing });
    await withdrawRolesMail(tx, ctx, memberId);
    await saveInvitationAccepted(tx, digest(token), { at: new Date(machineNow()), hasMadeAccount: made !== null });
    await writeAudit(tx, ctx, {
      actor: { kind: 'person', memberId },
      action: 'STAFF_JOINED',
      subject: `member/${memberId}`,
      before: { roles: [] },
      after: standing,
      detail: { by: 'INVITATION' },
    });
    return ok({ email, isNew: made !== null });
  });
  if (!joined.ok) return joined;
  return 'address' in joined.value ? confirmAgain(ctx, joined.value, account) : ok(joined.value);
}

async function addAccount(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  { email, account, hash }: { readonly email: string; readonly account: NewAccount; readonly hash: string },
): Promise<string | null> {
  const { firstName, lastName } = account;
  const names = { firstName: tidyName(firstName), lastName: tidyName(lastName) };
  const memberId = await addTeamMember(tx, { email, ...names, now });
  if (memberId !== null) await replacePassword(tx, memberId, hash);
  return memberId;
}

/** What an invitation gives, without companies and courses that were removed since. */
async function stillThere(tx: Tx, { roles, customerIds, courseIds }: StaffInvitation) {
  const gone = new Set([
    ...(await listUnknownCustomers(tx, customerIds)),
    ...(await listUnknownCourses(tx, courseIds)),
  ]);
  const left = (ids: readonly string[]): readonly string[] => ids.filter((id) => !gone.has(id));
  return { roles, customerIds: left(customerIds), courseIds: left(courseIds) };
}

/**
 * The same call again, whose answer was lost. Afterwards, and for a person who has not set the password, the link has
 * ended. The password of an account that was there before was not asked for, and is not compared (STF-08).
 */
async function confirmAgain(
  ctx: Context,
  { address, acceptedAt, hasMadeAccount }: StaffInvitation,
  account: NewAccount | null,
): Promise<Result<Joined>> {
  const email = address.toLowerCase();
  if (acceptedAt === null || machineNow() - acceptedAt.getTime() >= mayBeSentAgain) return refuse('NOT_FOUND');
  if (!hasMadeAccount) return ok({ email, isNew: false });
  if (account === null) return refuse('NOT_FOUND');
  const isSet = await isPasswordOf(ctx, email, account.password);
  if (!isSet.ok) return isSet;
  return isSet.value ? ok({ email, isNew: true }) : refuse('NOT_FOUND');
}

/** Removes invitations that have expired, with their addresses. */
export async function removeExpiredInvitations({ db }: Pick<Context, 'db'>): Promise<void> {
  await removeInvitations(db, new Date(machineNow()));
}
