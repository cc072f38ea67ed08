/** The voting banner's text and link (learning.md §2 Course catalogue). */
export type VotingBanner = { readonly text: string; readonly buttonCopy: string; readonly buttonLink: string };

/** The outage screen's texts; each has a default (access.md §2.6). */
export type BlockLogin = { readonly headline: string; readonly description: string };

/** Which on-demand sessions are released: every one, or those listed. An empty list is 'off'. */
export type OnDemandRelease = 'all' | readonly string[];

/** The flags that are simply on or off (D70, D76). */
export const booleanFlags = [
  'learningPlans',
  'videoBookmarks',
  'profAimcBanner',
  'newConsumerPricing',
  'cancelMembershipCopy',
  'referralsLink',
  'freemiumBanner',
  'inviteAFriend',
  'drawerPanel',
  'stayOnMiniMbas',
] as const;

export type BooleanFlag = (typeof booleanFlags)[number];

/** The flags with a value of their own shape, which a parser below reads. */
export const valueFlags = ['onDemand2024Refresh', 'votingBanner', 'blockLogin'] as const;

export type Flags = Readonly<Record<BooleanFlag, boolean>> & {
  readonly onDemand2024Refresh: OnDemandRelease;
  readonly votingBanner: VotingBanner | null;
  readonly blockLogin: BlockLogin | null;
};

/** Every flag off: the default before anything is switched on (D70). */
export const defaultFlags: Flags = {
  learningPlans: false,
  videoBookmarks: false,
  profAimcBanner: false,
  newConsumerPricing: false,
  cancelMembershipCopy: false,
  referralsLink: false,
  freemiumBanner: false,
  inviteAFriend: false,
  drawerPanel: false,
  stayOnMiniMbas: false,
  onDemand2024Refresh: [],
  votingBanner: null,
  blockLogin: null,
};

export const blockLoginDefaults: BlockLogin = {
  headline: 'Sorry.',
  description: 'We are experiencing a system outage. Please try again later.',
};

/**
 * Parses the session-release flag (learning.md §5, SSN-04): an array of session ids, or an object with `all_sessions`
 * true. Anything else counts as off and sets `malformed`, so that the caller logs it.
 */
export function parseOnDemandRelease(raw: unknown): { readonly value: OnDemandRelease; readonly malformed: boolean } {
  if (Array.isArray(raw) && raw.every((id) => typeof id === 'string')) return { value: raw, malformed: false };
  if (typeof raw === 'object' && raw !== null && 'all_sessions' in raw) {
    if (raw.all_sessions === true) return { value: 'all', malformed: false };
    if (raw.all_sessions === false) return { value: [], malformed: false };
  }
  return { value: [], malformed: true };
}

/** Whether the release flag opens this session (SSN-04). */
export function isReleased(release: OnDemandRelease, sessionId: string): boolean {
  return release === 'all' || release.includes(sessionId);
}

/** Parses the voting banner's value; null when one of its three texts is missing (CAT-08). */
export function parseVotingBanner(raw: unknown): VotingBanner | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { text, buttonCopy, buttonLink } = raw as Record<string, unknown>;
  if (typeof text !== 'string' || typeof buttonCopy !== 'string' || typeof buttonLink !== 'string') return null;
  return { text, buttonCopy, buttonLink };
}

/** Parses the outage flag: `true` or an object turns the outage screen on, with default texts where none are given. */
export function parseBlockLogin(raw: unknown): BlockLogin | null {
  if (raw === true) return blockLoginDefaults;
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  const { headline, description } = raw as Record<string, unknown>;
  return {
    headline: typeof headline === 'string' && headline !== '' ? headline : blockLoginDefaults.headline,
    description: typeof description === 'string' && description !== '' ? description : blockLoginDefaults.description,
  };
}
