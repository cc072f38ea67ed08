import type { OpenedPage, PageState } from '../journey/pageState.ts';
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

/** Its pages, by their path in the route table. */
export const pages: Readonly<Record<string, OpenedPage>> = {
  '/profai/transfer': { who: 'newhire@initech.example', heading: 'ProfAI', title: 'Opening ProfAI' },
};
