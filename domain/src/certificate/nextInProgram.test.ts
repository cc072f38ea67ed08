import { expect, test } from 'vitest';
import { nextInProgram, type ProgramCourse, type ProgramGroup } from './nextInProgram.ts';

const course = (courseId: string, given: Partial<ProgramCourse> = {}): ProgramCourse => ({
  courseId,
  completionRequired: true,
  isDone: false,
  isUnderWay: false,
  path: `/courses/${courseId}`,
  ...given,
});
const group = (courses: ProgramCourse[], given: Partial<ProgramGroup<ProgramCourse>> = {}) => ({
  isOpen: true,
  isMet: false,
  courses,
  ...given,
});
const next = (...groups: ProgramGroup<ProgramCourse>[]) => nextInProgram(groups)?.courseId ?? null;

test('[HOM-01] the next course of a program: under way, then required, then an elective, of what opens and is wanted', () => {
  const elective = course('elective', { completionRequired: false });
  expect(next(group([elective, course('required')]))).toBe('required');
  expect(next(group([course('required')]), group([course('begun', { isUnderWay: true })]))).toBe('begun');
  expect(next(group([course('done', { isDone: true }), elective]))).toBe('elective');
  expect(next(group([course('closed', { path: null }), elective]))).toBe('elective');
  expect(next(group([elective], { isMet: true }), group([course('capstone')], { isOpen: false }))).toBeNull();
  expect(next()).toBeNull();
});
