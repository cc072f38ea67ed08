import { brand } from './brand.ts';
import { sessions } from './courses.ts';
import { persona } from './people.ts';
import type { FlagRuleSeed } from './types.ts';

/** The one on-demand session that is not released. */
export const unreleasedSessionId = 'forecasting-without-false-precision-od';

const releasedSessionIds = sessions
  .filter(({ session }) => session.sessionType === 'ON_DEMAND' && session.sessionId !== unreleasedSessionId)
  .map(({ session }) => session.sessionId);

const forEveryone = (flag: string): FlagRuleSeed => ({ flag, defaultValue: true, targets: [] });
const forPersonas = (flag: string, ...names: readonly string[]): FlagRuleSeed => ({
  flag,
  defaultValue: false,
  targets: [{ to: { memberIds: names.map((name) => persona(name).memberId) }, value: true }],
});

/** Flag rules of the demo world; every flag not named here is off. */
export const flagRules: readonly FlagRuleSeed[] = [
  forEveryone('profAimcBanner'),
  forEveryone('videoBookmarks'),
  forPersonas('inviteAFriend', 'member', 'academy'),
  {
    flag: 'votingBanner',
    defaultValue: {
      text: 'Which course should we teach next?',
      buttonCopy: 'Vote',
      buttonLink: `mailto:${brand.supportEmail}?subject=${encodeURIComponent('My vote for the next course')}`,
    },
    targets: [],
  },
  { flag: 'onDemand2024Refresh', defaultValue: releasedSessionIds, targets: [] },
  forPersonas('learningPlans', 'planner', 'planned', 'hal@hooli.example'),
  forPersonas('newConsumerPricing', 'limited-over'),
  forPersonas('cancelMembershipCopy', 'member', 'discounted'),
  { flag: 'freemiumBanner', defaultValue: false, targets: [{ to: { accountTypes: ['LIMITED'] }, value: true }] },
];
