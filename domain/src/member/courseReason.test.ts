import { expect, test } from 'vitest';
import { courseReason, type Interests } from './courseReason.ts';

const nobody: Interests = { jobFunction: null, isLead: false, topics: [], planCourseIds: [] };
const course = { courseId: 'c1', topic: 'Finance', bookmarked: false };
const why = (member: Partial<Interests>, given: Partial<typeof course> = {}) =>
  courseReason({ ...course, ...given }, { ...nobody, ...member });

test('[HOM-01] a course is suggested with the first reason that is true of the member, and with none otherwise', () => {
  expect(why({})).toBeNull();
  expect(why({ jobFunction: 'Finance' })).toBe('Because you work in finance');
  expect(why({ jobFunction: 'Finance', isLead: true })).toBe('Because you lead finance');
  expect(why({ jobFunction: 'Marketing' })).toBeNull();
  expect(why({ jobFunction: 'HR', isLead: true }, { topic: 'HR' })).toBe('Because you lead HR');
  expect(why({ topics: ['ai', 'business_strategy'] }, { topic: 'AI' })).toBe('Because you chose AI');
  expect(why({ topics: ['business_strategy'] }, { topic: 'Strategy' })).toBe('Because you chose strategy');
  expect(why({ topics: ['toString', 'ai'] })).toBeNull();
  expect(why({ planCourseIds: ['c1'], jobFunction: 'Finance' })).toBe('Part of your learning plan');
  expect(why({ planCourseIds: ['c1'] }, { bookmarked: true })).toBe('You saved this course');
});
