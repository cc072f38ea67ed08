import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { asciiAddress } from '@atrium/domain/account/asciiAddress.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { longDay } from '@atrium/domain/longDate.ts';
import { actMailsWait, mailedLine, mailWithdrawnLine } from '@atrium/domain/outbox/mailState.ts';
import type { Site } from '../../../../base/site.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { withdrawHeld } from '../../../../mail/held.ts';
import type { Letter } from '../../../../mail/layout.ts';
import { queueMail } from '../../../../mail/outbox.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { endAdministrator, grantAdministrator } from '../../../entitlement/service/administrators.ts';
import { findRecipient } from '../../../member/service/findRecipient.ts';
import { seatMails } from '../../mails.ts';
import { isEverSignedIn, isAdministrator } from '../../store/administrators.ts';
import { findPersonOf } from '../../store/contractTerms.ts';
import { contractOfAdministrators, lockContractsAs } from './contractOf.ts';

type Act = StaffAct & { readonly site: Site };
const noCompany = { reason: 'There is no such company.' };

/**
 * Makes somebody of a company its administrator, who opens its dashboard and gives its seats as long as its contracts
 * last (COM-01); again it changes nothing. They are mailed ten minutes later (D96). Refuses with NOT_FOUND for a
 * company that there is not or that is not the caller's, and with INVALID_INPUT for an address of nobody there, and for
 * a company without a contract.
 */
export function addAdministrator(
  act: Act,
  { companyId, email }: { readonly companyId: string; readonly email: string },
): Promise<Result<StaffChange>> {
  return changeAs(act, async (tx): Promise<Result<StaffChange>> => {
    const company = await lockContractsAs(tx, act, companyId, 'company.write');
    if (company === null) return refuse('NOT_FOUND', noCompany);
    const { companyName } = company;
    const address = asciiAddress(email.trim()).toLowerCase();
    const person = await findPersonOf(tx, companyId, { email: address, memberId: null });
    if (person === null) {
      const reason = `Nobody of ${companyName} has an account with this address. Give them a seat first.`;
      return refuse('INVALID_INPUT', { reason, field: 'email' });
    }
    const { memberId, displayName } = person;
    if (await isAdministrator(tx, memberId, new Date(act.now))) return ok({ lines: [], isSaved: false });
    const contract = contractOfAdministrators(company.contracts);
    if (contract === null)
      return refuse('INVALID_INPUT', { reason: `${companyName} has no contract. Add one first.`, field: 'email' });
    const { contractId, overAt, endsOn } = contract;
    await grantAdministrator(tx, { memberId, contractId, now: act.now, endsAt: overAt });
    await auditAct(tx, act, {
      action: 'ADMINISTRATOR_ADDED',
      subject: `member/${memberId}`,
      after: { companyId, contractId },
    });
    const mailed = await mailAdministrator(tx, act, person, (to) =>
      seatMails.administers(to, act.site, { companyName }),
    );
    const until = `until ${longDay(endsOn)}, and as long as a contract lasts after it`;
    return ok({
      lines: [`${displayName} opens the dashboard of ${companyName} and gives its seats, ${until}.`, ...mailed],
      isSaved: true,
    });
  });
}

/**
 * Ends that somebody administers a company (COM-01); what they learn stays. Somebody who does not changes nothing. They
 * are mailed ten minutes later (D96). Refuses with NOT_FOUND for a company or a person that there is not or that is not
 * the caller's, and with INVALID_INPUT without a reason.
 */
export function removeAdministrator(
  act: Act,
  { companyId, memberId }: { readonly companyId: string; readonly memberId: string },
): Promise<Result<StaffChange>> {
  return changeAs(act, async (tx): Promise<Result<StaffChange>> => {
    const company = await lockContractsAs(tx, act, companyId, 'company.write');
    if (company === null) return refuse('NOT_FOUND', noCompany);
    const { companyName } = company;
    const person = await findPersonOf(tx, companyId, { email: null, memberId });
    if (person === null) return refuse('NOT_FOUND', { reason: `There is no such person of ${companyName}.` });
    if (!(await isAdministrator(tx, memberId, new Date(act.now)))) return ok({ lines: [], isSaved: false });
    const unexplained = refuseReason(act, { takesAway: true });
    if (unexplained !== null) return unexplained;
    const reason = act.reason.trim();
    await endAdministrator(tx, { memberId, now: act.now, reason });
    await auditAct(tx, act, { action: 'ADMINISTRATOR_REMOVED', subject: `member/${memberId}`, before: { companyId } });
    const mailed = await mailAdministrator(tx, act, person, (to) =>
      seatMails.administersNoLonger(to, act.site, { companyName }),
    );
    const ends = `${person.displayName} opens the dashboard of ${companyName} no longer. Their seat and learning stay.`;
    return ok({ lines: [ends, ...mailed], isSaved: true });
  });
}

/** Mails somebody what they are from now on, unless a mail waits to say the opposite: that is withdrawn instead. */
export async function mailAdministrator(
  tx: Tx,
  act: Act,
  { memberId, displayName }: { readonly memberId: string; readonly displayName: string },
  letterTo: (to: { readonly firstName: string | null }) => Letter,
): Promise<readonly string[]> {
  const key = `company-administrator/${memberId}`;
  if ((await withdrawHeld(tx, act, [key])).length > 0) return [mailWithdrawnLine(displayName)];
  const to = await findRecipient(tx, memberId);
  if (to === null) return [];
  const dedupeKey = `${key}/${String(act.now)}`;
  const firstName = (await isEverSignedIn(tx, memberId)) ? to.firstName : null;
  await queueMail(tx, act, { dedupeKey, to: to.email, letter: letterTo({ firstName }), heldFor: actMailsWait });
  return [mailedLine(displayName)];
}
