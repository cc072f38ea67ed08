import type { PeopleView } from '#lib/gql/graphql.ts';

/** What the list of people is narrowed to; all of it is in the address (STU-04). */
export interface PeopleFilters {
  readonly text: string;
  readonly view: PeopleView;
  /** Null for those of every company. */
  readonly companyId: string | null;
}

/** The views above the list, by their word in the address. */
export const peopleViews = [
  { id: '', label: 'Everybody', view: 'ALL' },
  { id: 'member', label: 'Member', view: 'MEMBER' },
  { id: 'trial', label: 'Trial', view: 'TRIAL' },
  { id: 'limited', label: 'Limited', view: 'LIMITED' },
  { id: 'former', label: 'Former', view: 'FORMER' },
  { id: 'team', label: 'Team', view: 'TEAM' },
] as const satisfies readonly { id: string; label: string; view: PeopleView }[];

export interface PeopleFilterSearch {
  readonly q?: string | undefined;
  readonly tier?: string | undefined;
  readonly company?: string | undefined;
}

/** Reads them from the address; an unknown word is as if it were not there. */
export function parsePeopleFilters({ q = '', tier = '', company = '' }: PeopleFilterSearch): PeopleFilters {
  return {
    text: q.trim().slice(0, 254),
    view: peopleViews.find(({ id }) => id === tier)?.view ?? 'ALL',
    companyId: company === '' ? null : company,
  };
}

/** The address has only what is not so anyway. */
export function formatPeopleFilters({ text, view, companyId }: PeopleFilters): PeopleFilterSearch {
  const id = peopleViews.find((each) => each.view === view)?.id ?? '';
  return {
    q: text === '' ? undefined : text,
    tier: id === '' ? undefined : id,
    company: companyId ?? undefined,
  };
}

/** The address of the list with these filters. */
export function peoplePath(filters: PeopleFilters): string {
  const given = Object.entries(formatPeopleFilters(filters)).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given as [string, string][]).toString();
  return query === '' ? '/studio/people' : `/studio/people?${query}`;
}

/** The address of a person's page. */
export function personPath(userId: string): string {
  return `/studio/people/${encodeURIComponent(userId)}`;
}
