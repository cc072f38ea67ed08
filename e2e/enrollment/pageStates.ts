import { type PageState } from '../journey/pageState.ts';
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
];
