import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeCustomizations, type Banner } from './customizations.ts';

const banner = (name: string): Banner => ({ imageUrl: `/${name}.webp`, imageUrlMobile: null, link: `/${name}` });

test('[NAV-02] the highest precedence wins; within one precedence hiding beats renaming', () => {
  const merged = mergeCustomizations([
    {
      entitlementId: 'a',
      precedence: 1,
      customizations: { navConfigs: [{ route: '/courses', hide: true }], navLogoUrl: '/a' },
    },
    { entitlementId: 'b', precedence: 5, customizations: { navConfigs: [{ route: '/courses', rename: 'Learn' }] } },
    { entitlementId: 'c', precedence: 3, customizations: { navConfigs: [{ route: '/events', rename: 'Meet' }] } },
    { entitlementId: 'd', precedence: 3, customizations: { navConfigs: [{ route: '/events', hide: true }] } },
  ]);
  expect(merged.navConfigs).toEqual([
    { route: '/courses', rename: 'Learn' },
    { route: '/events', hide: true },
  ]);
  expect(merged.navLogoUrl).toBe('/a');
});

test('a plain choice is that of the highest precedence which makes it, also when it is no', () => {
  const merged = mergeCustomizations([
    {
      entitlementId: 'a',
      precedence: 1,
      customizations: { hideSessionDetailTitle: true, useFunctionBasedCourseFilter: true },
    },
    {
      entitlementId: 'b',
      precedence: 5,
      customizations: { hideSessionDetailTitle: false, useFunctionBasedCourseFilter: false },
    },
    { entitlementId: 'c', precedence: 9, customizations: {} },
  ]);
  expect(merged).toMatchObject({ hideSessionDetailTitle: false, useFunctionBasedCourseFilter: false });
});

test('each choice of the home page is that of the highest precedence which makes it', () => {
  const merged = mergeCustomizations([
    { entitlementId: 'a', precedence: 1, customizations: { homePageConfig: { hideUpcomingEvents: true } } },
    {
      entitlementId: 'b',
      precedence: 5,
      customizations: { homePageConfig: { hideUpcomingEvents: false, hideMeetOurMembers: true } },
    },
    {
      entitlementId: 'c',
      precedence: 3,
      customizations: { homePageConfig: { hideMeetOurMembers: false, hideUpcomingCourses: true } },
    },
  ]);
  expect(merged.homePageConfig).toEqual({
    hideUpcomingEvents: false,
    hideMeetOurMembers: true,
    hideUpcomingCourses: true,
  });
});

test('[NAV-10] banners are concatenated in order, each once, three at most', () => {
  const merged = mergeCustomizations([
    { entitlementId: 'b', precedence: 1, customizations: { banners: [banner('x'), banner('y'), banner('z')] } },
    { entitlementId: 'a', precedence: 2, customizations: { banner: banner('y'), banners: [banner('w')] } },
  ]);
  expect(merged.banners?.map((item) => item.link)).toEqual(['/y', '/w', '/x']);
  // one picture with two links is two banners
  const banners = [banner('x'), { ...banner('x'), link: '/elsewhere' }];
  const both = mergeCustomizations([{ entitlementId: 'c', precedence: 1, customizations: { banners } }]);
  expect(both.banners?.map((item) => item.link)).toEqual(['/x', '/elsewhere']);
});

test('[NAV-06] the logo of the customer ranks above every entitlement', () => {
  const sources = [{ entitlementId: 'a', precedence: 9, customizations: { navLogoUrl: '/entitlement' } }];
  expect(mergeCustomizations(sources, '/customer').navLogoUrl).toBe('/customer');
  expect(mergeCustomizations(sources, null).navLogoUrl).toBe('/entitlement');
});

test('merging does not depend on the order in which entitlements arrive', () => {
  const source = fc.record({
    entitlementId: fc.uuid(),
    precedence: fc.nat(3),
    customizations: fc.record(
      {
        navLogoUrl: fc.constantFrom('/1', '/2'),
        hideSessionDetailTitle: fc.boolean(),
        homePageConfig: fc.record({ hideUpcomingEvents: fc.boolean() }),
        navConfigs: fc.uniqueArray(
          fc.record({ route: fc.constantFrom('/courses', '/events'), rename: fc.constantFrom('A', 'B') }),
          { selector: (item) => item.route },
        ),
        banners: fc.array(fc.constantFrom('p', 'q', 'r', 's').map(banner)),
      },
      { requiredKeys: [] },
    ),
  });
  fc.assert(
    fc.property(fc.uniqueArray(source, { selector: (item) => item.entitlementId }), (sources) => {
      expect(mergeCustomizations(sources.toReversed())).toEqual(mergeCustomizations(sources));
    }),
  );
});
