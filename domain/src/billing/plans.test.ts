import { expect, test } from 'vitest';
import { defaultFlags } from '../access/flags.ts';
import { aViewer } from '../access/viewer.fixture.ts';
import { mayUpgrade, plansFor } from './plans.ts';

const offered = (newConsumerPricing: boolean) =>
  plansFor(aViewer({ flags: { ...defaultFlags, newConsumerPricing } })).map(({ name, price }) => [name, price]);

test('[BIL-04] three memberships, or two under the new pricing, at the prices of the table', () => {
  expect(offered(false)).toEqual([
    ['On Demand', 495],
    ['AI Academy', 750],
    ['Unlimited', 995],
  ]);
  expect(offered(true)).toEqual([
    ['On Demand', 495],
    ['AI Academy Unlimited', 995],
  ]);
});

test('[BIL-04] the upgrade page is for limited and on-demand-only members', () => {
  const can = (entitlements: readonly string[], accountType: 'LIMITED' | 'MEMBER' | 'TRIAL') =>
    mayUpgrade(aViewer({ accountType, entitlements }));
  expect(can(['area/mc-limited'], 'LIMITED')).toBe(true);
  expect(can(['area/ai-ondemand'], 'MEMBER')).toBe(true);
  expect(can(['area/ai-ondemand', 'area/ai-academy'], 'MEMBER')).toBe(false);
  expect(can(['area/mcsc-unlimited'], 'TRIAL')).toBe(false);
});
