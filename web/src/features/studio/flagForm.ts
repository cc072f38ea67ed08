import type { FlagTarget } from '@atrium/domain/access/evaluateFlag.ts';
import { isFlagOn } from '@atrium/domain/access/flagAudience.ts';
import { counted } from '@atrium/domain/counted.ts';
import { isSame } from '@atrium/domain/document/isSame.ts';
import type { FlagSetting } from './flagsQuery.ts';

/** A group of people, as its fields have it. */
export interface FlagGroup {
  /** Tells the groups of a form apart. */
  readonly key: number;
  readonly isOn: boolean;
  readonly accountTypes: readonly string[];
  /** Ids, separated by commas or spaces. */
  readonly companies: string;
  /** Ids or addresses, likewise. */
  readonly people: string;
  /** '1' to '99'; '' for all of them. */
  readonly share: string;
}

/** A flag as its form has it. */
export interface FlagFormValues {
  readonly isOn: boolean;
  /** The texts of a flag that has some, or ids of sessions; '' for what it leaves out. */
  readonly texts: Readonly<Record<string, string>>;
  readonly groups: readonly FlagGroup[];
}

/** The texts that a flag has beside on and off, by their words. */
export const flagTexts: Readonly<Record<string, readonly { readonly name: string; readonly label: string }[]>> = {
  votingBanner: [
    { name: 'text', label: 'Question' },
    { name: 'buttonCopy', label: 'Words of the button' },
    { name: 'buttonLink', label: 'Link of the button' },
  ],
  blockLogin: [
    { name: 'headline', label: 'Headline' },
    { name: 'description', label: 'Description' },
  ],
  onDemand2024Refresh: [{ name: 'sessions', label: 'Ids of the sessions, or nothing for all of them' }],
};

interface StoredTarget {
  readonly to: FlagTarget;
  readonly value: unknown;
}

/**
 * The form of a flag as it is stored; null for a rule whose groups have several values, which is not made by this form.
 */
export function readFlag({ flag, defaultValue, targets: stored }: FlagSetting): FlagFormValues | null {
  const targets = stored as readonly StoredTarget[];
  const values = [defaultValue, ...targets.map(({ value }) => value)].filter((value) => isFlagOn(flag, value));
  const [on] = values;
  if (values.some((value) => !isSame(value, on))) return null;
  return {
    isOn: isFlagOn(flag, defaultValue),
    texts: textsOf(flag, on),
    groups: targets.map(({ to, value }, key) => ({
      key,
      isOn: isFlagOn(flag, value),
      accountTypes: (to.accountTypes ?? []).map((type) => type.toUpperCase()),
      companies: (to.customerIds ?? []).join(', '),
      people: (to.memberIds ?? []).join(', '),
      share: to.percentage === undefined ? '' : String(to.percentage),
    })),
  };
}

function textsOf(flag: string, value: unknown): Readonly<Record<string, string>> {
  if (Array.isArray(value)) return { sessions: value.join(', ') };
  const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return Object.fromEntries(
    (flagTexts[flag] ?? []).map(({ name }) => [name, typeof given[name] === 'string' ? given[name] : '']),
  );
}

const listOf = (text: string): string[] => text.split(/[\s,;]+/).filter((each) => each !== '');

/** What a form says, as it is sent. */
export function writeFlag(flag: string, { isOn, texts, groups }: FlagFormValues) {
  const on = onValue(flag, texts);
  const off = flag === 'onDemand2024Refresh' ? { all_sessions: false } : false;
  return {
    defaultValue: isOn ? on : off,
    targets: groups.map((group) => ({ to: targetOf(group), value: group.isOn ? on : off })),
  };
}

function onValue(flag: string, texts: Readonly<Record<string, string>>): unknown {
  if (flag === 'onDemand2024Refresh') {
    const sessions = listOf(texts['sessions'] ?? '');
    return sessions.length === 0 ? { all_sessions: true } : sessions;
  }
  const given = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  return given.length === 0 ? true : Object.fromEntries(given.map(([name, text]) => [name, text.trim()]));
}

function targetOf({ accountTypes, companies, people, share }: FlagGroup): FlagTarget {
  const [customerIds, memberIds] = [listOf(companies), listOf(people)];
  return {
    ...(memberIds.length > 0 && { memberIds }),
    ...(customerIds.length > 0 && { customerIds }),
    ...(accountTypes.length > 0 && { accountTypes }),
    ...(share.trim() !== '' && { percentage: Number(share) }),
  };
}

/** Who has a flag, in a line: 'On for everybody', 'Off, but on for 2 groups'. */
export function audienceWords(setting: FlagSetting): string {
  const isOn = isFlagOn(setting.flag, setting.defaultValue);
  const targets = setting.targets as readonly StoredTarget[];
  const others = targets.filter(({ value }) => isFlagOn(setting.flag, value) !== isOn);
  if (others.length === 0) return isOn ? 'On for everybody' : 'Off';
  const groups = others.map(({ to }) => groupWords(to)).join('; ');
  return isOn ? `On, but not for ${groups}` : `On for ${groups}`;
}

/** '50 percent of limited accounts of acme', in the order in which the form asks. */
function groupWords({ accountTypes, customerIds, memberIds, percentage }: FlagTarget): string {
  const types = accountTypes?.map((type) => type.toLowerCase().replaceAll('_', ' ')).join(', ');
  const named = memberIds === undefined ? null : counted(memberIds.length, 'person', 'people');
  const all = percentage === undefined && customerIds === undefined ? 'everybody' : 'people';
  const who = named ?? (types === undefined ? all : `${types} accounts`);
  const narrowed = [
    who,
    ...(named === null || types === undefined ? [] : [`with ${types} accounts`]),
    ...(customerIds === undefined ? [] : [`of ${customerIds.join(', ')}`]),
  ].join(' ');
  return percentage === undefined ? narrowed : `${String(percentage)} percent of ${narrowed}`;
}
