import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { asciiAddress } from '@atrium/domain/account/asciiAddress.ts';
import { newAddressFaults } from '@atrium/domain/account/emailAddress.ts';
import { staffInvitationLifetime, staffInvitationPath } from '@atrium/domain/account/staffInvitation.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { minute } from '@atrium/domain/time.ts';
import { machineNow } from '../../../../base/process/clock.ts';
import { digest } from '../../../../base/secret.ts';
import { linkTo, type Site } from '../../../../base/site.ts';
import type { Db } from '../../../../base/sql/db.ts';
import { lock } from '../../../../base/sql/lock.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { countUnsentMails, queueMail } from '../../../../mail/outbox.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { staffMails } from '../../mails.ts';
import { findOpenInvitation, replaceInvitation } from '../../store/invitations.ts';
import { findCandidate, findFormerHolder, isOfTeam, isOwned } from '../../store/team.ts';
import { findFaults, standingOf, wordsOf, type RolesInput } from './saveStaffRoles.ts';

/** How long the same invitation of a page counts as sent twice, in milliseconds. */
const samePress = minute;

/**
 * Invites an address to the team, by a link that is mailed, good once and for seven days; an earlier one ends. Only its
 * hash is stored (STF-08). By a page the same invitation changes nothing for a minute. A command, by which the first
 * colleagues come, prints the link, because mail may not be there yet. Refuses with INVALID_INPUT, and a sentence in
 * `reason`, for what cannot be an address, without an owner, for somebody of the team or of a company, for the former
 * address of an account, and for companies or courses that do not exist or that no role needs.
 */
export async function inviteStaff(
  deps: StaffAct & { readonly site: Site },
  { email, ...input }: RolesInput,
): Promise<Result<StaffChange>> {
  const refused = (reason: string) => refuse('INVALID_INPUT', { reason });
  const address = asciiAddress(email.trim()).toLowerCase();
  const [wrong] = newAddressFaults(address);
  if (wrong !== undefined) return refused(`${email}: ${wrong}`);
  const wanted = standingOf(input);
  if (wanted.roles.length === 0) return refused('A role is needed.');
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    await lock(tx, 'staff/roles');
    if (!(await isOwned(tx)))
      return refused('This academy has no owner yet. npm run setup -- --email <address> begins.');
    const [fault] = await findFaults(tx, wanted);
    if (fault !== undefined) return refused(fault);
    const person = await findCandidate(tx, address);
    if (person !== null && (await isOfTeam(tx, person.memberId)))
      return refused(`${person.displayName} is on the team already. npm run staff -- roles changes their roles.`);
    if (person?.customer.type === 'ENTERPRISE')
      return refused(`${person.displayName} belongs to a company, whose administrators see what its people learn.`);
    const former = person === null ? await findFormerHolder(tx, address) : null;
    if (former !== null)
      return refused(
        `${address} is a former address of ${former.displayName}, who signs in with ${former.email} now: invite that one. Somebody else who has the address by now signs up with it first.`,
      );
    const open = await findOpenInvitation(tx, address, new Date(machineNow()));
    // the same press, sent again: another link would end the one that is in the mail
    const isJustMade = open !== null && open.expiresAt > machineNow() + staffInvitationLifetime - samePress;
    if (deps.by.kind === 'person' && isJustMade && isDeepStrictEqual(standingOf(open), wanted))
      return ok({ lines: [], isSaved: false });
    const words = wordsOf(wanted);
    const unexplained = refuseReason(deps, { takesAway: false });
    if (unexplained !== null) return unexplained;
    const token = randomBytes(32).toString('base64url');
    const tokenHash = digest(token);
    const expiresAt = new Date(machineNow() + staffInvitationLifetime);
    await replaceInvitation(tx, { address, ...wanted, tokenHash, expiresAt });
    const path = staffInvitationPath(token);
    const letter = staffMails.invited(deps.site, words, path);
    await queueMail(tx, deps, { dedupeKey: `staff-invited/${tokenHash}`, to: address, letter });
    await auditAct(tx, deps, {
      action: 'STAFF_INVITED',
      subject: `address/${address}`,
      before: { roles: [] },
      after: wanted,
    });
    return ok({
      lines: [
        `${address} is invited to the team as ${words}. The link in the mail works once, for seven days.`,
        ...(deps.by.kind === 'command' && !deps.dryRun ? await linkLines(deps, path) : []),
      ],
      isSaved: true,
    });
  });
}

async function linkLines({ db, site }: { readonly db: Db; readonly site: Site }, path: string): Promise<string[]> {
  const { failed } = await countUnsentMails(db);
  const unsent = failed === 1 ? '1 mail was' : `${String(failed)} mails were`;
  return [
    `It is ${linkTo(site, path)}`,
    ...(failed === 0
      ? []
      : [`${unsent} not taken by the mail server and will be tried again, so pass the link on yourself.`]),
  ];
}
