import { expect, test } from 'vitest';
import { minute } from '../time.ts';
import { supportMinutesLeft, supportModeLasts, supportModeRoleOf, supportModeRoles } from './supportMode.ts';

test('[STF-06] owners and support see the pages of members, and nobody else of the team', () => {
  expect(supportModeRoles).toEqual(['owner', 'support']);
  expect(supportModeRoleOf(['editor', 'support'])).toBe('support');
  expect(supportModeRoleOf(['editor', 'success', 'auditor'])).toBeNull();
});

test('[STF-06] what is left is counted in minutes that have begun', () => {
  const endsAt = supportModeLasts;
  expect([0, 1, minute, endsAt - 1, endsAt, endsAt + 1].map((now) => supportMinutesLeft(endsAt, now))).toEqual([
    60, 60, 59, 1, 0, 0,
  ]);
});
