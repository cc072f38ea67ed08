import { graphql } from '#lib/gql/gql.ts';
import type { StudioCompaniesQuery } from '#lib/gql/graphql.ts';
import { listQuery } from '#lib/listQuery.ts';
import type { CompanyFilters } from './companyFilters.ts';

export type ListedCompany = NonNullable<StudioCompaniesQuery['searchCompanies']>['companies'][number];

/** The companies that one's role reaches, by name, page by page (COM-01). */
export const companiesQuery = listQuery({
  document: graphql(`
    query StudioCompanies($text: String!, $view: CompanyView!, $after: Int!) {
      searchCompanies(text: $text, view: $view, after: $after) {
        companies {
          companyId
          name
          logoUrl
          accentColor
          domains
          signOn
          contract {
            state
            startsOn
            endsOn
            totalSeats
            assignedSeats
            usedSeats
            overage
          }
        }
        total
        nextAfter
      }
    }
  `),
  variables: (filters: CompanyFilters, after: number) => ({ ...filters, after }),
  read: ({ searchCompanies }) => searchCompanies ?? { companies: [], total: 0, nextAfter: null },
  next: ({ nextAfter }) => nextAfter,
  key: (filters) => JSON.stringify(filters),
  tags: () => ['companies', 'seats'],
});
