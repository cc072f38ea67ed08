import { expect, test } from 'vitest';
import { defaultFlags } from '../access/flags.ts';
import { aViewer } from '../access/viewer.fixture.ts';
import { owesPayment } from './decideCheckout.ts';
import { mayUpgrade, opensUpgradePage, upgradeOpens } from './mayUpgrade.ts';
import { ownMiniMbas } from './ownMiniMbas.ts';
import { planSetFor } from './plans.ts';

const plans = [
  { grants: ['area/ai-ondemand'] },
  { grants: ['area/ai-academy'] },
  { grants: ['area/mcsc-unlimited', 'area/ai-academy'] },
];

test('[BIL-04] the second set of plans is shown under the new pricing', () => {
  const shown = (newConsumerPricing: boolean) =>
    planSetFor(aViewer({ flags: { ...defaultFlags, newConsumerPricing } }));
  expect([false, true].map(shown)).toEqual([1, 2]);
});

test('[BIL-04] the upgrade page is for limited and on-demand-only members', () => {
  const can = (entitlements: readonly string[], accountType: 'LIMITED' | 'MEMBER' | 'TRIAL') =>
    mayUpgrade(aViewer({ accountType, entitlements }));
  expect(can(['area/mc-limited'], 'LIMITED')).toBe(true);
  expect(can(['area/ai-ondemand'], 'MEMBER')).toBe(true);
  expect(can(['area/ai-ondemand', 'area/ai-academy'], 'MEMBER')).toBe(false);
  expect(can(['area/mcsc-unlimited'], 'TRIAL')).toBe(false);
});

test('[BIL-04] [BEG-06] the upgrade page opens to staff besides, who are offered nothing', () => {
  const staff = aViewer({ accountType: 'EMPLOYEE', entitlements: ['area/mcsc-unlimited'] });
  expect([opensUpgradePage(staff), mayUpgrade(staff)]).toEqual([true, false]);
  expect(opensUpgradePage(aViewer({ entitlements: ['area/mcsc-unlimited'] }))).toBe(false);
  expect(opensUpgradePage(aViewer({ accountType: 'LIMITED', entitlements: ['area/mc-limited'] }))).toBe(true);
});

test('[ACC-02] [BIL-04] the upgrade page is offered only for a page that one of its memberships opens', () => {
  const flags = { ...defaultFlags, profAimcBanner: true };
  const limited = aViewer({ accountType: 'LIMITED', entitlements: ['area/mc-limited'], flags });
  const opened = (viewer: Parameters<typeof upgradeOpens>[0], paths: readonly string[]) =>
    paths.filter((path) => upgradeOpens(viewer, path, plans));
  const opens = ['/member-directory', '/referrals', '/profai/transfer', '/resources', '/courses/ondemand/a/b/c'];
  const others = ['/insights', '/organization', '/organization/acme', '/crash-courses', '/courses/business-archive'];
  expect(opened(limited, [...opens, ...others, '/my-sessions', '/mini-mbas', '/plan/intro', '/nowhere'])).toEqual(
    opens,
  );
  const onDemand = aViewer({ entitlements: ['area/ai-ondemand'] });
  expect(opened(onDemand, ['/courses/portfolio', '/referrals', '/mini-mbas', '/organization'])).toEqual([
    '/courses/portfolio',
    '/referrals',
  ]);
  expect(upgradeOpens(aViewer({ entitlements: ['area/mcsc-unlimited'] }), '/member-directory', plans)).toBe(false);
  // nothing is offered, or nothing that opens it
  expect(
    [[], [{ grants: ['area/bootcamps'] }]].map((sold) => upgradeOpens(limited, '/member-directory', sold)),
  ).toEqual([false, false]);
});

test('[BIL-06] Mini-MBAs stay with members who hold their area; other sessions are not listed by themselves', () => {
  const session = { type: 'SESSION', label: 'mini-mba-ai-1', name: 'AI for Business' };
  const area = { type: 'AREA', label: 'bootcamps', name: 'Mini-MBAs' };
  expect(ownMiniMbas([area, session])).toEqual(['AI for Business']);
  expect(ownMiniMbas([session, { ...area, label: 'ai-academy' }])).toEqual([]);
});

test('[BIL-06] a member who has lost the access and still has a subscription pays it, and buys no other', () => {
  const owes = (accountType: 'ALUMNI' | 'MEMBER', manageBilling: boolean) =>
    owesPayment(aViewer({ accountType, manageBilling }));
  expect([owes('ALUMNI', true), owes('ALUMNI', false), owes('MEMBER', true)]).toEqual([true, false, false]);
});
