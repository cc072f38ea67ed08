import {
  booleanFlags,
  parseBlockLogin,
  parseOnDemandRelease,
  parseVotingBanner,
  valueFlags,
  type BooleanFlag,
  type Flags,
} from './flags.ts';

/** What a flag is for and which values it takes: for those who set it (D70). */
export type FlagShape = {
  readonly about: string;
  /** In words, beginning with 'true', 'a list', … */
  readonly values: string;
  readonly example: unknown;
  readonly isOne: (raw: unknown) => boolean;
};

const onOrOff = (about: string): FlagShape => ({
  about,
  values: 'true or false',
  example: true,
  isOne: (raw) => typeof raw === 'boolean',
});

/** Every flag of the product; each is off until it is set. */
export const flagShapes: Readonly<Record<keyof Flags, FlagShape>> = {
  learningPlans: onOrOff('Learning plans: the quiz, the plan above the catalogue, picks.'),
  videoBookmarks: onOrOff('The list of chapters beside a video.'),
  profAimcBanner: onOrOff('The banner of the AI tutor, and the page that hands members over to it.'),
  newConsumerPricing: onOrOff('The second set of plans on the upgrade page.'),
  cancelMembershipCopy: onOrOff('The offer to members who are about to cancel.'),
  referralsLink: onOrOff('Referrals in the menu.'),
  freemiumBanner: onOrOff('The banner of free accounts above the catalogue.'),
  inviteAFriend: onOrOff('Inviting friends to an event.'),
  drawerPanel: onOrOff('Hides address and id in the drawer of small screens, but for employees.'),
  stayOnMiniMbas: onOrOff('Employees without a Mini-MBA stay on its page.'),
  onDemand2024Refresh: {
    about: 'The sessions on demand that are released; without it all that are published are.',
    values: 'a list of session ids, or an object with all_sessions true or false',
    example: { all_sessions: true },
    isOne: (raw) => !parseOnDemandRelease(raw).malformed,
  },
  votingBanner: {
    about: 'A banner above the catalogue with a question and a button.',
    values: 'an object with the texts text, buttonCopy and buttonLink, or false',
    example: { text: 'Which course should we teach next?', buttonCopy: 'Vote', buttonLink: 'https://vote.example.com' },
    isOne: (raw) => raw === false || raw === null || parseVotingBanner(raw) !== null,
  },
  blockLogin: {
    about: 'Replaces signing in by the outage screen.',
    values: 'true or false, or an object with the texts headline and description',
    example: { headline: 'Back at noon', description: 'We are moving to a larger house.' },
    isOne: (raw) => raw === false || raw === null || parseBlockLogin(raw) !== null,
  },
};

/** Whether a name is one of a flag. */
export function isFlag(name: string): name is BooleanFlag | (typeof valueFlags)[number] {
  return Object.hasOwn(flagShapes, name);
}

/** What is wrong with a value for a flag, with an example that is right; null for nothing. */
export function flagFault(name: string, raw: unknown): string | null {
  if (!isFlag(name)) {
    return `${name} is no flag; the flags are ${[...booleanFlags, ...valueFlags].join(', ')}`;
  }
  const { isOne, values, example } = flagShapes[name];
  if (isOne(raw)) return null;
  return `${name} is ${JSON.stringify(raw)}, but it must be ${values}; for example ${JSON.stringify({ [name]: example })}`;
}
