import { showsHeading, type PageState, type OpenedPage, type Visits } from '../journey/pageState.ts';
import { expect } from '../journey/test.ts';

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
  {
    who: 'planned',
    name: 'recording of a class that is a film of ours',
    path: '/courses/session/ai-leaders-1?recording=1',
    reach: (page) => expect(page.getByRole('dialog', { name: /^Working session|^Class|session/i })).toBeVisible(),
  },
  {
    who: 'waiting',
    name: 'session that was canceled, on a phone',
    path: '/courses/session/research-with-a-model-2',
    reach: (page) => expect(page.getByText('This session was canceled.')).toBeVisible(),
    narrow: true,
  },
  {
    who: 'graduate',
    name: 'Mini-MBAs, one of them finished',
    path: '/mini-mbas',
    reach: (page) => showsHeading(page, 'Mini-MBAs'),
  },
  {
    who: 'graduate',
    name: 'finished Mini-MBA, on a phone',
    path: '/mini-mbas/mini-mba-ai-0',
    reach: (page) => showsHeading(page, /summer/),
    narrow: true,
  },
];

/** Its pages, by their path in the route table. */
export const pages: Readonly<Record<string, OpenedPage>> = {
  '/mini-mbas': { who: 'minimba', heading: 'Mini-MBAs', title: 'Mini-MBAs' },
  '/mini-mbas/{sessionId}': {
    address: '/mini-mbas/mini-mba-ai-1',
    who: 'minimba-one',
    heading: /AI for Business Mini-MBA/,
    title: 'AI for Business Mini-MBA',
  },
  '/courses/session/{sessionId}': {
    address: '/courses/session/ai-leaders-2',
    heading: /Session Detail.*AI for Business Leaders/s,
    title: 'Session Detail: AI for Business Leaders',
  },
};

/** Where every text of an answer is hostile. */
export const visits: Visits = {
  member: ['/courses/session/ai-leaders-2'],
  archive: ['/courses/session/growth-loops-1'],
  planned: ['/courses/session/ai-leaders-1?recording=1'],
  minimba: ['/mini-mbas'],
};
