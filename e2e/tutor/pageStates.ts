import type { PageState } from '../journey/pageState.ts';
import { expect } from '../journey/test.ts';

/** What the accessibility walk visits of this subject. */
export const pageStates: readonly PageState[] = [
  {
    who: 'newhire@initech.example',
    name: 'a tutor that the company has not enabled',
    path: '/profai/transfer',
    reach: async (page) => {
      await expect(page.getByRole('link', { name: 'CONTACT SUPPORT' })).toBeVisible();
    },
  },
];
