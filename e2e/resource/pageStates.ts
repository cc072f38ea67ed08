import { showsHeading, type PageState } from '../journey/pageState.ts';
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
