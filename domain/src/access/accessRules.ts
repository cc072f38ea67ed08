import { tierWords } from '../person/tierWords.ts';
import type { LedgerGrant } from './accessAt.ts';
import { areaWords } from './areaWords.ts';
import type { AccessExplanation } from './explainAccess.ts';
import type { BooleanFlag } from './flags.ts';
import { defaultAccountTypes, type Route } from './routeTable.ts';
import { matchPage } from './studioRoutes.ts';
import type { Viewer } from './viewer.ts';

/** One rule by which an address is decided, for a reader of the team. */
export interface AccessRule {
  readonly isMet: boolean;
  readonly rule: string;
  /** What it is compared with; '' for nothing. */
  readonly note: string;
}

type Explained = Pick<AccessExplanation<LedgerGrant>, 'opens' | 'sentence' | 'keys' | 'grants'>;

/**
 * Each rule that decides about an address, in their order, with whether this member meets it: account type, flags,
 * entitlements, and what the page itself answers (STF-07). One that is not met decides; those after it are not asked.
 */
export function accessRules(viewer: Viewer, address: string, explained: Explained): readonly AccessRule[] {
  const match = matchPage(address);
  const own: AccessRule = { isMet: explained.opens, rule: explained.sentence, note: '' };
  if (match?.kind !== 'page') return [own];
  const { route } = match;
  const rules =
    route.staff === true ? [ofTeam(viewer)] : route.public === true ? [open] : rulesOf(viewer, route, explained);
  // the page itself refuses, or leads elsewhere, though every rule of its route is met
  return explained.opens || rules.some(({ isMet }) => !isMet) ? rules : [...rules, own];
}

const open: AccessRule = { isMet: true, rule: 'The page is open to everybody, also without an account', note: '' };

const ofTeam = ({ staff }: Viewer): AccessRule => ({
  isMet: staff !== null,
  rule: 'The page is for the team',
  note: 'For anybody else it is as if there were no such page.',
});

function rulesOf(viewer: Viewer, route: Route, explained: Explained): readonly AccessRule[] {
  const allowed = route.accountTypes ?? defaultAccountTypes;
  const isAllowed = allowed.some((type) => type === viewer.accountType);
  const flags = route.areaFlags ?? [];
  return [
    {
      isMet: isAllowed,
      rule: `The tier ${tierWords[viewer.accountType]} ${isAllowed ? 'may' : 'may not'}`,
      note: `Allowed: ${allowed.map((type) => tierWords[type]).join(', ')}`,
    },
    ...(flags.length === 0
      ? [{ isMet: true, rule: 'No flag is asked for', note: '' }]
      : flags.map((flag) => ofFlag(viewer, flag))),
    ofEntitlements(explained),
  ];
}

const ofFlag = ({ flags }: Viewer, flag: BooleanFlag): AccessRule => ({
  isMet: flags[flag],
  rule: `The flag ${flag} is ${flags[flag] ? 'on' : 'off'} for them`,
  note: '',
});

function ofEntitlements({ opens, keys, grants }: Explained): AccessRule {
  if (keys.length === 0) return { isMet: true, rule: 'No entitlement is asked for', note: '' };
  const held = [...new Set(grants.filter(({ inForce }) => inForce).map(({ name }) => name))];
  const openers = [...new Set(grants.filter((grant) => grant.inForce && grant.opens).map(({ name }) => name))];
  const list = (names: readonly string[]): string => new Intl.ListFormat('en-US').format(names);
  return {
    isMet: opens || openers.length > 0,
    rule: `Needs one of: ${[...new Set(keys.map(keyWords))].join(', ')}`,
    note:
      openers.length > 0
        ? `Held: ${list(openers)}`
        : opens
          ? 'It opens without one, because it is free.'
          : held.length === 0
            ? 'Nothing is held at that time.'
            : `Held: ${list(held)}, which ${held.length === 1 ? 'does' : 'do'} not open it.`,
  };
}

/** 'AI Academy' of 'area/ai-academy'; what is not an area is held by itself. */
export function keyWords(key: string): string {
  const [kind = '', label = ''] = key.split('/', 2);
  if (kind === 'area') return areaWords[label] ?? label;
  return kind === 'certificate' ? 'a certificate with it' : `this ${kind} by itself`;
}
