import { expect, test } from 'vitest';
import { accountTypes } from './accountType.ts';
import { checkRoute } from './checkRoute.ts';
import {
  homeBody,
  isAiAcademy,
  isAnyTransactional,
  isCrashCoursesThenSubscription,
  isLimitedExclusive,
  isOnDemandOnly,
  isStandardNavigation,
} from './derived.ts';
import { areas } from './entitlement.ts';
import { subsets } from './expectedAccess.fixture.ts';
import { defaultFlags } from './flags.ts';
import { drawer, sideMenu } from './memberMenu.ts';
import { coursesPath, profileEditPath, topTabs, uncrowded, type NavItem } from './navigation.ts';
import { routeTable } from './routeTable.ts';
import { aViewer } from './viewer.fixture.ts';

const labels = (items: readonly NavItem[]): string[] => items.map((item) => item.label);
const customer = {
  customerId: 'c',
  name: 'Globex',
  type: 'ENTERPRISE',
  hideMemberProfile: true,
  disableAIFeatures: true,
  enableProfAI: false,
  logoUrl: null,
} as const;

test('[NAV-01] tabs of a member, of a crash-course buyer, of someone with everything', () => {
  expect(labels(topTabs(aViewer({ entitlements: ['area/mcsc-unlimited'] })))).toEqual([
    'Home',
    'Courses',
    'Certificates',
    'Resources',
  ]);
  expect(labels(topTabs(aViewer({ entitlements: ['area/crash-courses'] })))).toEqual([
    'Courses',
    'Certificates',
    'Crash Courses',
    'Resources',
  ]);
  expect(labels(topTabs(aViewer({ entitlements: areas })))).toEqual([
    'Home',
    'Mini-MBAs',
    'Courses',
    'Certificates',
    'Resources',
  ]);
  expect(topTabs(aViewer({ accountType: 'ALUMNI', entitlements: areas }))).toEqual([]);
  const employee = { accountType: 'EMPLOYEE', entitlements: areas } as const;
  expect(labels(topTabs(aViewer(employee)))).not.toContain('Mini-MBAs');
  expect(labels(topTabs(aViewer({ ...employee, flags: { ...defaultFlags, stayOnMiniMbas: true } })))).toContain(
    'Mini-MBAs',
  );
});

test('[NAV-02] a tab is renamed or hidden, in the bar, the menu and the drawer alike', () => {
  const navConfigs = [
    { route: '/courses', rename: 'Learn' },
    { route: '/resources', hide: true },
  ];
  const viewer = aViewer({ entitlements: ['area/ai-academy'], customizations: { navConfigs } });
  expect(labels(topTabs(viewer))).toEqual(['Home', 'Learn', 'Certificates']);
  expect(labels(sideMenu(viewer))).not.toContain('Resources');
  expect(labels(drawer(viewer).items)).not.toContain('Resources');
});

test('[NAV-03] six tabs move Resources out, and no set of areas gives six', () => {
  const six = ['home', 'miniMbas', 'courses', 'certificates', 'crashCourses', 'resources'] as const;
  const items = six.map((key) => ({ key, label: key, to: '/' }));
  expect(uncrowded(items).map((item) => item.key)).toEqual(six.slice(0, 5));
  expect(uncrowded(items.slice(1))).toHaveLength(5);
  for (const accountType of accountTypes) {
    for (let bits = 0; bits < 512; bits += 1) {
      const entitlements = areas.filter((_, at) => (bits >> at) & 1);
      const viewer = aViewer({ accountType, entitlements });
      const keys = topTabs(viewer).map((tab) => tab.key);
      expect(keys.length).toBeLessThan(6);
      expect(sideMenu(viewer).some((item) => item.key === 'resources' && keys.includes('resources'))).toBe(false);
    }
  }
});

test('[NAV-04] the side menu of an administrator, an employee, a hidden customer', () => {
  const entitlements = ['area/ai-academy', 'area/enterprise-dashboard'];
  const flags = { ...defaultFlags, referralsLink: true };
  expect(labels(sideMenu(aViewer({ entitlements, flags })))).toEqual([
    'Saved Courses',
    'My Notes',
    'Member Directory',
    'Edit Profile',
    'Manage Account',
    'Insights Hub',
    'Referrals',
    'Logout',
  ]);
  expect(labels(sideMenu(aViewer({ accountType: 'EMPLOYEE', entitlements: areas })))).toEqual([
    'Saved Courses',
    'My Notes',
    'Member Directory',
    'Crash Courses',
    'Edit Profile',
    'Manage Account',
    'Business Course Archive',
    'Companies',
    'Insights',
    'Events',
    'Course Portfolio',
    'My Sessions',
    'Logout',
  ]);
  expect(labels(sideMenu(aViewer({ entitlements, customer })))).not.toContain('Member Directory');
  expect(labels(sideMenu(aViewer({ accountType: 'POST_TRIAL' })))).toEqual(['My Notes', 'Manage Account', 'Logout']);
  expect(profileEditPath(aViewer({ memberId: 'a/b' }))).toBe('/member-directory/a%2Fb/edit');
});

test('[NAV-04] [D78] every link of the bar, the side menu and the drawer opens its page, or the dialog of its lock', () => {
  const flags = { ...defaultFlags, referralsLink: true, stayOnMiniMbas: true };
  const dead = accountTypes.flatMap((accountType) =>
    subsets.flatMap((entitlements) => {
      const viewer = aViewer({ accountType, entitlements, flags });
      const links = [...topTabs(viewer), ...sideMenu(viewer), ...drawer(viewer).items].flatMap(({ to }) => to ?? []);
      const isDead = (to: string) =>
        !['allow', 'pageLock'].includes(checkRoute(viewer, to.split('?', 1)[0] ?? '').kind);
      return links.filter(isDead).map((to) => [accountType, entitlements, to]);
    }),
  );
  expect(dead).toEqual([]);
});

/** Pages that staff may open and that are no destination of a menu, with what leads to each instead. */
const ledToOtherwise = {
  '/not-authorized': 'a page that is refused',
  '/upgrade': 'what members are offered; staff are offered nothing',
  '/second-factor': 'a band, until it is set up',
  '/cancel-offer': 'canceling a membership',
  '/coupon-confirmation': 'an offer that was taken',
  '/checkout-confirmation': 'a checkout',
  '/plan/intro': 'the catalogue',
  '/plan/quiz': 'the intro of the quiz',
  '/profai/transfer': 'the catalogue',
  '/organization/seats': 'the dashboard',
  '/drops': 'nothing is on it',
};

test('[NAV-13] nothing that staff may open is reached by its address alone', () => {
  const flags = { ...defaultFlags, learningPlans: true, profAimcBanner: true, referralsLink: true };
  const staff = aViewer({ accountType: 'EMPLOYEE', entitlements: areas, flags: { ...flags, stayOnMiniMbas: true } });
  const open = routeTable.filter(
    ({ path, ...route }) =>
      !path.includes('{') && route.public !== true && ['allow', 'pageLock'].includes(checkRoute(staff, path).kind),
  );
  const links = (items: readonly NavItem[]) => items.map(({ to }) => to?.split('?', 1)[0]);
  for (const reached of [links([...topTabs(staff), ...sideMenu(staff)]), links(drawer(staff).items)]) {
    const others = open.filter(({ path }) => !reached.includes(path)).map(({ path }) => path);
    expect(others.sort()).toEqual(Object.keys(ledToOtherwise).sort());
  }
});

test('[NAV-13] what is added for staff is in no other menu, and not where an area is missing', () => {
  const own = ['Companies', 'Insights', 'Events', 'Course Portfolio', 'My Sessions'];
  for (const accountType of accountTypes.filter((type) => type !== 'EMPLOYEE')) {
    const { items } = drawer(aViewer({ accountType, entitlements: areas }));
    expect(labels(items).filter((label) => own.includes(label))).toEqual([]);
  }
  const few = aViewer({ accountType: 'EMPLOYEE', entitlements: ['area/mc-limited'] });
  expect(labels(sideMenu(few)).filter((label) => own.includes(label))).toEqual(['Events']);
});

test('[NAV-05] the drawer has the tabs and the menu once each, and the panel for employees or an unset flag', () => {
  const member = aViewer({ entitlements: ['area/mcsc-unlimited'] });
  expect(labels(drawer(member).items)).toEqual([
    'Home',
    'Courses',
    'Certificates',
    'Resources',
    'Saved Courses',
    'My Notes',
    'Member Directory',
    'Edit Profile',
    'Manage Account',
    'Logout',
  ]);
  expect(drawer(member).panel).toEqual({ email: 'pat@example.com', memberId: 'm1' });
  const flags = { ...defaultFlags, drawerPanel: true };
  expect(drawer(aViewer({ flags })).panel).toBeNull();
  expect(drawer(aViewer({ flags, accountType: 'EMPLOYEE' })).panel).not.toBeNull();
});

test('[NAV-07] limited-exclusive viewers keep the Mini-MBAs and Resources tabs', () => {
  const viewer = aViewer({ accountType: 'LIMITED', entitlements: ['area/mc-limited'] });
  expect(labels(topTabs(viewer))).toEqual(['Mini-MBAs', 'Courses', 'Certificates', 'Resources']);
});

test('[ACC-19] the areas that somebody holds decide each derived check', () => {
  const checks = {
    isStandardNavigation,
    isAiAcademy,
    isAnyTransactional,
    isLimitedExclusive,
    isCrashCoursesThenSubscription,
    isOnDemandOnly,
  };
  const holding = (...held: string[]): string[] => {
    const viewer = aViewer({ entitlements: [...held.map((name) => `area/${name}`), 'course/c1'] });
    return Object.entries(checks).flatMap(([name, check]) => (check(viewer) ? [name] : []));
  };
  expect(holding('mcsc-unlimited')).toEqual(['isStandardNavigation']);
  expect(holding('ai-academy')).toEqual(['isStandardNavigation', 'isAiAcademy']);
  expect(holding('ai-ondemand')).toEqual(['isStandardNavigation', 'isAiAcademy', 'isOnDemandOnly']);
  expect(holding('ai-ondemand', 'mcsc-unlimited')).toEqual(['isStandardNavigation', 'isAiAcademy']);
  expect(holding('mc-limited')).toEqual(['isLimitedExclusive']);
  expect(holding('mc-limited', 'bootcamps')).toEqual([]);
  expect(holding()).toEqual([]);
  expect(holding('mc-transactional')).toEqual(['isAnyTransactional']);
  expect(holding('crash-courses', 'ai-academy')).toEqual([
    'isStandardNavigation',
    'isAiAcademy',
    'isAnyTransactional',
    'isCrashCoursesThenSubscription',
  ]);
});

test('[HOM-01] [HOM-02] home has three bodies', () => {
  expect(homeBody(aViewer({ entitlements: ['area/ai-ondemand'] }))).toBe('member');
  expect(homeBody(aViewer({ accountType: 'LIMITED', entitlements: ['area/mc-limited'] }))).toBe('limited');
  expect(homeBody(aViewer({ entitlements: ['area/mc-transactional'] }))).toBe('transactional');
  // a member who was given a plan sees its home, whatever the account is called
  const given = aViewer({ accountType: 'LIMITED', entitlements: ['area/mc-limited', 'area/ai-academy'] });
  expect(homeBody(given)).toBe('member');
});

test('[NAV-01] Courses leads to their own sessions for viewers whom the catalogue would redirect', () => {
  const to = (entitlements: readonly string[]) =>
    topTabs(aViewer({ entitlements })).find(({ key }) => key === 'courses')?.to;
  expect(to(['area/mc-transactional'])).toBe('/my-sessions');
  expect(to(['area/mc-transactional', 'area/ai-academy'])).toBe('/courses');
  expect(labels(sideMenu(aViewer({ entitlements: ['area/mc-transactional'] })))).not.toContain('Saved Courses');
  expect(coursesPath(aViewer({ entitlements: ['area/bootcamps'] }))).toBe('/mini-mbas');
  expect(coursesPath(aViewer({ entitlements: [] }))).toBe('/');
});
