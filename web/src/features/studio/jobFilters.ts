import { jobKinds } from '@atrium/domain/job/jobKinds.ts';
import type { JobView } from '#lib/gql/graphql.ts';

/** What the list of jobs is narrowed to; all of it is in the address (STU-04). */
export interface JobFilters {
  readonly view: JobView;
  /** A kind by its name; '' for all. */
  readonly name: string;
}

/** The views above the list, by their word in the address. */
export const jobViews = [
  { id: '', label: 'Failed', view: 'FAILED' },
  { id: 'waiting', label: 'Waiting', view: 'WAITING' },
  { id: 'running', label: 'Running now', view: 'RUNNING' },
  { id: 'stopped', label: 'Stopped', view: 'STOPPED' },
  { id: 'done', label: 'Done lately', view: 'DONE' },
] as const satisfies readonly { id: string; label: string; view: JobView }[];

/** The kinds to choose from, by their words. */
export const jobKindOptions = [
  { value: '', label: 'Every kind' },
  ...Object.entries(jobKinds)
    .map(([value, { title }]) => ({ value, label: title }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
];

export interface JobSearch {
  readonly kind?: string | undefined;
  readonly state?: string | undefined;
}

/** Reads them from the address; an unknown word is as if it were not there. */
export function parseJobFilters({ kind = '', state = '' }: JobSearch): JobFilters {
  return {
    view: jobViews.find(({ id }) => id === state)?.view ?? 'FAILED',
    name: Object.hasOwn(jobKinds, kind) ? kind : '',
  };
}

/** The address has only what is not so anyway. */
export function formatJobFilters({ view, name }: JobFilters): JobSearch {
  const id = jobViews.find((each) => each.view === view)?.id ?? '';
  return { kind: name || undefined, state: id || undefined };
}
