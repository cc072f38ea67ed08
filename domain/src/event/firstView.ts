import { page, type FirstView } from '../access/firstDocument.ts';
import type { EventSort } from './facts.ts';

/** The variables of the document of events; `after` is 0 for the first ones. */
export const eventsVariables = (sort: EventSort, after: number) => ({ sort, after });

/** The events. */
export const eventView: FirstView = {
  '/events': () => [page('EventsPage', eventsVariables('latest', 0))],
  '/events/{memberEventId}': (_viewer, { memberEventId = '' }) => [page('EventPage', { memberEventId })],
};
