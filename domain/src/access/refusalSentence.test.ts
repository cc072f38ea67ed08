import { expect, test } from 'vitest';
import { refusal } from '../errors.ts';
import { notInPlan, planNames, refusalInPlans } from './refusalSentence.ts';

test('[LIM-02] what opens something has the name under which it is sold', () => {
  expect(planNames(['area/mcsc-unlimited', 'area/ai-academy', 'area/ai-ondemand'])).toBe(
    'Unlimited, AI Academy, or AI Academy On Demand',
  );
  expect(planNames(['area/business-archive', 'session/one'])).toBe('');
});

test('[LIM-02] a person is told of the plans that are sold to them, and of no other', () => {
  const sold = [
    { name: 'AI Academy On Demand', grants: ['area/ai-ondemand'] },
    { name: 'AI Academy Unlimited', grants: ['area/mcsc-unlimited', 'area/ai-academy'] },
  ];
  const everyArea = ['area/mcsc-unlimited', 'area/ai-academy', 'area/ai-ondemand'];
  expect(planNames(everyArea, sold)).toBe('AI Academy Unlimited or AI Academy On Demand');
  expect(notInPlan(['area/mcsc-unlimited', 'area/ai-academy'], 'session', sold)).toBe(
    'This session comes with AI Academy Unlimited.',
  );
  expect(notInPlan(everyArea, 'page', [])).toBe("Your account doesn't include this page.");
  expect(planNames(['area/bootcamps', 'area/mcsc-unlimited'], sold)).toBe('AI Academy Unlimited or a Mini-MBA');
});

test('[ACC-02] [PAY-01] a page that is refused is named after what is sold, where that is known and the reason', () => {
  const sold = [{ name: 'Courses', grants: ['area/ai-ondemand'] }];
  const refused = refusal('FORBIDDEN', {
    message: 'As it was said.',
    reason: 'ENTITLEMENT',
    unlock: ['area/ai-ondemand'],
  });
  expect(refusalInPlans(refused, sold)).toBe('This page comes with Courses.');
  expect(refusalInPlans(refused, [])).toBe('As it was said.');
  expect(refusalInPlans({ ...refused, reason: 'FLAG' }, sold)).toBe('As it was said.');
  expect(refusalInPlans({ ...refused, unlock: ['area/mcsc-unlimited'] }, sold)).toBe(
    "Your account doesn't include this page.",
  );
});

test('[ACC-02] an area that alone opens something has its own sentence, and not beside a plan that does too', () => {
  expect(notInPlan(['area/bootcamps'])).toBe('Mini-MBAs are bought one at a time. Members pay less.');
  // the keys of a course or a session are no areas
  expect(notInPlan(['area/bootcamps', 'session/one'], 'session')).toBe(
    'Mini-MBAs are bought one at a time. Members pay less.',
  );
  expect(notInPlan(['area/bootcamps', 'area/mcsc-unlimited'], 'page')).toBe(
    'This page comes with Unlimited or a Mini-MBA.',
  );
  expect(notInPlan(['area/enterprise-dashboard'], 'page')).toBe('This page belongs to company accounts.');
  expect(notInPlan([])).toBe("Your account doesn't include this.");
});
