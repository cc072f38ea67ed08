import { expect, test } from 'vitest';
import { courseSight } from './courseSight.ts';

test('[CAT-07] [CRC-01] everyone sees the standard courses, others only with their area, course or session', () => {
  const limited = courseSight({ accountType: 'LIMITED', entitlements: ['area/mc-limited'] });
  expect(limited.openTo).toEqual(['mcsc-unlimited', 'ai-academy', 'ai-ondemand', 'mc-limited']);
  expect(limited.everything).toBe(false);

  const buyer = courseSight({
    accountType: 'MEMBER',
    entitlements: ['area/bootcamps', 'area/crash-courses', 'session/mini-1', 'course/pricing', 'certificate/c1'],
  });
  expect(buyer.openTo).toContain('bootcamps');
  expect(buyer.openTo).not.toContain('crash-courses');
  expect(buyer.special).toEqual(['bootcamps']);
  expect(buyer.courseIds).toEqual(['pricing']);
  expect(buyer.sessionIds).toEqual(['mini-1']);
  expect(courseSight({ accountType: 'EMPLOYEE', entitlements: [] }).everything).toBe(true);
});
