import { showsHeading, type PageState, type OpenedPage, type Visits } from '../journey/pageState.ts';
import { expect } from '../journey/test.ts';

/** What the accessibility walk visits of this subject. */
export const pageStates: readonly PageState[] = [
  {
    who: 'planned',
    name: 'learning plan',
    path: '/courses',
    reach: (page) => expect(page.getByRole('region', { name: 'AI in Your Daily Work' })).toBeVisible(),
  },
  {
    who: 'planned',
    name: 'learning plan',
    path: '/courses',
    reach: (page) => expect(page.getByRole('region', { name: 'AI in Your Daily Work' })).toBeVisible(),
    narrow: true,
  },
  {
    who: 'planner',
    name: 'no learning plan yet',
    path: '/courses',
    reach: (page) => showsHeading(page, 'Learning Plan'),
  },
  {
    who: 'hal@hooli.example',
    name: 'learning plan without picks, of a company',
    path: '/courses',
    reach: (page) => expect(page.getByRole('region', { name: 'Leading Through Change' })).toBeVisible(),
  },
  {
    who: 'planned',
    name: 'introduction to the quiz',
    path: '/plan/intro',
    reach: (page) => showsHeading(page, 'Learning Plan'),
  },
  {
    who: 'planner',
    name: 'learning-plan quiz',
    path: '/plan/quiz',
    reach: (page) => expect(page.getByRole('radio').first()).toBeVisible(),
  },
  {
    who: 'planner',
    name: 'learning-plan quiz',
    path: '/plan/quiz',
    reach: async (page) => {
      await page.getByRole('radio').first().check();
      await page.getByRole('button', { name: 'Next' }).click();
    },
    narrow: true,
  },
];

/** Its pages, by their path in the route table. */
export const pages: Readonly<Record<string, OpenedPage>> = {
  '/plan/intro': { who: 'planned', heading: 'Learning Plan', title: 'Learning Plan' },
  '/plan/quiz': { who: 'planned', heading: 'Learning Plan Quiz', title: 'Learning Plan Quiz' },
};

/** Where every text of an answer is hostile. */
export const visits: Visits = {
  planner: ['/plan/quiz'],
};
