import { expect, test } from 'vitest';
import { aViewer } from '../access/viewer.fixture.ts';
import { courseVisibility, isVisibleTo } from './courseVisibility.ts';

test('[CAT-07] [CRC-01] viewers of the catalogue see the standard courses, others only with their area, course or session', () => {
  const limited = courseVisibility(aViewer({ accountType: 'LIMITED', entitlements: ['area/mc-limited'] }));
  expect(limited.openTo).toEqual(['mcsc-unlimited', 'ai-academy', 'ai-ondemand', 'mc-limited']);
  expect(limited.everything).toBe(false);

  const buyer = courseVisibility(
    aViewer({
      entitlements: ['area/bootcamps', 'area/crash-courses', 'session/mini-1', 'course/pricing', 'certificate/c1'],
    }),
  );
  expect(buyer.openTo).toContain('bootcamps');
  expect(buyer.openTo).not.toContain('crash-courses');
  expect(buyer.special).toEqual(['bootcamps']);
  expect(buyer.courseIds).toEqual(['pricing']);
  expect(buyer.sessionIds).toEqual(['mini-1']);
  expect(courseVisibility(aViewer({ accountType: 'EMPLOYEE' })).everything).toBe(true);
});

test('[ACC-20] [THR-47] viewers without access to the catalogue see no standard course', () => {
  expect(courseVisibility(aViewer({ entitlements: ['area/bootcamps', 'session/mini-1'] })).openTo).toEqual([
    'bootcamps',
  ]);
  expect(courseVisibility(aViewer({ entitlements: ['area/enterprise-dashboard'] })).openTo).toEqual([
    'enterprise-dashboard',
  ]);
  expect(courseVisibility(aViewer({ accountType: 'ALUMNI', entitlements: ['area/mc-limited'] })).openTo).toEqual([
    'mc-limited',
  ]);
});

test('[CAT-07] [THR-47] a course is visible by an area, by itself or through one of its sessions, and to employees', () => {
  const course = { courseId: 'pricing', sessionIds: ['pricing-1', 'pricing-2'], openTo: ['bootcamps'] };
  const sees = (...entitlements: string[]) =>
    isVisibleTo(courseVisibility(aViewer({ entitlements: ['area/enterprise-dashboard', ...entitlements] })), course);
  expect(['area/bootcamps', 'course/pricing', 'session/pricing-2'].map((key) => sees(key))).toEqual([true, true, true]);
  expect(['area/business-archive', 'course/other', 'session/other-1'].map((key) => sees(key))).toEqual([
    ...[false, false, false],
  ]);
  expect(sees()).toBe(false);
  expect(isVisibleTo(courseVisibility(aViewer({ accountType: 'EMPLOYEE', entitlements: [] })), course)).toBe(true);
});
