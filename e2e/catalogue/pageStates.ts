import type { Page } from '@playwright/test';
import { showsHeading, type PageState, type OpenedPage, type Visits } from '../journey/pageState.ts';
import { expect } from '../journey/test.ts';

const cards = (page: Page) => expect(page.getByRole('article').first()).toBeVisible();

/** What the accessibility walk visits of this subject. */
export const pageStates: readonly PageState[] = [
  { who: 'archive', name: 'catalogue', path: '/courses', reach: cards },
  { who: 'archive', name: 'catalogue', path: '/courses', reach: cards, narrow: true },
  {
    who: 'archive',
    name: 'catalogue, nothing found',
    path: '/courses?q=zzqqxxy',
    reach: (page) => expect(page.getByRole('button', { name: 'Clear Search' })).toBeVisible(),
  },
  {
    who: 'archive',
    name: 'catalogue, failed',
    path: '/drops',
    reach: async (page) => {
      await page.route('**/graphql', (route) =>
        route.fulfill({
          status: 200,
          json: { data: null, errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }] },
        }),
      );
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
      await expect(page.getByRole('button', { name: /try again/i })).toBeVisible();
    },
  },
  {
    who: 'archive',
    name: 'course',
    path: '/courses/ai-first-strategy',
    reach: (page) => showsHeading(page, /Strategy/),
  },
  {
    who: 'archive',
    name: 'course',
    path: '/courses/ai-first-strategy',
    reach: (page) => showsHeading(page, /Strategy/),
    narrow: true,
  },
];

/** Its pages, by their path in the route table. */
export const pages: Readonly<Record<string, OpenedPage>> = {
  '/courses': { heading: 'Courses Dashboard', title: 'Courses' },
  '/courses/business-archive': { heading: 'Legacy Courses', title: 'Legacy Courses' },
  '/courses/portfolio': { heading: 'Course Portfolio', title: 'Course Portfolio' },
  '/courses/{courseId}': {
    address: '/courses/ai-leaders',
    heading: 'AI for Business Leaders',
    title: 'AI for Business Leaders',
  },
};

/** Where every text of an answer is hostile. */
export const visits: Visits = {
  member: ['/courses', '/courses?q=mailboxes', '/courses/ai-first-strategy'],
  limited: ['/courses'],
  planned: ['/courses'],
};
