import { expect, test } from 'vitest';
import { accountTypes } from './accountType.ts';
import { checkRequirement, checkRoute, type RouteCheck } from './checkRoute.ts';
import { expectedAt, flagSets, subsets } from './expectedAccess.fixture.ts';
import { defaultFlags } from './flags.ts';
import { allRoutes } from './studioRoutes.ts';
import { aViewer } from './viewer.fixture.ts';

function outcome(check: RouteCheck): string {
  return check.kind === 'redirect' ? check.to : check.kind;
}

const addresses = allRoutes.map((route) => route.path.replaceAll(/\{\w+\}/g, 'x1'));

test('[ACC-01] [ACC-03] [ACC-07] [ACC-08] [ACC-09] [ACC-10] [ACC-11] [ACC-12] [ACC-13] [ACC-14] [ACC-15] [ACC-16] [ACC-17] [ACC-18] every account type, every set of areas, every page: as the documents say', () => {
  const wrong: string[] = [];
  let checks = 0;
  for (const accountType of accountTypes) {
    for (const entitlements of subsets) {
      for (const flags of flagSets) {
        const viewer = aViewer({ accountType, entitlements, flags });
        for (const address of addresses) {
          // Flags only matter to the pages that name one; the others are tested with every flag off.
          if (flags !== flagSets[0] && !/^\/(profai|plan)/.test(address)) continue;
          checks += 1;
          const got = outcome(checkRoute(viewer, address));
          const wanted = expectedAt(address, accountType, entitlements, flags);
          if (got !== wanted) wrong.push(`${accountType} [${entitlements.join()}] ${address}: ${got}, not ${wanted}`);
        }
      }
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(checks).toBeGreaterThan(150_000);
});

test('[ACC-02] a redirect after a refused check always ends on a page that opens', () => {
  for (const accountType of accountTypes) {
    for (const entitlements of subsets) {
      const viewer = aViewer({ accountType, entitlements });
      for (const address of addresses) {
        let check = checkRoute(viewer, address);
        for (let hops = 0; check.kind === 'redirect' && hops < 3; hops += 1) check = checkRoute(viewer, check.to);
        if (check.kind === 'redirect') throw new Error(`${accountType} [${entitlements.join()}] circles at ${address}`);
      }
    }
  }
});

test('[ACC-04] [ACC-05] no entitlement list means ai-academy, an empty one is open, no account types means four', () => {
  const academy = aViewer({ entitlements: ['area/ai-academy'] });
  const nothing = aViewer({ entitlements: [] });
  expect(checkRequirement(academy, {}).ok).toBe(true);
  expect(checkRequirement(nothing, {}).ok).toBe(false);
  expect(checkRequirement(nothing, { areaEntitlements: [] }).ok).toBe(true);
  const open = { areaEntitlements: [] };
  const allowed = accountTypes.filter((accountType) => checkRequirement(aViewer({ accountType }), open).ok);
  expect(allowed.toSorted()).toEqual(['EMPLOYEE', 'LIMITED', 'MEMBER', 'TRIAL']);
});

test('[ACC-20] a refusal has its reason, account type before flags before entitlements, and what unlocks it', () => {
  const requirement = {
    areaEntitlements: ['area/ai-academy', 'area/ai-ondemand'],
    accountTypes: ['MEMBER'],
    areaFlags: ['learningPlans'],
  } as const;
  const reasonFor = (viewer: Parameters<typeof checkRequirement>[0]): unknown => {
    const check = checkRequirement(viewer, requirement);
    return check.ok ? 'ok' : [check.refusal.code, check.refusal.reason, check.refusal.unlock];
  };
  const flags = { ...defaultFlags, learningPlans: true };
  expect(reasonFor(null)).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED', []]);
  expect(reasonFor(aViewer({ accountType: 'TRIAL' }))).toEqual(['FORBIDDEN', 'ACCOUNT_TYPE', []]);
  expect(reasonFor(aViewer({}))).toEqual(['FORBIDDEN', 'FLAG', []]);
  expect(reasonFor(aViewer({ flags }))).toEqual(['FORBIDDEN', 'ENTITLEMENT', ['area/ai-academy', 'area/ai-ondemand']]);
  expect(reasonFor(aViewer({ flags, entitlements: ['area/ai-ondemand'] }))).toBe('ok');
  // each of several flags must be on
  const both = { areaEntitlements: [], areaFlags: ['learningPlans', 'referralsLink'] } as const;
  const opens = (on: object): boolean => checkRequirement(aViewer({ flags: { ...defaultFlags, ...on } }), both).ok;
  expect([opens({ learningPlans: true }), opens({ referralsLink: true })]).toEqual([false, false]);
  expect(opens({ learningPlans: true, referralsLink: true })).toBe(true);
});

test('[STF-02] staff whose second factor is overdue are led to setting one up, from every page behind the sign-in', () => {
  const standing = { roles: ['owner'], customerIds: [], courseIds: [], factorDueAt: 1 } as const;
  const to = (factor: 'OVERDUE' | 'DUE', path: string): string =>
    outcome(checkRoute(aViewer({ accountType: 'EMPLOYEE', staff: { ...standing, factor } }), path));
  for (const path of ['/', '/account-settings', '/login', '/not-authorized'])
    expect([path, to('OVERDUE', path)]).toEqual([path, '/second-factor']);
  expect(to('OVERDUE', '/second-factor')).toBe('allow');
  expect(to('DUE', '/')).toBe('allow');
});

test('[RTE-07] a visitor opens public pages only; every other page requires sign-in and keeps the address', () => {
  const openToAll = allRoutes.filter(
    (route) => checkRoute(null, route.path.replaceAll(/\{\w+\}/g, 'x')).kind === 'allow',
  );
  expect(openToAll.map((route) => route.path)).toEqual([
    '/login',
    '/signup',
    '/corp-login',
    '/oauth',
    '/reset-password',
    '/reset-password-confirmation',
    '/set-password',
    '/lms',
    '/preview/{inviteCode}',
    '/pathway/{inviteCode}',
    '/invite-registration/{inviteCode}',
    '/setup/{token}',
    '/join-team/{token}',
    '/verify/{credentialId}',
  ]);
  expect(checkRoute(null, '/courses', '?t=ai,ml')).toEqual({
    kind: 'signIn',
    to: '/login?redirectPath=%2Fcourses%3Ft%3Dai,ml',
  });
});

test('[RTE-02] [RTE-03] old addresses redirect with their query, unknown ones are not found', () => {
  const viewer = aViewer({ entitlements: ['area/mcsc-unlimited'] });
  const to = (path: string, search?: string): string => outcome(checkRoute(viewer, path, search));
  expect(to('/bootcamps')).toBe('/mini-mbas');
  expect(to('/sprints', '?q=ai')).toBe('/courses?q=ai');
  expect(to('/courses/c1/g1/v1', '?seek=30')).toBe('/courses/ondemand/c1/g1/v1?seek=30');
  expect(to('/courses/session/a/b')).toBe('notFound');
  // a word that begins no course's address may name a group or a video
  expect(to('/courses/c1/session/ondemand')).toBe('/courses/ondemand/c1/session/ondemand');
  expect(to('/courses/ondemand')).toBe('notFound');
  expect(to('/organization/employee')).toBe('notFound');
  // a parameter stays one, whatever is in it
  expect(to('/courses/a%2Fb/g%3F1/v1')).toBe('/courses/ondemand/a%2Fb/g%3F1/v1');
  expect(to('/nowhere')).toBe('notFound');
  expect(to('/courses/')).toBe('allow');
  expect([to('//courses'), to('/courses//')]).toEqual(['notFound', 'notFound']);
  expect(to('/courses/%E0%A4%A')).toBe('notFound');
});

test('[SIG-06] signed-in viewers are redirected from sign-in pages, to the requested page when it is ours', () => {
  const member = aViewer({ entitlements: ['area/ai-academy'] });
  expect(outcome(checkRoute(member, '/login', '?redirectPath=%2Fcourses%3Fq%3Dai'))).toBe('/courses?q=ai');
  expect(outcome(checkRoute(member, '/signup', '?redirectPath=https%3A%2F%2Fevil.example'))).toBe('/');
  expect(outcome(checkRoute(aViewer({ accountType: 'ALUMNI' }), '/corp-login'))).toBe('/resubscribe');
});

test('[NAV-07] limited-exclusive viewers get the page lock before any redirect; others with mc-limited do not', () => {
  const exclusive = aViewer({ accountType: 'LIMITED', entitlements: ['area/mc-limited', 'session/s1'] });
  expect(checkRoute(exclusive, '/mini-mbas')).toMatchObject({
    kind: 'pageLock',
    refusal: { unlock: ['area/bootcamps'], message: 'Mini-MBAs are bought one at a time. Members pay less.' },
  });
  expect(checkRoute(exclusive, '/resources/frame').kind).toBe('pageLock');
  const more = aViewer({ accountType: 'LIMITED', entitlements: ['area/mc-limited', 'area/crash-courses'] });
  expect(outcome(checkRoute(more, '/mini-mbas'))).toBe('/');
  expect(checkRoute(more, '/resources').kind).toBe('allow');
});
