import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { refuseEnd } from '@atrium/domain/company/contractTerms.ts';
import { counted } from '@atrium/domain/counted.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { longDay } from '@atrium/domain/longDate.ts';
import { actMailsWait } from '@atrium/domain/outbox/mailState.ts';
import { endOfDay } from '@atrium/domain/person/staffGrant.ts';
import { dashboardGrace } from '@atrium/domain/seat/dashboardGrace.ts';
import { day } from '@atrium/domain/time.ts';
import { zoneClock } from '@atrium/domain/zoneClock.ts';
import type { Site } from '../../../../base/site.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { formatDay } from '../../../../mail/formatInstant.ts';
import { withdrawHeld } from '../../../../mail/held.ts';
import { queueMail } from '../../../../mail/outbox.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { moveAdministrators } from '../../../entitlement/service/administrators.ts';
import { changeContractGrants } from '../../../entitlement/service/changeContract.ts';
import { findRecipient } from '../../../member/service/findRecipient.ts';
import { seatMails } from '../../mails.ts';
import { isAdministrator } from '../../store/administrators.ts';
import { addNotice, isRenewed, listAdministrators } from '../../store/contractNotices.ts';
import { countLosing, findPersonOf, isTakenAway, removeContract, saveContractEnd } from '../../store/contractTerms.ts';
import type { CompanyContract } from '../../types.ts';
import { mailAdministrator } from './administrators.ts';
import { contractOfAdministrators, lockContractsAs, type LockedContracts } from './contractOf.ts';
import { endMailsOf, lastSecondOf, termsOf } from './saveContract.ts';

export interface EndInput {
  readonly companyId: string;
  readonly contractId: string;
  /** The version that the page shows. */
  readonly version: number;
  /** yyyy-MM-dd in the zone of the company: the contract ends with this day. */
  readonly lastDay: string;
}

/** How many days before the end administrators are mailed by themselves, the nearest first (COM-02). */
const noticeDays = [7, 30, 60];

type Act = StaffAct & { readonly site: Site };

/**
 * Ends a contract with a day, today at the soonest, or takes away one that has not begun (COM-01, D57): its seats and
 * what they open end with it, its administrators keep the dashboard for 90 days (D97), and are mailed ten minutes later
 * (D96). The same again changes nothing. Refuses with NOT_FOUND for what is not there or not the caller's, with
 * STALE_VERSION when somebody else has saved it, and with INVALID_INPUT for another day and without a reason.
 */
export function endContract(act: Act, input: EndInput): Promise<Result<StaffChange>> {
  return changeAs(act, (tx) => endIn(tx, act, input));
}

async function endIn(
  tx: Tx,
  act: Act,
  { companyId, contractId, version, lastDay }: EndInput,
): Promise<Result<StaffChange>> {
  const company = await lockContractsAs(tx, act, companyId);
  if (company === null) return refuse('NOT_FOUND', { reason: 'There is no such company.' });
  const held = company.contracts.find((contract) => contract.contractId === contractId);
  if (held === undefined) {
    if (await isTakenAway(tx, { customerId: companyId, contractId })) return ok({ lines: [], isSaved: false });
    return refuse('NOT_FOUND', { reason: 'There is no such contract.' });
  }
  if (held.state !== 'TO_COME' && held.endsOn === lastDay) return ok({ lines: [], isSaved: false });
  if (held.version !== version) return refuse('STALE_VERSION');
  const fault = refuseEnd(lastDay, held, company.today);
  if (fault !== null) return refuse('INVALID_INPUT', { reason: fault, field: 'lastDay' });
  const unexplained = refuseReason(act, { takesAway: true });
  if (unexplained !== null) return unexplained;
  const of = { company, companyId, held };
  const lines = held.state === 'TO_COME' ? await takeAway(tx, act, of) : await endWith(tx, act, { ...of, lastDay });
  await auditAct(tx, act, {
    action: 'CONTRACT_ENDED',
    subject: `contract/${contractId}`,
    before: { companyId, ...termsOf(held) },
    after: held.state === 'TO_COME' ? null : { companyId, endsOn: lastDay },
  });
  return ok({ lines, isSaved: true });
}

interface EndedContract {
  readonly company: LockedContracts;
  readonly companyId: string;
  readonly held: CompanyContract;
}

async function takeAway(tx: Tx, act: Act, { company, companyId, held }: EndedContract): Promise<readonly string[]> {
  const { contractId, startsOn, totalSeats } = held;
  await removeContract(tx, contractId);
  const seats = counted(totalSeats, 'seat');
  return [
    `The contract of ${seats} that was to begin on ${longDay(startsOn)} is gone. Nobody has a seat of it.`,
    ...(await leaveAdministrators(tx, act, { company, companyId, held })),
  ];
}

/** Ties who administers a company by a contract that is gone to one that is left; says who does, and who no longer. */
async function leaveAdministrators(
  tx: Tx,
  act: Act,
  { company: { companyName, contracts }, companyId, held: { contractId } }: EndedContract,
): Promise<readonly string[]> {
  const left = contractOfAdministrators(contracts.filter((each) => each.contractId !== contractId));
  const to = left === null ? null : { contractId: left.contractId, endsAt: left.overAt };
  const met = await moveAdministrators(tx, { contractId, to, now: act.now });
  if (met.length === 0) return [];
  if (left !== null) {
    const keep = met.length === 1 ? 'keeps' : 'keep';
    const until = `until ${longDay(left.endsOn)}, and as long as a contract lasts after it`;
    return [`${counted(met.length, 'administrator')} of ${companyName} ${keep} the dashboard ${until}.`];
  }
  const lines: string[] = [];
  for (const memberId of met) {
    const person = await findPersonOf(tx, companyId, { email: null, memberId });
    if (person === null || (await isAdministrator(tx, memberId, new Date(act.now)))) continue;
    await auditAct(tx, act, { action: 'ADMINISTRATOR_REMOVED', subject: `member/${memberId}`, before: { companyId } });
    lines.push(
      `${person.displayName} opens the dashboard of ${companyName} no longer.`,
      ...(await mailAdministrator(tx, act, person, (who) =>
        seatMails.administersNoLonger(who, act.site, { companyName }),
      )),
    );
  }
  return lines;
}

async function endWith(
  tx: Tx,
  act: Act,
  { company, companyId, held, lastDay }: EndedContract & { readonly lastDay: string },
): Promise<readonly string[]> {
  const { timeZone } = company;
  const { contractId, assignedSeats, usedSeats } = held;
  const overAt = endOfDay(lastDay, timeZone);
  await saveContractEnd(tx, contractId, lastSecondOf(lastDay, timeZone));
  const { people, losing } = await countLosing(tx, contractId, new Date(overAt));
  await changeContractGrants(tx, {
    contractId,
    endedAt: held.overAt,
    endsAt: overAt,
    opens: [],
    closes: [],
    now: act.now,
  });
  const keeping = people - losing;
  const ends = `The contract ends on ${longDay(lastDay)}, and no longer on ${longDay(held.endsOn)}.`;
  const seats = `${counted(assignedSeats, 'seat')} ${assignedSeats === 1 ? 'ends' : 'end'} with it: ${usedSeats.toLocaleString('en-US')} in use, ${(assignedSeats - usedSeats).toLocaleString('en-US')} invited.`;
  return [
    ends,
    ...(assignedSeats === 0 ? ['Nobody has a seat of it.'] : [seats]),
    ...(losing === 0
      ? []
      : [`${counted(losing, 'person', 'people')} can learn no longer then. What they earned stays.`]),
    ...(keeping === 0
      ? []
      : [`${counted(keeping, 'person keeps', 'people keep')} learning by something else that they have.`]),
    ...(await tellSooner(tx, act, { company, companyId, held, overAt })),
  ];
}

/** Mails the administrators, ten minutes later, when the contract ends with nothing after it; says what they keep. */
async function tellSooner(
  tx: Tx,
  act: Act,
  { company, companyId, held, overAt }: EndedContract & { readonly overAt: number },
): Promise<readonly string[]> {
  const { contractId } = held;
  // a day that was chosen a moment ago is said no more
  await withdrawHeld(tx, act, [endMailsOf(contractId)]);
  const notice = { contractId, customerId: companyId, overAt: new Date(overAt) };
  const administrators = await listAdministrators(tx, companyId, new Date(act.now));
  const count = counted(administrators.length, 'administrator');
  if (await isRenewed(tx, { ...notice, daysBefore: 0 }))
    return [
      `Another contract lasts longer: ${count} of ${company.companyName} keep the dashboard, and nobody is mailed.`,
    ];
  // what this mail says is not said once more by what is due at this distance
  const daysBefore = noticeDays.find((days) => overAt - days * day <= act.now);
  if (daysBefore !== undefined) await addNotice(tx, { ...notice, daysBefore }, new Date(act.now));
  const dashboardUntil = formatDay(overAt + dashboardGrace - 1, company.timeZone);
  const about = { companyName: company.companyName, lastDay: formatDay(overAt - 1, company.timeZone), dashboardUntil };
  for (const { memberId } of administrators) {
    const member = await findRecipient(tx, memberId);
    if (member === null) continue;
    await queueMail(tx, act, {
      dedupeKey: `${endMailsOf(contractId)}/${memberId}/${String(act.now)}`,
      to: member.email,
      letter: seatMails.programEnds(member, act.site, about),
      heldFor: actMailsWait,
    });
  }
  if (administrators.length === 0) return ['It has no administrator, so nobody is mailed.'];
  const graceUntil = longDay(zoneClock(company.timeZone).dayAt(overAt + dashboardGrace - 1));
  const keeps = administrators.length === 1 ? 'keeps' : 'keep';
  const are = administrators.length === 1 ? 'is' : 'are';
  return [
    `${count} of ${company.companyName} ${keeps} the dashboard, to read, until ${graceUntil}, and ${are} mailed in ten minutes.`,
  ];
}
