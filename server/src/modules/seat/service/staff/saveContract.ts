import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { isSameTerms, refuseTerms, takesTerms, type ContractTerms } from '@atrium/domain/company/contractTerms.ts';
import { counted } from '@atrium/domain/counted.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { longDay } from '@atrium/domain/longDate.ts';
import { mailWithdrawnLine } from '@atrium/domain/outbox/mailState.ts';
import { endOfDay } from '@atrium/domain/person/staffGrant.ts';
import { second } from '@atrium/domain/time.ts';
import { zoneClock } from '@atrium/domain/zoneClock.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { isUuid } from '../../../../base/text/isUuid.ts';
import { withoutNul } from '../../../../base/text/withoutNul.ts';
import { withdrawHeld } from '../../../../mail/held.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { changeContractGrants } from '../../../entitlement/service/changeContract.ts';
import { addContract, listSeatAreas, saveContractTerms } from '../../store/contractTerms.ts';
import type { CompanyContract } from '../../types.ts';
import { lockContractsAs, type LockedContracts } from './contractOf.ts';

/** The terms of a contract, by the page that shows it. */
export interface ContractInput extends ContractTerms {
  readonly companyId: string;
  /** Of a new contract one that the caller makes, so that it is made once however often it is sent. */
  readonly contractId: string;
  /** The version that the page shows; 0 for a new contract. */
  readonly version: number;
}

/**
 * Makes a contract, or changes its terms (COM-01): what its seats open follows at once, and lasts as long as it does.
 * The same terms again change nothing. Refuses with NOT_FOUND for a company or contract that there is not or that is
 * not the caller's, with STALE_VERSION when somebody else has saved it, and with INVALID_INPUT at the field for terms
 * that cannot be and for less than was bought without a reason (D96).
 */
export function saveContract(act: StaffAct, input: ContractInput): Promise<Result<StaffChange>> {
  return changeAs(act, (tx) => saveIn(tx, act, { ...input, links: input.links.map(cleanLink) }));
}

const cleanLink = ({ title, url }: ContractTerms['links'][number]) => ({
  title: withoutNul(title.trim()),
  url: withoutNul(url.trim()),
});

async function saveIn(tx: Tx, act: StaffAct, input: ContractInput): Promise<Result<StaffChange>> {
  const { companyId, contractId, version, ...terms } = input;
  const company = await lockContractsAs(tx, act, companyId);
  if (company === null) return refuse('NOT_FOUND', { reason: 'There is no such company.' });
  const held = company.contracts.find((contract) => contract.contractId === contractId) ?? null;
  if (held === null && version !== 0) return refuse('NOT_FOUND', { reason: 'There is no such contract.' });
  if (held !== null && isSameTerms(held, terms)) return ok({ lines: [], isSaved: false });
  if (held !== null && held.version !== version) return refuse('STALE_VERSION');
  const areas = new Map((await listSeatAreas(tx, companyId)).map(({ entitlementId, name }) => [entitlementId, name]));
  const fault = refuseTerms(terms, { held, today: company.today, known: new Set(areas.keys()) });
  if (fault !== null) return refuse('INVALID_INPUT', fault);
  const unexplained = refuseReason(act, { takesAway: held !== null && takesTerms(held, terms) });
  if (unexplained !== null) return unexplained;
  const namesOf = (ids: readonly string[]): string =>
    new Intl.ListFormat('en-US').format(ids.map((id) => areas.get(id) ?? id));
  const written = { ...terms, entitlementIds: [...new Set(terms.entitlementIds)] };
  if (held === null)
    return addIn(tx, act, { company, input: { ...input, ...written }, opens: namesOf(terms.entitlementIds) });
  const lines = [...changedLines(held, written, namesOf), ...(await changeIn(tx, act, { company, held, written }))];
  await auditAct(tx, act, {
    action: 'CONTRACT_CHANGED',
    subject: `contract/${contractId}`,
    before: { companyId, ...termsOf(held) },
    after: { companyId, ...written },
  });
  return ok({ lines, isSaved: true });
}

const startOf = (day: string, timeZone: string): Date => new Date(zoneClock(timeZone).instantOf(`${day}T00:00:00`));
/** A second before the day is over, so that the instant is of that day. */
export const lastSecondOf = (day: string, timeZone: string): Date => new Date(endOfDay(day, timeZone) - second);

/** The mails that wait to say that a contract ends sooner. */
export const endMailsOf = (contractId: string): string => `contract-ends-sooner/${contractId}`;

/**
 * Withdraws what waits to say that a contract ends, of every one that a contract which lasts until `overAt`, epoch
 * milliseconds, renews: the program does not end then (D96). Says so, when there was any.
 */
async function withdrawEnds(
  tx: Tx,
  act: Pick<StaffAct, 'now'>,
  {
    company: { companyName, contracts },
    contractId,
    overAt,
  }: { readonly company: LockedContracts; readonly contractId: string; readonly overAt: number },
): Promise<readonly string[]> {
  const renewed = contracts.filter((each) => each.contractId === contractId || each.overAt < overAt);
  const withdrawn = await withdrawHeld(
    tx,
    act,
    renewed.map((each) => endMailsOf(each.contractId)),
  );
  return withdrawn.length === 0 ? [] : [mailWithdrawnLine(`the administrators of ${companyName}`)];
}

async function addIn(
  tx: Tx,
  act: StaffAct,
  {
    company,
    input,
    opens,
  }: { readonly company: LockedContracts; readonly input: ContractInput; readonly opens: string },
): Promise<Result<StaffChange>> {
  const { companyId, contractId, version: _, startsOn, endsOn, ...terms } = input;
  if (!isUuid(contractId)) return refuse('INVALID_INPUT', { field: 'contractId' });
  const { timeZone, companyName } = company;
  const span = { startsAt: startOf(startsOn, timeZone), endsAt: lastSecondOf(endsOn, timeZone) };
  const isAdded = await addContract(tx, { contractId, customerId: companyId, ...span, ...terms });
  if (!isAdded) return refuse('CONFLICT');
  await auditAct(tx, act, {
    action: 'CONTRACT_ADDED',
    subject: `contract/${contractId}`,
    after: { companyId, startsOn, endsOn, ...terms },
  });
  const more = terms.overage ? ', and more where they are needed' : '';
  const others = company.contracts.filter(({ state }) => state === 'IN_FORCE');
  const isNow = startsOn <= company.today;
  const together = others.reduce((sum, { totalSeats }) => sum + totalSeats, terms.totalSeats);
  const lines = [
    `${companyName} has ${counted(terms.totalSeats, 'seat')}${more}, from ${longDay(startsOn)} to ${longDay(endsOn)}.`,
    `A seat opens ${opens}.`,
    ...(isNow && others.length > 0
      ? [`With the contracts in force that makes ${counted(together, 'seat')}, one for each person.`]
      : []),
    isNow
      ? 'Its administrators give the seats from now on.'
      : `Nobody has a seat of it before ${longDay(startsOn)}; those of a contract that ends sooner are given again.`,
    ...(await withdrawEnds(tx, act, { company, contractId, overAt: endOfDay(endsOn, timeZone) })),
  ];
  return ok({ lines, isSaved: true });
}

/** Writes other terms, and what follows for those who hold a seat; what happens to people and mails, a line each. */
async function changeIn(
  tx: Tx,
  act: StaffAct,
  {
    company,
    held,
    written,
  }: {
    readonly company: LockedContracts;
    readonly held: CompanyContract;
    readonly written: ContractTerms;
  },
): Promise<readonly string[]> {
  const { timeZone } = company;
  const { contractId } = held;
  const isOtherEnd = written.endsOn !== held.endsOn;
  await saveContractTerms(tx, contractId, {
    ...written,
    startsAt: written.startsOn === held.startsOn ? null : startOf(written.startsOn, timeZone),
    endsAt: isOtherEnd ? lastSecondOf(written.endsOn, timeZone) : null,
  });
  const overAt = endOfDay(written.endsOn, timeZone);
  const people = await changeContractGrants(tx, {
    contractId,
    endedAt: held.overAt,
    endsAt: overAt,
    opens: written.entitlementIds.filter((id) => !held.entitlementIds.includes(id)),
    closes: held.entitlementIds.filter((id) => !written.entitlementIds.includes(id)),
    now: act.now,
  });
  return [
    ...(people === 0 ? [] : [`For ${counted(people, 'person', 'people')} in a seat this is so from now on.`]),
    ...(isOtherEnd ? await withdrawEnds(tx, act, { company, contractId, overAt }) : []),
  ];
}

function changedLines(
  held: ContractTerms,
  wanted: ContractTerms,
  namesOf: (ids: readonly string[]) => string,
): readonly string[] {
  const opened = wanted.entitlementIds.filter((id) => !held.entitlementIds.includes(id));
  const closed = held.entitlementIds.filter((id) => !wanted.entitlementIds.includes(id));
  const isOtherLinks = JSON.stringify(held.links) !== JSON.stringify(wanted.links);
  return [
    ...(held.startsOn === wanted.startsOn
      ? []
      : [`It begins on ${longDay(wanted.startsOn)}, and no longer on ${longDay(held.startsOn)}.`]),
    ...(held.endsOn === wanted.endsOn
      ? []
      : [`It ends on ${longDay(wanted.endsOn)}, and no longer on ${longDay(held.endsOn)}.`]),
    ...(held.totalSeats === wanted.totalSeats
      ? []
      : [`It has ${counted(wanted.totalSeats, 'seat')}, and had ${held.totalSeats.toLocaleString('en-US')}.`]),
    ...(held.overage === wanted.overage
      ? []
      : [wanted.overage ? 'More seats than are bought may be given.' : 'No more seats than are bought may be given.']),
    ...(opened.length === 0 ? [] : [`A seat opens ${namesOf(opened)} as well.`]),
    ...(closed.length === 0 ? [] : [`A seat no longer opens ${namesOf(closed)}.`]),
    ...(isOtherLinks ? [`The dashboard shows ${counted(wanted.links.length, 'link')} of it.`] : []),
  ];
}

/** The terms of a contract alone. */
export const termsOf = ({
  startsOn,
  endsOn,
  totalSeats,
  overage,
  entitlementIds,
  links,
}: ContractTerms): ContractTerms => ({
  startsOn,
  endsOn,
  totalSeats,
  overage,
  entitlementIds,
  links,
});
