import { insightCoverage } from '@atrium/content/coverage.ts';
import { showsHeading, type PageState, type OpenedPage, type Visits } from '../journey/pageState.ts';
import { expect } from '../journey/test.ts';

const ann = 'ann@acme.example';

/** What the accessibility walk visits of this subject. */
export const pageStates: readonly PageState[] = [
  {
    who: ann,
    name: 'insights',
    path: '/insights',
    reach: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  {
    who: ann,
    name: 'insights without a match, on a phone',
    path: '/insights?q=zzzz',
    reach: (page) => expect(page.getByText('No insight has this in its name.')).toBeVisible(),
    narrow: true,
  },
  {
    who: insightCoverage.none,
    name: 'no insights',
    path: '/insights',
    reach: (page) => expect(page.getByText('There are no insights for your plan yet.')).toBeVisible(),
  },
  {
    who: ann,
    name: 'insight with a video',
    path: '/insights/half-the-inbox',
    reach: (page) => showsHeading(page, /^Half the inbox/),
  },
  {
    who: ann,
    name: 'insight with a picture, on a phone',
    path: '/insights/twelve-prompts',
    reach: (page) => showsHeading(page, 'Twelve prompts, and not one more'),
    narrow: true,
  },
];

/** Its pages, by their path in the route table. */
export const pages: Readonly<Record<string, OpenedPage>> = {
  '/insights': { heading: 'Learning begins here', title: 'Insights' },
  '/insights/{insightId}': {
    address: '/insights/twelve-prompts',
    heading: 'Twelve prompts, and not one more',
    title: 'Twelve prompts, and not one more',
  },
};

/** Where every text of an answer is hostile. */
export const visits: Visits = {
  'ann@acme.example': ['/insights', '/insights/half-the-inbox', '/insights/twelve-prompts'],
};
