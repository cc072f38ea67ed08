import { showsHeading, type PageState, type OpenedPage, type Visits } from '../journey/pageState.ts';
import { expect } from '../journey/test.ts';

const isListed: PageState['reach'] = (page) => expect(page.getByRole('article').first()).toBeVisible();

/** What the accessibility walk visits of this subject. */
export const pageStates: readonly PageState[] = [
  { who: 'trial', name: 'resources', path: '/resources', reach: isListed },
  {
    who: 'member',
    name: 'resources of the AI stack on a phone',
    path: '/resources?type=prompt_pack',
    reach: isListed,
    narrow: true,
  },
  {
    who: 'member',
    name: 'resources without a match',
    path: '/resources?q=zzzz',
    reach: (page) => expect(page.getByText('No resources found.')).toBeVisible(),
  },
  {
    who: 'member',
    name: 'resource with a figure',
    path: '/resources/where-a-model-helps',
    reach: (page) => showsHeading(page, 'Where a model helps'),
  },
  {
    who: 'member',
    name: 'resource without a file, on a phone',
    path: '/resources/the-empty-chair',
    reach: (page) => showsHeading(page, 'The empty chair'),
    narrow: true,
  },
];

/** Its pages, by their path in the route table. */
export const pages: Readonly<Record<string, OpenedPage>> = {
  '/resources': { heading: 'Resources', title: 'Resources' },
  '/resources/{slug}': {
    address: '/resources/where-a-model-helps',
    heading: 'Where a model helps',
    title: 'Where a model helps',
  },
};

/** Where every text of an answer is hostile. */
export const visits: Visits = {
  member: ['/resources', '/resources/where-a-model-helps'],
};
