import { manyPeopleId } from './customers.ts';
import type { CoverageRow } from './types.ts';

const row = (persona: string, courseId: string, session: string): CoverageRow => ({
  persona,
  courseId,
  sessionId: `${courseId}-${session}`,
});

export const badgeCoverage = {
  active: row('member', 'ai-leaders', '2'),
  watchingOnDemand: row('member', 'first-ai-workflow', 'od'),
  enrolled: row('member', 'prompting-for-analysts', '1'),
  waitlisted: row('member', 'pricing-as-strategy', '1'),
  comingSoon: row('member', 'synthetic-users', '1'),
  courseFullByWaitlist: row('member', 'leading-through-ambiguity', '1'),
  enrollmentClosed: row('member', 'the-board-pack', '1'),
  closesInDays: row('member', 'ai-first-strategy', '1'),
  closesInHours: row('member', 'unit-economics', '1'),
  limitedAvailability: row('member', 'storytelling-with-data', '1'),
  happeningNow: row('member', 'ai-operating-model', '1'),
  freeCourse: row('member', 'answer-engines', 'od'),
  badgeEarned: row('member', 'platform-strategy', '1'),
  completedByBadge: row('member', 'managers-operating-system', '1'),
} as const satisfies Readonly<Record<string, CoverageRow>>;

/** Each tag of a portfolio card (CRD-04). */
export const portfolioCoverage = {
  badgeEarned: row('member', 'platform-strategy', '1'),
  freeCourse: row('member', 'synthetic-users', '1'),
  attended: row('member', 'experiments-that-decide', '1'),
  enrolled: row('member', 'ai-leaders', '2'),
  closingSoon: row('member', 'ai-first-strategy', '1'),
  watchingOnDemand: row('member', 'first-ai-workflow', 'od'),
  none: row('member', 'product-strategy', '1'),
} as const satisfies Readonly<Record<string, CoverageRow>>;

export const callToActionCoverage = {
  enroll: row('member', 'ai-first-strategy', '1'),
  joinWaitlist: row('member', 'leading-through-ambiguity', '1'),
  goToLiveCourseByRoute: row('member', 'ai-leaders', '2'),
  goToLiveCourseByEventLink: row('member', 'decision-writing', '1'),
  goToLiveCourseAfterSprint: row('member', 'experiments-that-decide', '1'),
  unenroll: row('member', 'prompting-for-analysts', '1'),
  launchCourse: row('member', 'feedback-people-can-use', '1'),
  launchCourseOnDemand: row('member', 'first-ai-workflow', 'od'),
  removeFromWaitlist: row('member', 'pricing-as-strategy', '1'),
  enrollClosed: row('member', 'the-board-pack', '1'),
  enrollNotBought: row('sprint', 'research-with-a-model', '1'),
  courseEndedWhileEnrollable: row('member', 'spend-where-it-moves', '1'),
  courseEndedClosed: row('academy', 'ai-risk-in-plain-terms', '0'),
  courseEndedCompleted: row('member', 'negotiating-with-numbers', '1'),
  comingSoon: row('member', 'synthetic-users', '1'),
  reviewPastCourse: row('member', 'platform-strategy', '1'),
  customDetailText: row('member', 'growth-loops', '1'),
  lockedEnrollLimited: row('limited', 'ai-first-strategy', '1'),
  lockedEnrollOnDemandOnly: row('ondemand', 'ai-first-strategy', '1'),
} as const satisfies Readonly<Record<string, CoverageRow>>;

export const seatCoverage = {
  oneSeatLeft: row('academy', 'storytelling-with-data', '1'),
  fullWithWaitlist: row('academy', 'leading-through-ambiguity', '1'),
  twentyFiveSeats: row('academy', 'research-with-a-model', '1'),
  manual: row('member', 'ai-capstone', '1'),
} as const satisfies Readonly<Record<string, CoverageRow>>;

/** States around seats that only their own member meets (D18 to D24), at the first start. */
export const ownSeatCoverage = {
  canceledWhileEnrolled: row('waiting', 'research-with-a-model', '2'),
  claimOffered: row('waiting', 'ai-risk-in-plain-terms', '2'),
  switchOffered: row('waiting', 'decision-writing', '3'),
  opensEarly: row('waiting', 'leading-through-ambiguity', '2'),
} as const satisfies Readonly<Record<string, CoverageRow>>;

/** Mini-MBAs by where they are in time; a member of several sees them side by side (MBA-01). */
export const miniMbaCoverage = {
  finished: row('graduate', 'mini-mba-ai', '0'),
  running: row('minimba', 'mini-mba-ai', '1'),
  upcoming: row('minimba', 'mini-mba-leadership', '1'),
} as const satisfies Readonly<Record<string, CoverageRow>>;

/** Courses of which the preview leaves out a lesson, or a whole group (CRS-07). */
export const previewCoverage = {
  lesson: row('crash', 'negotiating-with-numbers', 'od'),
  group: row('crash', 'hiring-with-evidence', 'od'),
} as const satisfies Readonly<Record<string, CoverageRow>>;

/** A member with insights to read, and one without (INS-01). */
export const insightCoverage = { some: 'ann@acme.example', none: 'newhire@initech.example' } as const;

/** Holders of a credential in each of its states; nobody holds one that was withdrawn (CRT-04). */
export const credentialCoverage = {
  VALID: { persona: 'member', credentialId: 'ATR-7Q4M-29KD-X8PH' },
  REVOKED: { persona: 'archive', credentialId: 'ATR-K6WN-8T3C-R5VJ' },
  REPLACED: { persona: 'graduate', credentialId: 'ATR-M4RV-7C2X-Q9KD' },
  WITHDRAWN: { persona: null, credentialId: 'ATR-H3YD-6QGX-M9TE' },
} as const;

/**
 * Companies by the state of their program and seats: the administrator who meets it on the own dashboard, or our staff
 * by its id.
 */
export const companyCoverage = {
  ended: { customerId: 'halden', persona: 'greta@halden.example' },
  twoContracts: { customerId: 'oceanic', persona: 'maeve@oceanic.example' },
  noSeatFree: { customerId: 'pendant', persona: 'petra@pendant.example' },
  ofOne: { customerId: 'prestige', persona: 'otto@prestige.example' },
  overItsSeats: { customerId: 'wernham', persona: 'employee' },
  overageInvited: { customerId: 'kruger', persona: 'employee' },
  nobodySeated: { customerId: 'monarch', persona: 'employee' },
  notSetUp: { customerId: 'initech', persona: 'newhire@initech.example' },
  manyPeople: { customerId: manyPeopleId, persona: 'vera@vandelay.example' },
} as const;

/** A long list that a job made a file of, for the day after the first start (D62). */
export const longDownload = {
  ...companyCoverage.manyPeople,
  id: 'everybody-and-their-courses',
  type: 'employees_and_courses',
} as const;
