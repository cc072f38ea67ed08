import type { Page } from '@playwright/test';
import { showsHeading, type PageState, type OpenedPage, type Visits } from '../journey/pageState.ts';
import { expect } from '../journey/test.ts';

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: /^Open menu/ }).click();
  await expect(page.getByRole('dialog', { name: 'Member menu' })).toBeVisible();
};

/** What the accessibility walk visits of this subject. */
export const pageStates: readonly PageState[] = [
  {
    who: null,
    name: 'a page whose first code does not arrive',
    path: '/login',
    reach: async (page) => {
      await page.route(/\/assets\/index-.*\.js/, (route) => route.abort());
      await page.reload();
      await showsHeading(page, "Couldn't load the page");
    },
  },
  { who: null, name: 'every part of the kit', path: '/__sandbox/kit', twice: true },
  { who: 'archive', name: 'side menu', path: '/drops', reach: openMenu },
  { who: 'archive', name: 'drawer', path: '/drops', reach: openMenu, narrow: true },
];

/** Its pages, by their path in the route table. */
export const pages: Readonly<Record<string, OpenedPage>> = {
  '/referrals': { heading: 'Referrals', title: 'Referrals' },
  '/drops': { heading: 'Drops Page', title: 'Drops Page' },
};

/** Where every text of an answer is hostile. */
export const visits: Visits = {
  member: ['/drops'],
};
