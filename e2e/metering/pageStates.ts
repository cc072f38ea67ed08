import { showsHeading, type PageState } from '../journey/pageState.ts';
import { lesson } from '../journey/player.ts';
import { expect } from '../journey/test.ts';

/** What the accessibility walk visits of this subject. */
export const pageStates: readonly PageState[] = [
  {
    who: 'limited-over',
    name: 'page lock',
    path: '/resources',
    reach: (page) => expect(page.getByRole('dialog', { name: /^Become a member/ })).toBeVisible(),
  },
  {
    who: 'limited-over',
    name: 'page lock, closed',
    path: '/mini-mbas',
    reach: async (page) => {
      await page
        .getByRole('dialog', { name: /^Become a member/ })
        .getByRole('button', { name: 'Not now' })
        .click();
      await showsHeading(page, 'Mini-MBAs');
    },
  },
  {
    who: 'limited-over',
    name: 'feature lock',
    path: '/courses/ai-first-strategy',
    reach: async (page) => {
      await page.getByRole('region', { name: 'Live with a cohort' }).getByRole('button', { name: 'Enroll' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    who: 'limited-over',
    name: 'out of videos',
    path: lesson('agents-at-work', 'permissions', 'a-budget-is-a-permission').replace('/ondemand/', '/session/'),
    reach: async (page) => {
      await showsHeading(page, 'Shucks.');
      await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
    },
  },
  {
    who: 'limited-over',
    name: 'out of videos, asked',
    path: lesson('agents-at-work', 'permissions', 'a-budget-is-a-permission').replace('/ondemand/', '/session/'),
    reach: async (page) => {
      await expect(page.getByRole('dialog')).toContainText("You've reached your monthly viewing limit");
    },
  },
];
