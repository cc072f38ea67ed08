import { showsHeading, type PageState } from '../journey/pageState.ts';

/** What the accessibility walk visits of this subject. */
export const pageStates: readonly PageState[] = [
  {
    who: 'archive',
    name: 'guard of a live session',
    path: '/courses/session/ai-leaders-2',
    reach: (page) => showsHeading(page, /^Bummer/),
  },
  {
    who: 'employee',
    name: 'session',
    path: '/courses/session/ai-leaders-2',
    reach: (page) => showsHeading(page, /Session/),
  },
  {
    who: 'employee',
    name: 'session, opened',
    path: '/courses/session/ai-leaders-2',
    reach: async (page) => {
      for (const title of [/^Week 1/, /^Week 2/, /^Your project/]) {
        await page.getByRole('heading', { level: 3, name: title }).click();
      }
    },
    narrow: true,
  },
  {
    who: 'planned',
    name: 'session that has ended',
    path: '/courses/session/ai-leaders-1',
    reach: (page) => showsHeading(page, /Session/),
  },
];
