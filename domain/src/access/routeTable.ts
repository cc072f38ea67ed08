import type { AccountType } from './accountType.ts';
import { accountTypes as everyAccountType } from './accountType.ts';
import { standardAreas } from './derived.ts';
import type { AreaKey } from './entitlement.ts';
import type { BooleanFlag } from './flags.ts';

/** What a route, or an operation of the server, requires of its viewer (access.md §2.3). */
export type Requirement = {
  /** Any one of these is enough; `[]` is open; absent means ai-academy (ACC-04). */
  readonly areaEntitlements?: readonly AreaKey[];
  /** Absent means employee, limited, member and trial (ACC-05). */
  readonly accountTypes?: readonly AccountType[];
  /** All of these must be on. */
  readonly areaFlags?: readonly BooleanFlag[];
  /** Refused to limited-exclusive viewers, who see the page-lock dialog on its pages, before any check (NAV-07). */
  readonly pageLock?: true;
};

export type Route = Requirement & {
  /** The path with its parameters in braces. */
  readonly path: string;
  readonly title: string;
  readonly unauthorizedRedirectPath?: string;
  /** Open to a visitor who is not signed in (RTE-07). */
  readonly public?: true;
  /** A sign-in page: someone already signed in is redirected away from it (SIG-06). */
  readonly guestOnly?: true;
  /** For the team alone: for any other member it is as if there were no such page (STU-05). */
  readonly staff?: true;
  /** Every path below it is a page of the same requirement, of which this table says nothing more (`studioRoutes`). */
  readonly isArea?: true;
};

export type RouteRedirect = { readonly path: string; readonly to: string };

export const defaultAccountTypes = ['EMPLOYEE', 'LIMITED', 'MEMBER', 'TRIAL'] as const satisfies readonly AccountType[];
export const defaultAreas = ['area/ai-academy'] as const satisfies readonly AreaKey[];
export const notAuthorizedPath = '/not-authorized';
/** Where staff whose second factor is overdue set one up (STF-02). */
export const secondFactorPath = '/second-factor';

const standard = { areaEntitlements: standardAreas };
const open = { areaEntitlements: [] };
const learning = {
  areaEntitlements: [...standardAreas, 'area/mc-limited', 'area/mc-transactional', 'area/crash-courses'],
} as const satisfies Requirement;
const library = {
  areaEntitlements: [...standardAreas, 'area/crash-courses', 'area/mc-limited'],
  pageLock: true,
} as const;
const bootcamps = { areaEntitlements: ['area/bootcamps'], pageLock: true } as const;
const dashboard = { areaEntitlements: ['area/enterprise-dashboard'] } as const satisfies Requirement;
const staffDashboard = {
  areaEntitlements: ['area/enterprise-dashboard'],
  accountTypes: ['EMPLOYEE'],
  unauthorizedRedirectPath: '/organization',
} as const;
const crashCourses = { areaEntitlements: ['area/crash-courses'] } as const satisfies Requirement;
const plan = {
  areaEntitlements: standardAreas,
  accountTypes: ['EMPLOYEE', 'MEMBER'],
  areaFlags: ['learningPlans'],
} as const satisfies Requirement;
const visitors = { public: true } as const;
/** What every page of the team requires. */
export const studio = { areaEntitlements: [], accountTypes: everyAccountType, staff: true } as const;
const signInPage = { public: true, guestOnly: true } as const;

/**
 * Every page of the product and who may open it (access.md §2.1, §2.3; D5, D6); the pages of the studio are one row,
 * because every browser loads this table and members load no byte of the studio (STU-05).
 */
export const routeTable: readonly Route[] = [
  { path: '/', title: 'Home', ...open },

  { path: '/login', title: 'Sign In', ...signInPage },
  { path: '/signup', title: 'Sign Up', ...signInPage },
  { path: '/corp-login', title: 'Corporate Login', ...signInPage },
  { path: '/oauth', title: 'Signing In', ...visitors },
  { path: '/reset-password', title: 'Reset Password', ...visitors },
  { path: '/reset-password-confirmation', title: 'Reset Password', ...visitors },
  { path: '/set-password', title: 'Set Password', ...visitors },
  { path: '/lms', title: 'Signing In', ...visitors },
  { path: '/preview/{inviteCode}', title: 'Preview', ...visitors },
  { path: '/pathway/{inviteCode}', title: 'Preview', ...visitors },
  { path: '/invite-registration/{inviteCode}', title: 'Registration', ...visitors },
  { path: '/setup/{token}', title: 'Set Up', ...visitors },
  { path: '/join-team/{token}', title: 'Join the Team', ...visitors },
  { path: '/verify/{credentialId}', title: 'Verify Certificate', ...visitors },
  { path: notAuthorizedPath, title: 'Not Authorized', ...open, accountTypes: everyAccountType },

  { path: '/member-directory', title: 'Member Directory', ...standard },
  { path: '/member-directory/{userId}', title: 'Member Profile', ...standard },
  { path: '/member-directory/{userId}/edit', title: 'Edit Profile', ...standard },
  { path: '/account-settings', title: 'Account Settings', ...open, accountTypes: everyAccountType },
  { path: '/notes', title: 'My Notes', ...open, accountTypes: everyAccountType },
  { path: secondFactorPath, title: 'Second Factor', ...open, accountTypes: everyAccountType },
  {
    path: '/referrals',
    title: 'Referrals',
    areaEntitlements: ['area/mcsc-unlimited', 'area/ai-academy'],
    accountTypes: ['EMPLOYEE', 'MEMBER', 'ALUMNI'],
  },

  { path: '/insights', title: 'Insights', ...dashboard },
  { path: '/insights/{insightId}', title: 'Insight', ...dashboard },
  { path: '/organization', title: 'Organization', ...dashboard },
  { path: '/organization/seats', title: 'Seats', ...dashboard },
  { path: '/organization/employee/{userId}', title: 'Student Details', ...dashboard },
  { path: '/organization/{customerId}', title: 'Organization', ...staffDashboard },
  { path: '/organization/{customerId}/seats', title: 'Seats', ...staffDashboard },
  { path: '/organization/{customerId}/employee/{userId}', title: 'Student Details', ...staffDashboard },

  { path: '/mini-mbas', title: 'Mini-MBAs', ...bootcamps },
  { path: '/mini-mbas/{sessionId}', title: 'Mini-MBA', ...bootcamps },
  { path: '/mini-mbas/{topLevelId}/{groupId}/{videoContentId}', title: 'Video', ...bootcamps },

  { path: '/resources', title: 'Resources', ...library },
  { path: '/resources/{slug}', title: 'Resource', ...library },

  { path: '/courses', title: 'Courses', ...learning },
  { path: '/courses/business-archive', title: 'Legacy Courses', areaEntitlements: ['area/business-archive'] },
  {
    path: '/courses/portfolio',
    title: 'Course Portfolio',
    areaEntitlements: ['area/mcsc-unlimited', 'area/ai-academy', 'area/mc-transactional'],
  },
  { path: '/courses/{courseId}', title: 'Course', ...learning },
  { path: '/courses/session/{sessionId}', title: 'Session Detail', ...learning },
  { path: '/courses/session/{topLevelId}/{groupId}/{videoContentId}', title: 'Video', ...learning },
  { path: '/courses/ondemand/{topLevelId}/{groupId}/{videoContentId}', title: 'Video', ...standard },
  { path: '/my-sessions', title: 'My Sessions', areaEntitlements: ['area/mc-transactional'] },

  { path: '/certificates', title: 'Certificates', ...learning },
  { path: '/certificates/{certificateId}', title: 'Certificate', ...learning },
  { path: '/crash-courses', title: 'Crash Courses', ...crashCourses },
  { path: '/crash-courses/{certificateId}', title: 'Crash Course', ...crashCourses },

  {
    path: '/resubscribe',
    title: 'Resubscribe',
    areaEntitlements: [],
    accountTypes: ['ALUMNI', 'POST_TRIAL', 'LIMITED'],
    unauthorizedRedirectPath: '/',
  },
  { path: '/upgrade', title: 'Upgrade Page', ...open },
  { path: '/cancel-offer', title: 'Cancel Offer', ...open },
  { path: '/coupon-confirmation', title: 'Coupon Confirmation', ...open },
  { path: '/checkout-confirmation', title: 'Checkout Confirmation', ...open, accountTypes: everyAccountType },

  {
    path: '/profai/transfer',
    title: 'Opening ProfAI',
    areaEntitlements: standardAreas,
    accountTypes: ['EMPLOYEE', 'MEMBER'],
    areaFlags: ['profAimcBanner'],
  },
  { path: '/plan/intro', title: 'Learning Plan', ...plan },
  { path: '/plan/quiz', title: 'Learning Plan Quiz', ...plan },
  { path: '/drops', title: 'Drops Page', ...open },
  { path: '/events', title: 'Events', ...learning },
  { path: '/events/{memberEventId}', title: 'Event', ...learning },

  { path: '/studio', title: 'Studio', ...studio, isArea: true },
];

/** Paths that only redirect (access.md §2.1, RTE-02). Parameters are carried over by name; query and hash are kept. */
export const routeRedirects: readonly RouteRedirect[] = [
  { path: '/bootcamps', to: '/mini-mbas' },
  { path: '/sprints', to: '/courses' },
  {
    path: '/courses/{topLevelId}/{groupId}/{videoContentId}',
    to: '/courses/ondemand/{topLevelId}/{groupId}/{videoContentId}',
  },
];
