import { hashOf } from '../hash.ts';
import { parseAccountType, type AccountType } from './accountType.ts';
import {
  booleanFlags,
  defaultFlags,
  parseBlockLogin,
  parseOnDemandRelease,
  parseVotingBanner,
  type Flags,
} from './flags.ts';
import { flagFault, isFlag } from './flagShapes.ts';

/**
 * The people whom one rule of a flag targets; every part that is given must match, and an empty target matches
 * everybody (D70).
 */
export type FlagTarget = {
  readonly memberIds?: readonly string[];
  readonly customerIds?: readonly string[];
  /** In any case, as an operator typed them (D1). */
  readonly accountTypes?: readonly string[];
  /** 0 to 100: the share of members, chosen by a hash of flag and member. */
  readonly percentage?: number;
};

export type FlagRule = {
  readonly flag: string;
  readonly defaultValue: unknown;
  /** The first target that matches gives the value. */
  readonly targets: readonly { readonly to: FlagTarget; readonly value: unknown }[];
};

/**
 * The person for whom the flags are evaluated; all fields are null for a visitor who is not signed in, who only gets
 * default values.
 */
export type FlagSubject = {
  readonly memberId: string;
  readonly customerId: string | null;
  readonly accountType: AccountType;
};

/** The raw value of one rule for one subject (D70). */
export function evaluateFlag(rule: FlagRule, subject: FlagSubject | null): unknown {
  if (subject === null) return rule.defaultValue;
  const match = rule.targets.find(({ to }) => matches(to, rule.flag, subject));
  return match === undefined ? rule.defaultValue : match.value;
}

/**
 * Evaluates every flag of the registry for one subject. A flag without a rule is off, but for the release of sessions
 * on demand, which then holds nothing back; one whose value has the wrong shape is off. `malformed` names those so
 * that the caller can log them (SSN-04). `given` are raw values that take precedence over the rules.
 */
export function evaluateFlags(
  rules: readonly FlagRule[],
  subject: FlagSubject | null,
  given: Readonly<Record<string, unknown>> = {},
): { readonly flags: Flags; readonly malformed: readonly string[] } {
  const raw = new Map([
    ...rules.map((rule) => [rule.flag, evaluateFlag(rule, subject)] as const),
    ...Object.entries(given),
  ]);
  const malformed = [...raw].flatMap(([name, value]) =>
    isFlag(name) && value !== undefined && value !== null && flagFault(name, value) !== null ? [name] : [],
  );
  const booleans = booleanFlags.map((name) => [name, raw.get(name) === true] as const);
  const flags: Flags = {
    ...defaultFlags,
    ...Object.fromEntries(booleans),
    // where nobody has set it, the publish state of a session decides alone (decision 194)
    onDemand2024Refresh: raw.has('onDemand2024Refresh')
      ? parseOnDemandRelease(raw.get('onDemand2024Refresh')).value
      : 'all',
    votingBanner: parseVotingBanner(raw.get('votingBanner')),
    blockLogin: parseBlockLogin(raw.get('blockLogin')),
  };
  return { flags, malformed };
}

function matches(target: FlagTarget, flag: string, subject: FlagSubject): boolean {
  if (target.memberIds !== undefined && !target.memberIds.includes(subject.memberId)) return false;
  if (target.customerIds !== undefined && !target.customerIds.includes(subject.customerId ?? '')) return false;
  const types = target.accountTypes?.map(parseAccountType);
  if (types !== undefined && !types.includes(subject.accountType)) return false;
  return target.percentage === undefined || bucket(`${flag}:${subject.memberId}`) < target.percentage;
}

/** A stable number from 0 to 99 for a text, so that a percentage always selects the same members. */
function bucket(text: string): number {
  return hashOf(text) % 100;
}
