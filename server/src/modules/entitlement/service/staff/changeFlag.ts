import { parseAccountType } from '@atrium/domain/access/accountType.ts';
import type { FlagRule, FlagTarget } from '@atrium/domain/access/evaluateFlag.ts';
import { flagAudience, isFlagOn, flagValue, targetsFault } from '@atrium/domain/access/flagAudience.ts';
import { flagFault, flagShapes, isFlag } from '@atrium/domain/access/flagShapes.ts';
import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { asciiAddress } from '@atrium/domain/account/asciiAddress.ts';
import { counted } from '@atrium/domain/counted.ts';
import { isSame } from '@atrium/domain/document/isSame.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { hashOf } from '@atrium/domain/hash.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { lock } from '../../../../base/sql/lock.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { listFlagSubjects, listNamedCompanies, listNamedPeople, lockFlagRule } from '../../store/flagAudience.ts';
import { saveFlagRule } from '../../store/flags.ts';
import { flagTargetsShape } from '../../types.ts';

/** A flag as somebody of the team wants it. `version`: of the rule that they saw, as `flagVersion` has it. */
export interface WantedFlag {
  readonly flag: string;
  readonly defaultValue: unknown;
  readonly targets: unknown;
  readonly version: string;
}

/** Tells two rules of a flag apart. */
export function flagVersion(rule: Omit<FlagRule, 'flag'> | null): string {
  return rule === null ? '' : String(hashOf(JSON.stringify([rule.defaultValue, rule.targets])));
}

/**
 * Saves the rule of a flag (RUN-01, D70); every process follows within a second. Its lines say for how many people it
 * is on, and for whom that is different, counted by the rule itself. Refuses with INVALID_INPUT for a value or a group
 * that cannot be and without a reason, and with STALE_VERSION when somebody else has changed it meanwhile.
 */
export function changeFlag(deps: StaffAct, { version, ...wanted }: WantedFlag): Promise<Result<StaffChange>> {
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    const { flag } = wanted;
    if (!isFlag(flag)) return refuse('NOT_FOUND', { reason: 'There is no such flag.' });
    await lock(tx, `flag/${flag}`);
    const read = await readRule(tx, wanted);
    if (!read.ok) return read;
    const after = read.value;
    const before = await lockFlagRule(tx, flag);
    // what nobody has set is off, and is not worth an entry of the log
    const held = before ?? { defaultValue: flagValue(flag, null, null), targets: [] };
    if (isSame([held.defaultValue, held.targets], [after.defaultValue, after.targets]))
      return ok({ lines: [], isSaved: false });
    if (flagVersion(before) !== version) return refuse('STALE_VERSION', { reason: 'Somebody has changed this flag.' });
    const audience = flagAudience(before, after, await listFlagSubjects(tx));
    const [wasOn, isOn] = [before, after].map((rule) => isFlagOn(flag, flagValue(flag, rule, null)));
    const unexplained = refuseReason(deps, { takesAway: true });
    if (unexplained !== null) return unexplained;
    await saveFlagRule(tx, after);
    await auditAct(tx, deps, {
      action: 'FLAG_CHANGED',
      subject: `flag/${flag}`,
      before: before === null ? null : { defaultValue: before.defaultValue, targets: before.targets },
      after: { defaultValue: after.defaultValue, targets: after.targets },
      detail: { ...audience },
    });
    const { total, on, gained, lost, changed } = audience;
    return ok({
      lines: [
        `It is on for ${on.toLocaleString('en-US')} of ${counted(total, 'person', 'people')} with an account.`,
        ...(gained === 0 ? [] : [`${counted(gained, 'person gets', 'people get')} it.`]),
        ...(lost === 0 ? [] : [`${counted(lost, 'person loses', 'people lose')} it.`]),
        ...(changed === 0 ? [] : [`For ${counted(changed, 'person', 'people')} it says something else.`]),
        ...(wasOn === isOn ? [] : [`For visitors who are not signed in it is ${isOn === true ? 'on' : 'off'}.`]),
      ],
      isSaved: true,
    });
  });
}

const wrong = (reason: string, field: string) => refuse('INVALID_INPUT', { reason, field });

/** Which values a flag takes, in a sentence. */
function valueWords(flag: string): string {
  if (flag === 'votingBanner') return 'The banner needs a question, words on its button and a link.';
  return `This flag takes ${isFlag(flag) ? flagShapes[flag].values : 'nothing'}.`;
}

/** The rule as it is stored: people by their ids, account types as they are written. */
async function readRule(tx: Tx, wanted: Omit<WantedFlag, 'version'>): Promise<Result<FlagRule>> {
  const { flag, defaultValue } = wanted;
  const shape = flagTargetsShape.safeParse(wanted.targets);
  if (!shape.success) return wrong('The groups of people cannot be read.', 'targets');
  const fault = targetsFault(shape.data);
  if (fault !== null) return wrong(fault, 'targets');
  const values = [defaultValue, ...shape.data.map(({ value }) => value)];
  if (values.some((value) => flagFault(flag, value ?? null) !== null)) return wrong(valueWords(flag), 'defaultValue');
  const targets: { to: FlagTarget; value: unknown }[] = [];
  for (const { to, value } of shape.data) {
    const read = await readTarget(tx, to);
    if (!read.ok) return read;
    targets.push({ to: read.value, value });
  }
  return ok({ flag, defaultValue, targets });
}

async function readTarget(tx: Tx, to: FlagTarget): Promise<Result<FlagTarget>> {
  const { memberIds, customerIds, accountTypes } = to;
  const strange = accountTypes?.find((type) => parseAccountType(type) === undefined);
  if (strange !== undefined) return wrong(`There is no account type “${strange}”.`, 'targets');
  if (customerIds !== undefined) {
    const there = new Set(await listNamedCompanies(tx, customerIds));
    const missing = customerIds.find((id) => !there.has(id));
    if (missing !== undefined) return wrong(`There is no company “${missing}”.`, 'targets');
  }
  if (memberIds === undefined) return ok(to);
  const names = memberIds.map((name) => (name.includes('@') ? asciiAddress(name.trim()) : name.trim()));
  const people = await listNamedPeople(tx, names);
  const found = names.map((name) => people.find(({ memberId, email }) => memberId === name || email === name));
  const missing = memberIds.find((_, at) => found[at] === undefined);
  if (missing !== undefined) return wrong(`There is nobody with the id or address “${missing}”.`, 'targets');
  return ok({ ...to, memberIds: [...new Set(found.flatMap((person) => person?.memberId ?? []))] });
}
