import { textSearch } from '#lib/textSearch.ts';

/** The parameters of the dashboard and of its people (ORG-02), for the `validateSearch` of their routes. */
export const dashboardParameters = textSearch(
  'tab',
  'page',
  'search',
  'filter',
  'sortKey',
  'sortDirection',
  'course',
  'session',
  'from',
  'to',
);
