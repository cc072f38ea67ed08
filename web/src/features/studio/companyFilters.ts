import type { CompanyView } from '#lib/gql/graphql.ts';

/** What the list of companies is narrowed to; all of it is in the address (STU-04). */
export interface CompanyFilters {
  readonly text: string;
  readonly view: CompanyView;
}

/** The views above the list, by their word in the address. */
export const companyViews = [
  { id: '', label: 'All', view: 'ALL' },
  { id: 'running', label: 'In force', view: 'IN_FORCE' },
  { id: 'ending', label: 'Ends within 90 days', view: 'ENDING' },
  { id: 'signed', label: 'To come', view: 'TO_COME' },
  { id: 'ended', label: 'Ended', view: 'ENDED' },
  { id: 'none', label: 'No contract', view: 'NONE' },
] as const satisfies readonly { id: string; label: string; view: CompanyView }[];

export interface CompanyFilterSearch {
  readonly q?: string | undefined;
  readonly contract?: string | undefined;
}

/** Reads them from the address; an unknown word is as if it were not there. */
export function parseCompanyFilters({ q = '', contract = '' }: CompanyFilterSearch): CompanyFilters {
  return {
    text: q.trim().slice(0, 200),
    view: companyViews.find(({ id }) => id === contract)?.view ?? 'ALL',
  };
}

/** The address has only what is not so anyway. */
export function formatCompanyFilters({ text, view }: CompanyFilters): CompanyFilterSearch {
  const id = companyViews.find((each) => each.view === view)?.id ?? '';
  return { q: text === '' ? undefined : text, contract: id === '' ? undefined : id };
}

/** The address of the page of a company. */
export function companyPath(companyId: string): string {
  return `/studio/company/${encodeURIComponent(companyId)}`;
}
