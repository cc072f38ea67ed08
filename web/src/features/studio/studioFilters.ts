import type { DocumentSort, DocumentStateFilter } from '#lib/gql/graphql.ts';

/** What a list of the studio is narrowed to; all of it is in the address (STU-04). */
export interface StudioFilters {
  readonly kind: string;
  readonly text: string;
  readonly state: DocumentStateFilter | null;
  readonly sort: DocumentSort;
  /** By title from Z, the oldest first, and so on. */
  readonly reversed: boolean;
}

/** The states of the views above a list, by their word in the address. */
export const views = [
  { id: '', label: 'All', state: null },
  { id: 'drafts', label: 'Drafts', state: 'DRAFT' },
  { id: 'published', label: 'Published', state: 'PUBLISHED' },
  { id: 'taken-back', label: 'Taken back', state: 'TAKEN_BACK' },
  { id: 'archived', label: 'Archived', state: 'ARCHIVED' },
] as const satisfies readonly { id: string; label: string; state: DocumentStateFilter | null }[];

/** How a list may be sorted, in the words of a list of choices. */
export const sorts: readonly { readonly sort: DocumentSort; readonly label: string }[] = [
  { sort: 'title', label: 'By title' },
  { sort: 'state', label: 'By state' },
  { sort: 'changed', label: 'Edited last first' },
  { sort: 'newest', label: 'Newest first' },
];

export interface StudioFilterSearch {
  readonly q?: string | undefined;
  readonly state?: string | undefined;
  readonly sort?: string | undefined;
  readonly dir?: string | undefined;
}

/** Reads them from the address; an unknown word is as if it were not there. */
export function parseStudioFilters(
  kind: string,
  { q = '', state = '', sort = '', dir }: StudioFilterSearch,
): StudioFilters {
  const view = views.find(({ id }) => id === state);
  return {
    kind,
    text: q.trim().slice(0, 200),
    state: view?.state ?? null,
    sort: sorts.find((each) => each.sort === sort)?.sort ?? 'title',
    reversed: dir === 'back',
  };
}

/** The address has only what is not so anyway. */
export function formatStudioFilters({ text, state, sort, reversed }: StudioFilters): StudioFilterSearch {
  const view = views.find((each) => each.state === state);
  return {
    q: text === '' ? undefined : text,
    state: view === undefined || view.id === '' ? undefined : view.id,
    sort: sort === 'title' ? undefined : sort,
    dir: reversed ? 'back' : undefined,
  };
}

/** How the head of a column says its order: of instants, the last first is descending. */
export function sortedAs(column: DocumentSort, { sort, reversed }: StudioFilters): 'ascending' | 'descending' | null {
  if (sort !== column) return null;
  return (column === 'changed') === reversed ? 'ascending' : 'descending';
}

/** The filters after a press on the head of a column: sorted by it, or the other way round. */
export function sortedBy(column: DocumentSort, filters: StudioFilters): StudioFilters {
  return { ...filters, sort: column, reversed: filters.sort === column && !filters.reversed };
}
