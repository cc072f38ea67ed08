import { expect, test } from 'vitest';
import { isPathPermitted } from '../access/checkRoute.ts';
import { standardAreas } from '../access/derived.ts';
import { defaultAccountTypes } from '../access/routeTable.ts';
import { aViewer } from '../access/viewer.fixture.ts';
import { homeParts } from './homeParts.ts';

const customer = {
  ...({
    customerId: 'acme',
    name: 'Acme',
    type: 'ENTERPRISE',
    logoUrl: null,
    hideMemberProfile: false,
  } as const),
  disableAIFeatures: false,
  enableProfAI: true,
};
const member = aViewer({ entitlements: ['area/ai-ondemand'], customer });

test('[HOM-01] home has members and events for a member who has a plan, but for what a customer or an entitlement hides', () => {
  const shown = { withMembers: true, withEvents: true, withPlan: false };
  expect(homeParts(member)).toEqual(shown);
  expect(homeParts({ ...member, customer: { ...customer, hideMemberProfile: true } })).toEqual({
    ...shown,
    withMembers: false,
  });
  const hiding = (homePageConfig: object) => homeParts({ ...member, customizations: { homePageConfig } });
  expect(hiding({ hideMeetOurMembers: true })).toEqual({ ...shown, withMembers: false });
  expect(hiding({ hideUpcomingEvents: true })).toEqual({ ...shown, withEvents: false });
  expect(homeParts(aViewer({ entitlements: ['area/mc-transactional'] }))).toEqual({
    withMembers: false,
    withEvents: false,
    withPlan: false,
  });
});

test('[D78] whose home shows members and events may open their pages', () => {
  for (const accountType of defaultAccountTypes) {
    for (const area of standardAreas) {
      const viewer = aViewer({ accountType, entitlements: [area] });
      expect([accountType, area, isPathPermitted(viewer, '/')]).toEqual([accountType, area, true]);
      for (const path of ['/member-directory', '/events'])
        expect([accountType, area, path, isPathPermitted(viewer, path)]).toEqual([accountType, area, path, true]);
    }
  }
});
