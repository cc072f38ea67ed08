import type { AreaLabel, Banner, EntitlementSeed } from './types.ts';

const banner = (name: string, link: string, alt: string): Banner => ({
  imageUrl: `/files/art/banner/${name}.svg`,
  imageUrlMobile: `/files/art/banner-mobile/${name}.svg`,
  link,
  alt,
});

const area = (label: AreaLabel, name: string, precedence: number): EntitlementSeed => ({
  entitlementId: `area-${label}`,
  type: 'AREA',
  label,
  name,
  precedence,
  areas: [label],
});

/** The nine areas without customizations. */
const areas: readonly EntitlementSeed[] = [
  {
    ...area('mcsc-unlimited', 'Unlimited membership', 60),
    customizations: {
      banners: [banner('orientation', '/events', 'New here? Join the next orientation.')],
    },
  },
  area('ai-academy', 'AI Academy', 50),
  area('ai-ondemand', 'AI Academy On Demand', 40),
  area('mc-limited', 'Free membership', 10),
  area('mc-transactional', 'Single courses', 20),
  area('crash-courses', 'Crash Courses', 25),
  area('bootcamps', 'Mini-MBA', 30),
  area('business-archive', 'Business Course Archive', 5),
  area('enterprise-dashboard', 'Organization dashboard', 15),
];

/** What a customer's contract grants instead of the plain area: the same key with the customer's customizations. */
const customerAreas: readonly EntitlementSeed[] = [
  {
    entitlementId: 'acme-ai-academy',
    type: 'AREA',
    label: 'ai-academy',
    name: 'AI Academy for Acme',
    precedence: 70,
    areas: ['ai-academy'],
    customizations: {
      useFunctionBasedCourseFilter: true,
      banners: [banner('acme-rollout', '/courses', 'Acme learns: pick your first course this month.')],
    },
  },
  {
    entitlementId: 'globex-unlimited',
    type: 'AREA',
    label: 'mcsc-unlimited',
    name: 'Unlimited membership for Globex',
    precedence: 70,
    areas: ['mcsc-unlimited'],
    customizations: {
      navConfigs: [
        { route: '/certificates', rename: 'Programs' },
        { route: '/resources', hide: true },
      ],
      banners: [
        banner('globex-welcome', '/courses', 'Globex Academy: courses chosen by your team leads.'),
        banner('globex-finance', '/courses?t=Finance', 'Finance month: margins, cash and pricing.'),
        banner('globex-writing', '/courses/decision-writing', 'The decision memo: a workshop, live this week.'),
        banner('globex-board', '/courses/peer-board', 'Find your peer board at Globex.'),
      ],
      homePageConfig: { hideUpcomingCourses: true, hideMeetOurMembers: true, hideUpcomingEvents: true },
      hideSessionDetailTitle: true,
    },
  },
];

const course = (courseId: string, name: string): EntitlementSeed => ({
  entitlementId: `course-${courseId}`,
  type: 'COURSE',
  label: courseId,
  name,
  precedence: 20,
  areas: [],
  courseIds: [courseId],
});
const session = (sessionId: string, name: string): EntitlementSeed => ({
  entitlementId: `session-${sessionId}`,
  type: 'SESSION',
  label: sessionId,
  name,
  precedence: 30,
  areas: [],
  sessionIds: [sessionId],
});
const certificate = (certificateId: string, name: string, courseIds: readonly string[]): EntitlementSeed => ({
  entitlementId: `certificate-${certificateId}`,
  type: 'CERTIFICATE',
  label: certificateId,
  name,
  precedence: 25,
  areas: [],
  certificateIds: [certificateId],
  courseIds,
});

/** Bought individually. */
const single: readonly EntitlementSeed[] = [
  course('ai-first-strategy', 'The AI-First Strategy Sprint'),
  course('pricing-as-strategy', 'Pricing as Strategy'),
  course('storytelling-with-data', 'Storytelling with Data'),
  course('research-with-a-model', 'Research with a Model Beside You'),
  session('mini-mba-ai-0', 'AI for Business Mini-MBA, summer'),
  session('mini-mba-ai-1', 'AI for Business Mini-MBA'),
  session('mini-mba-ai-2', 'AI for Business Mini-MBA, spring'),
  session('mini-mba-leadership-1', 'Leadership Mini-MBA'),
  { ...session('mini-mba-product-1', 'Product Mini-MBA'), startsOn: { days: 45 } },
  certificate('crash-ai-for-managers', 'AI for Managers Crash Course', ['crash-ai-for-managers']),
  certificate('crash-finance-for-everyone', 'Finance for Everyone Crash Course', ['crash-finance-for-everyone']),
  certificate('crash-data-fluency', 'Data Fluency Crash Course', ['crash-data-fluency']),
];

/** Every entitlement that a grant may name. Certificates outside the crash courses need none. */
export const entitlements: readonly EntitlementSeed[] = [...areas, ...customerAreas, ...single];
