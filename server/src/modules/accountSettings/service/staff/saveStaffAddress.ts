import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { asciiAddress } from '@atrium/domain/account/asciiAddress.ts';
import { newAddressFaults } from '@atrium/domain/account/emailAddress.ts';
import { addressBond, addressBondWords } from '@atrium/domain/account/emailChange.ts';
import { ok, refuse, type Refused, type Result } from '@atrium/domain/errors.ts';
import type { Site } from '../../../../base/site.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { lock } from '../../../../base/sql/lock.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { isCompanyDomain } from '../../../federation/service/isCompanyDomain.ts';
import { dropLink, findLinkedAddress, lockLinkOf } from '../../../federation/service/linking/links.ts';
import { lockWaysIn } from '../../../identity/service/waysIn.ts';
import { isLockedAddressInUse } from '../../../member/service/addressInUse.ts';
import { findMemberIdBy } from '../../../member/service/findMemberIdBy.ts';
import { dropPassword, lockAnyPassword } from '../../../proof/service/memberPassword.ts';
import { findAddressHolder, lockEmailChange, removeEmailRequest } from '../../store/emailChanges.ts';
import { announceMove, moveAccount } from '../emailChange/moveAccount.ts';

type AddressDeps = StaffAct & { readonly site: Site };

/**
 * Changes the address of somebody of the team, who cannot do it on the account page: all their sign-ins end, and both
 * addresses get a mail (ACT-06). Refuses with INVALID_INPUT, and a sentence in `reason`, for an address without an
 * account, for somebody who is not of the team, for a new address that is none, or is in use, and without a reason,
 * because it takes their sign-ins (D96).
 */
export async function saveStaffAddress(
  deps: AddressDeps,
  { email, to }: { readonly email: string; readonly to: string },
): Promise<Result<StaffChange>> {
  const address = asciiAddress(to).toLowerCase();
  const [fault] = newAddressFaults(address);
  if (fault !== undefined) return refused(`${to}: ${fault}`);
  const memberId = await findMemberIdBy(deps.db, email.trim());
  if (memberId === null) return refused(`${email} has no account.`);
  return changeAs(deps, (tx) => changeTo(tx, deps, { memberId, to: address, isOfTeam: true }));
}

/**
 * The same for a member who cannot do it, as when the former address is gone, by a page (PEO-01). Both addresses are
 * mailed at once: the former one must know. Nobody has proved the new one, so what opened the account before does so no
 * more: the next sign-in needs a password that is set with a code mailed there (THR-02, THR-60). Refuses with NOT_FOUND
 * for nobody, and with INVALID_INPUT as above, for somebody of the team, and for an address at the domain of a company,
 * whose provider or seats would open this account (THR-09).
 */
export async function saveMemberAddress(
  deps: AddressDeps,
  { memberId, to }: { readonly memberId: string; readonly to: string },
): Promise<Result<StaffChange>> {
  const address = asciiAddress(to.trim()).toLowerCase();
  const [fault] = newAddressFaults(address);
  if (fault !== undefined) return refuse('INVALID_INPUT', { reason: fault, field: 'to' });
  return changeAs(deps, (tx) => changeTo(tx, deps, { memberId, to: address, isOfTeam: false }));
}

async function changeTo(
  tx: Tx,
  deps: AddressDeps,
  { memberId, to, isOfTeam }: { readonly memberId: string; readonly to: string; readonly isOfTeam: boolean },
): Promise<Result<StaffChange>> {
  // nobody joins the team, or leaves it, after it is asked whether they are on it
  await lock(tx, 'staff/roles');
  await lockWaysIn(tx, memberId);
  await lockAnyPassword(tx, memberId);
  await lockLinkOf(tx, memberId);
  await lockEmailChange(tx, memberId);
  const member = await findAddressHolder(tx, memberId);
  if (member === null)
    return isOfTeam
      ? refused('The account was removed.')
      : refuse('NOT_FOUND', { reason: 'There is no such account.' });
  const { email: from, firstName } = member;
  if (isOfTeam && !member.isStaff)
    return refused(`${from} is not on the team, and changes the address on the account page.`);
  if (!isOfTeam && member.isStaff) return refused(`${from} is on the team: an owner changes the address by a command.`);
  const bond = addressBond({ ...member, isStaff: false });
  if (bond !== null) return refused(addressBondWords[bond]);
  if (from.toLowerCase() === to) return ok({ lines: [], isSaved: false });
  if (await isLockedAddressInUse(tx, to, memberId)) return refused(`${to} is in use by an account.`);
  if (!isOfTeam && (await isCompanyDomain(tx, to)))
    return refused(
      `${to} is at the domain of a company, which its own people alone may have: they join it by its pass.`,
    );
  const lines = [`${from} will sign in as ${to}; every sign-in of theirs ends, and both addresses are mailed at once.`];
  const secondAddress = await findLinkedAddress(tx, memberId);
  if (!isOfTeam) lines.push(...unproved(to, secondAddress));
  const unexplained = refuseReason(deps, { takesAway: true });
  if (unexplained !== null) return unexplained;
  await removeEmailRequest(tx, memberId);
  const move = { memberId, firstName, from, to, needsPassword: !isOfTeam };
  if (!isOfTeam) await dropWaysIn(tx, memberId);
  const moved = await moveAccount(tx, deps, { ...move, keptSid: null });
  if (!moved.ok) return refused(`${to} is in use by an account.`);
  await auditAct(tx, deps, { action: 'EMAIL_CHANGED', subject: `member/${memberId}` });
  await announceMove(tx, deps, { ...move, ...moved.value });
  return ok({ lines, isSaved: true });
}

/** An address that the team has typed proves nothing: neither may what opened the account before. */
async function dropWaysIn(tx: Tx, memberId: string): Promise<void> {
  await dropPassword(tx, memberId);
  await dropLink(tx, memberId);
}

const unproved = (to: string, secondAddress: string | null): readonly string[] => [
  `Their password ends, too: they choose another with the code that “Forgot your password?” mails to ${to}.`,
  ...(secondAddress === null ? [] : [`${secondAddress} no longer opens the account.`]),
];

const refused = (reason: string): Refused => refuse('INVALID_INPUT', { reason });
