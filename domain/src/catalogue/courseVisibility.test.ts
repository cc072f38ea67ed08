import { expect, test } from 'vitest';
import { accountTypes } from '../access/accountType.ts';
import { checkRequirement } from '../access/checkRoute.ts';
import { subsets } from '../access/expectedAccess.fixture.ts';
import { routeRequirement } from '../access/routeRequirement.ts';
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

test('[THR-47] viewers without access to the catalogue see no standard course', () => {
  const standard = {
    courseId: 'pricing',
    sessionIds: ['pricing-1'],
    openTo: ['mcsc-unlimited', 'ai-academy', 'ai-ondemand'],
  };
  const seen: string[] = [];
  let refused = 0;
  for (const accountType of accountTypes) {
    for (const entitlements of subsets) {
      const viewer = aViewer({ accountType, entitlements });
      const reaches = checkRequirement(viewer, routeRequirement('/courses')).ok;
      if (!reaches) refused += 1;
      const sees = isVisibleTo(courseVisibility(viewer), standard);
      if (sees !== (reaches || accountType === 'EMPLOYEE'))
        seen.push(`${accountType} [${entitlements.join()}]: ${String(sees)}`);
    }
  }
  expect(seen.slice(0, 5)).toEqual([]);
  expect(refused).toBeGreaterThan(subsets.length);
  // what is open to an area of their own stays open
  expect(courseVisibility(aViewer({ entitlements: ['area/bootcamps', 'session/mini-1'] })).openTo).toEqual([
    'bootcamps',
  ]);
});

test('[CAT-07] [THR-47] a course is visible by an area, by itself or through one of its sessions, and to employees', () => {
  const course = { courseId: 'pricing', sessionIds: ['pricing-1', 'pricing-2'], openTo: ['bootcamps'] };
  const sees = (...entitlements: string[]) =>
    isVisibleTo(courseVisibility(aViewer({ entitlements: ['area/enterprise-dashboard', ...entitlements] })), course);
  expect(['area/bootcamps', 'course/pricing', 'session/pricing-2'].map((key) => sees(key))).toEqual([true, true, true]);
  expect(['area/business-archive', 'course/other', 'session/other-1'].map((key) => sees(key))).toEqual([
    false,
    false,
    false,
  ]);
  expect(sees()).toBe(false);
  expect(isVisibleTo(courseVisibility(aViewer({ accountType: 'EMPLOYEE', entitlements: [] })), course)).toBe(true);
});
