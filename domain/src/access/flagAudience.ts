import { evaluateFlag, type FlagRule, type FlagSubject, type FlagTarget } from './evaluateFlag.ts';
import { parseBlockLogin, parseOnDemandRelease, parseVotingBanner } from './flags.ts';

/** Whom a flag reaches, and whom a change of it touches, in people. */
export interface FlagAudience {
  readonly total: number;
  /** For whom it is on afterwards. */
  readonly on: number;
  readonly gained: number;
  readonly lost: number;
  /** For whom it stays on with another value. */
  readonly changed: number;
}

/** Whether a raw value switches a flag on; one of the wrong shape does not (SSN-04). */
export function isFlagOn(flag: string, raw: unknown): boolean {
  if (flag === 'votingBanner') return parseVotingBanner(raw) !== null;
  if (flag === 'blockLogin') return parseBlockLogin(raw) !== null;
  if (flag !== 'onDemand2024Refresh') return raw === true;
  const { value } = parseOnDemandRelease(raw);
  return value === 'all' || value.length > 0;
}

/** The value of a flag for somebody; `rule` null: nobody has set it, off but for the release (decision 194). */
export function flagValue(flag: string, rule: FlagRule | null, subject: FlagSubject | null): unknown {
  return rule === null ? flag === 'onDemand2024Refresh' && { all_sessions: true } : evaluateFlag(rule, subject);
}

/** Counts for whom a flag is on by `after`, and what becomes different from `before` (RUN-01, D70). */
export function flagAudience(before: FlagRule | null, after: FlagRule, subjects: Iterable<FlagSubject>): FlagAudience {
  const { flag } = after;
  const counts = { total: 0, on: 0, gained: 0, lost: 0, changed: 0 };
  for (const subject of subjects) {
    const [was, is] = [flagValue(flag, before, subject), flagValue(flag, after, subject)];
    const [wasOn, isOn] = [isFlagOn(flag, was), isFlagOn(flag, is)];
    counts.total += 1;
    if (isOn) counts.on += 1;
    if (isOn && !wasOn) counts.gained += 1;
    if (wasOn && !isOn) counts.lost += 1;
    if (isOn && wasOn && JSON.stringify(was) !== JSON.stringify(is)) counts.changed += 1;
  }
  return counts;
}

const mostTargets = 20;
const mostIds = 200;

/** What is wrong with the targets of a rule, in a sentence; null for nothing. */
export function targetsFault(targets: readonly { readonly to: FlagTarget }[]): string | null {
  if (targets.length > mostTargets) return `A flag has at most ${String(mostTargets)} groups of people.`;
  for (const { to } of targets) {
    const { memberIds, customerIds, accountTypes, percentage } = to;
    const lists = [memberIds, customerIds, accountTypes];
    if (lists.every((list) => list === undefined) && percentage === undefined)
      return 'A group without a condition is everybody. Say so above, or name a condition.';
    if (lists.some((list) => list?.length === 0)) return 'A condition of a group is empty.';
    if (lists.some((list) => (list?.length ?? 0) > mostIds))
      return `A group names at most ${String(mostIds)} people or companies.`;
    if (percentage !== undefined && !(Number.isInteger(percentage) && percentage >= 1 && percentage <= 99))
      return 'A share is a whole number from 1 to 99.';
  }
  return null;
}
