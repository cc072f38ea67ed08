import { type PageState, type OpenedPage } from '../journey/pageState.ts';
import { expect } from '../journey/test.ts';

/** What the accessibility walk visits of this subject. */
export const pageStates: readonly PageState[] = [
  {
    who: 'archive',
    name: 'enroll dialog',
    path: '/courses/ai-first-strategy',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Join this course' }).click();
      await expect(page.getByRole('dialog', { name: 'Ready to learn?' })).toBeVisible();
    },
  },
  {
    who: 'waiting',
    name: 'course with a seat to claim, on a phone',
    path: '/courses/ai-risk-in-plain-terms',
    reach: (page) => expect(page.getByRole('button', { name: 'Claim your seat' }).first()).toBeVisible(),
    narrow: true,
  },
  {
    who: 'waiting',
    name: 'course with a date that was canceled',
    path: '/courses/research-with-a-model',
    reach: (page) => expect(page.getByText('Canceled', { exact: true })).toBeVisible(),
  },
];

/** Its pages, by their path in the route table. */
export const pages: Readonly<Record<string, OpenedPage>> = {
  '/my-sessions': { who: 'sprints', heading: 'My Sessions', title: 'My Sessions' },
};
