import type { At } from './at.ts';
import { catalogueRows } from './catalogue.ts';
import { contentRows } from './content.ts';
import { eventRows } from './events.ts';
import { historyRows } from './history.ts';
import { peopleRows } from './people.ts';
import { surveyRows } from './surveys.ts';

/** The rows of the demo data by table; `now`: the first start, epoch milliseconds. */
export function demoRows(at: At, now: number) {
  return {
    ...peopleRows(at),
    ...catalogueRows(at),
    ...contentRows(at),
    ...historyRows(at, now),
    ...eventRows(at),
    ...surveyRows(at),
  };
}
