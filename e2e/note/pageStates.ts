import type { OpenedPage, PageState, Visits } from '../journey/pageState.ts';
import { lesson } from '../journey/player.ts';
import { expect } from '../journey/test.ts';

const noted = lesson('hiring-with-evidence', 'during', 'notes-that-a-colleague-can-use');
const opens: PageState['reach'] = async (page) => {
  await page
    .getByRole('region', { name: /^Notes/ })
    .getByRole('button', { name: /^Notes/ })
    .click();
  await page.getByRole('button', { name: /^Note at/ }).click();
  await expect(page.getByRole('textbox', { name: /^Note at/ })).toBeFocused();
};

/** What the accessibility walk visits of this subject. */
export const pageStates: readonly PageState[] = [
  {
    who: 'member',
    name: 'all notes',
    path: '/notes',
    reach: (page) => expect(page.getByRole('link', { name: /^Open .* at/ }).first()).toBeVisible(),
  },
  {
    who: 'graduate',
    name: 'no notes, on a phone',
    path: '/notes',
    reach: (page) => expect(page.getByRole('heading', { name: 'You have no notes yet.' })).toBeVisible(),
    narrow: true,
  },
  { who: 'archive', name: 'note that is written', path: noted, reach: opens },
  { who: 'archive', name: 'note that is written, on a phone', path: noted, reach: opens, narrow: true },
];

/** Its pages, by their path in the route table. */
export const pages: Readonly<Record<string, OpenedPage>> = {
  '/notes': { heading: 'My notes', title: 'My Notes' },
};

/** Where every text of an answer is hostile. */
export const visits: Visits = { member: ['/notes'] };
