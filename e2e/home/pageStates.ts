import { showsHeading, type PageState } from '../journey/pageState.ts';

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
