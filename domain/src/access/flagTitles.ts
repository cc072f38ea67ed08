import type { Flags } from './flags.ts';

/** What the team reads as the name of a flag. */
const flagTitles: Readonly<Record<keyof Flags, string>> = {
  learningPlans: 'Learning plans',
  videoBookmarks: 'Chapters beside a video',
  profAimcBanner: 'Banner of the AI tutor',
  newConsumerPricing: 'Second set of plans',
  cancelMembershipCopy: 'Offer before a cancellation',
  referralsLink: 'Referrals in the menu',
  freemiumBanner: 'Banner of free accounts',
  inviteAFriend: 'Invite a friend',
  drawerPanel: 'Short drawer on small screens',
  stayOnMiniMbas: 'Stay on Mini-MBAs',
  onDemand2024Refresh: 'Released sessions on demand',
  votingBanner: 'Voting banner',
  blockLogin: 'Outage screen',
};

/** The name of a flag; of one that this release does not know, its key. */
export function flagTitle(flag: string): string {
  const titles: Readonly<Record<string, string>> = flagTitles;
  return Object.hasOwn(titles, flag) ? (titles[flag] ?? flag) : flag;
}
