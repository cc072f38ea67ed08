import { showsHeading, type PageState, type OpenedPage, type Visits } from '../journey/pageState.ts';

/** What the accessibility walk visits of this subject. */
export const pageStates: readonly PageState[] = [
  { who: 'archive', name: 'home', path: '/', reach: (page) => showsHeading(page, /^Good/) },
  { who: 'archive', name: 'home', path: '/', reach: (page) => showsHeading(page, /^Good/), narrow: true },
  { who: 'limited-over', name: 'home of a free account', path: '/', reach: (page) => showsHeading(page, /^Good/) },
  {
    who: 'gil@globex.example',
    name: 'home with banners and a customer’s color',
    path: '/',
    reach: (page) => showsHeading(page, /^Good/),
  },
  { who: 'sprints', name: 'home of a single-course account', path: '/', reach: (page) => showsHeading(page, /^Good/) },
];

/** Its pages, by their path in the route table. */
export const pages: Readonly<Record<string, OpenedPage>> = {
  '/': { heading: /^Good.(morning|afternoon|evening), /, title: 'Home' },
};

/** Where every text of an answer is hostile. */
export const visits: Visits = {
  member: ['/'],
  'gil@globex.example': ['/'],
  limited: ['/'],
};
