import type { DocumentSort, DocumentStateFilter } from '#lib/gql/graphql.ts';

/** What a list of the studio is narrowed to; all of it is in the address (STU-04). */
export interface StudioFilters {
  readonly kind: string;
  readonly text: string;
  readonly state: DocumentStateFilter | null;
  readonly sort: DocumentSort;
}

/** The states of the views above a list, by their word in the address. */
export const views = [
  { id: '', label: 'All', state: null },
  { id: 'drafts', label: 'Drafts', state: 'DRAFT' },
  { id: 'published', label: 'Published', state: 'PUBLISHED' },
  { id: 'taken-back', label: 'Taken back', state: 'TAKEN_BACK' },
  { id: 'archived', label: 'Archived', state: 'ARCHIVED' },
] as const satisfies readonly { id: string; label: string; state: DocumentStateFilter | null }[];

interface Search {
  readonly q?: string | undefined;
  readonly state?: string | undefined;
  readonly sort?: string | undefined;
}

/** Reads them from the address; an unknown word is as if it were not there. */
export function parseStudioFilters(kind: string, { q = '', state = '', sort }: Search): StudioFilters {
  const view = views.find(({ id }) => id === state);
  return {
    kind,
    text: q.trim().slice(0, 200),
    state: view?.state ?? null,
    sort: sort === 'newest' ? 'newest' : 'title',
  };
}

/** The address has only what is not so anyway. */
export function formatStudioFilters({ text, state, sort }: StudioFilters): Search {
  const view = views.find((each) => each.state === state);
  return {
    q: text === '' ? undefined : text,
    state: view === undefined || view.id === '' ? undefined : view.id,
    sort: sort === 'title' ? undefined : sort,
  };
}
