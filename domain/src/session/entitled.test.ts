import { expect, test } from 'vitest';
import { holdsSession, isEntitledToSession, type SessionIdentity } from './entitled.ts';

const live: SessionIdentity = {
  sessionId: 's1',
  courseId: 'c1',
  courseType: 'SPRINT',
  sessionType: 'LIVE',
  isFreeSession: false,
  openTo: ['mcsc-unlimited', 'ai-ondemand'],
};
const holder = (...entitlements: string[]) => ({ accountType: 'MEMBER', entitlements }) as const;

test('[CRS-04] a course lists the areas that open it; the on-demand plan never opens its live sessions', () => {
  expect(isEntitledToSession(holder('area/mcsc-unlimited'), live)).toBe(true);
  expect(isEntitledToSession(holder('area/ai-academy'), live)).toBe(false);
  expect(isEntitledToSession(holder('area/ai-ondemand'), live)).toBe(false);
  expect(isEntitledToSession(holder('area/ai-ondemand'), { ...live, sessionType: 'ON_DEMAND' })).toBe(true);
});

test('[CRS-04] a Mini-MBA opens by its session or course, not by the area alone', () => {
  const bootcamp = { ...live, courseType: 'BOOTCAMP', openTo: ['bootcamps'] } as const;
  expect(isEntitledToSession(holder('area/bootcamps'), bootcamp)).toBe(false);
  expect(isEntitledToSession(holder('session/s1'), bootcamp)).toBe(true);
});

test('[CRS-04] free sessions and employees need no entitlement, and count as not held', () => {
  expect(isEntitledToSession(holder(), { ...live, isFreeSession: true })).toBe(true);
  expect(holdsSession(holder(), { ...live, isFreeSession: true })).toBe(false);
  expect(isEntitledToSession({ accountType: 'EMPLOYEE', entitlements: [] }, live)).toBe(true);
});
