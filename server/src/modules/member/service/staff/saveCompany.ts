import { isDeepStrictEqual } from 'node:util';
import { reachesCompany, staffReach } from '@atrium/domain/access/staffOperations.ts';
import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { companyForm, takesSwitches } from '@atrium/domain/company/companyForm.ts';
import { counted } from '@atrium/domain/counted.ts';
import { ok, refuse, type Refused, type Result } from '@atrium/domain/errors.ts';
import { canonicalTimeZone, zoneInWords } from '@atrium/domain/timeZone.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { withoutNul } from '../../../../base/text/withoutNul.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { addCompany, countPeople, lockCompany, saveCompanyFacts, type CompanyFacts } from '../../store/companies.ts';

const noCompany = { reason: 'There is no such company.' };

/** What a new company begins with, besides its name and zone. */
const beginning = { hideMemberProfile: false, disableAIFeatures: false, enableProfAI: false };

interface NewCompany {
  readonly companyId: string;
  readonly name: string;
  readonly timeZone: string;
}

/**
 * Makes a company without a contract, in the transaction of the caller (COM-01). The same again changes nothing.
 * Refuses with INVALID_INPUT at the field for a value that cannot be, and for an id that is taken.
 */
export async function addCompanyIn(tx: Tx, act: StaffAct, input: NewCompany): Promise<Result<StaffChange>> {
  const { companyId } = input;
  const given = { ...input, name: withoutNul(input.name.trim()) };
  const fault = faultOf(given, ['name', 'companyId', 'timeZone']);
  if (fault !== null) return fault;
  const facts = { name: given.name, timeZone: canonicalTimeZone(given.timeZone) ?? given.timeZone, ...beginning };
  if (!(await addCompany(tx, companyId, facts))) {
    const present = await lockCompany(tx, companyId);
    const isMine = act.by.kind !== 'person' || reachesCompany(staffReach(act.by, 'company.write'), companyId);
    const isSame = present?.name === facts.name && present.timeZone === facts.timeZone;
    if (isMine && isSame) return ok({ lines: [], isSaved: false });
    return refuse('INVALID_INPUT', { reason: 'This id is taken.', field: 'companyId' });
  }
  await auditAct(tx, act, { action: 'COMPANY_ADDED', subject: `customer/${companyId}`, after: facts });
  return ok({
    lines: [
      `${facts.name} is a company of the academy, with the id ${companyId} for good.`,
      `Its days are those of ${zoneInWords(facts.timeZone, act.now)}.`,
      'It has no contract yet: nobody has a seat before one begins.',
    ],
    isSaved: true,
  });
}

export interface FactsInput extends CompanyFacts {
  readonly companyId: string;
  /** The version that the page shows. */
  readonly version: number;
}

/**
 * Changes the facts of a company (COM-01); the same again changes nothing. Its zone stays once it has a contract, whose
 * days are counted in it. Refuses with NOT_FOUND for a company that there is not or that is not the caller's, with
 * STALE_VERSION when somebody else has saved it, and with INVALID_INPUT at the field, also where something is taken
 * from its people without a reason (D96).
 */
export function saveCompany(
  act: StaffAct,
  input: FactsInput,
  hasContract: (tx: Tx) => Promise<boolean>,
): Promise<Result<StaffChange>> {
  const { companyId, version } = input;
  return changeAs(act, async (tx): Promise<Result<StaffChange>> => {
    const { by } = act;
    if (by.kind === 'person' && !reachesCompany(staffReach(by, 'company.write'), companyId))
      return refuse('NOT_FOUND', noCompany);
    const present = await lockCompany(tx, companyId);
    if (present === null) return refuse('NOT_FOUND', noCompany);
    const { version: current, ...held } = present;
    const name = withoutNul(input.name.trim());
    // a name from before it was looked at may stay, so that the other facts can be changed
    const fields = name === held.name ? (['timeZone'] as const) : (['name', 'timeZone'] as const);
    const fault = faultOf({ companyId, name, timeZone: input.timeZone }, fields);
    if (fault !== null) return fault;
    const { hideMemberProfile, disableAIFeatures, enableProfAI } = input;
    const timeZone = canonicalTimeZone(input.timeZone) ?? input.timeZone;
    const wanted: CompanyFacts = { name, timeZone, hideMemberProfile, disableAIFeatures, enableProfAI };
    if (isDeepStrictEqual(held, wanted)) return ok({ lines: [], isSaved: false });
    if (current !== version) return refuse('STALE_VERSION');
    if (held.timeZone !== timeZone && (await hasContract(tx))) {
      const reason = 'The zone stays: the days of its contracts are counted in it.';
      return refuse('INVALID_INPUT', { reason, field: 'timeZone' });
    }
    const unexplained = refuseReason(act, { takesAway: takesSwitches(held, wanted) });
    if (unexplained !== null) return unexplained;
    await saveCompanyFacts(tx, companyId, wanted);
    await auditAct(tx, act, {
      action: 'COMPANY_CHANGED',
      subject: `customer/${companyId}`,
      before: held,
      after: wanted,
    });
    const people = counted(await countPeople(tx, companyId), 'person', 'people');
    return ok({ lines: changedLines(held, wanted, { people, now: act.now }), isSaved: true });
  });
}

function faultOf(given: NewCompany, fields: readonly (keyof NewCompany)[]): Refused | null {
  for (const field of fields) {
    const [reason] = companyForm[field](given);
    if (reason !== undefined) return refuse('INVALID_INPUT', { reason, field });
  }
  return null;
}

function changedLines(
  held: CompanyFacts,
  wanted: CompanyFacts,
  { people, now }: { readonly people: string; readonly now: number },
): readonly string[] {
  const switched = (is: boolean, was: boolean, on: string, off: string): readonly string[] =>
    is === was ? [] : [is ? on : off];
  return [
    ...(held.name === wanted.name ? [] : [`${held.name} is called ${wanted.name} from now on.`]),
    ...(held.timeZone === wanted.timeZone ? [] : [`Its days are those of ${zoneInWords(wanted.timeZone, now)}.`]),
    ...switched(
      wanted.hideMemberProfile,
      held.hideMemberProfile,
      `Its people (${people}) leave the member directory.`,
      `Its people (${people}) are in the member directory, as each of them chose.`,
    ),
    ...switched(
      wanted.disableAIFeatures,
      held.disableAIFeatures,
      `AI features are off for ${people}.`,
      `AI features are on for ${people}.`,
    ),
    ...switched(
      wanted.enableProfAI,
      held.enableProfAI,
      `The tutor answers ${people}.`,
      `The tutor answers ${people} no longer.`,
    ),
  ];
}
