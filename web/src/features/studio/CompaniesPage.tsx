import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { counted } from '@atrium/domain/counted.ts';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { SignedIn } from '#lib/viewer.ts';
import { ListAnswer } from '#parts/ListAnswer.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { look } from '#ui/look.ts';
import { companiesQuery } from './companiesQuery.ts';
import { CompaniesTable } from './CompaniesTable.tsx';
import {
  companyViews,
  formatCompanyFilters,
  parseCompanyFilters,
  type CompanyFilters,
  type CompanyFilterSearch,
} from './companyFilters.ts';
import { FilterChips } from './FilterChips.tsx';
import { ListSearch } from './ListSearch.tsx';
import { NoneFound } from './NoneFound.tsx';
import { usePageActs } from './pageActs.ts';
import { StudioBar } from './StudioBar.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { useKeys } from './useKeys.ts';
import styles from './ListPage.module.css';

export interface CompaniesPageProps {
  viewer: SignedIn;
  search: CompanyFilterSearch;
  onSearch: (next: CompanyFilterSearch) => void;
}

/** The companies that one's role reaches, with what they bought and until when (COM-01, STU-04). */
export const CompaniesPage = ({ viewer, search, onSearch }: CompaniesPageProps) => {
  const filters = parseCompanyFilters(search);
  const navigate = useNavigate();
  const query = useInfiniteQuery(companiesQuery(filters));
  const companies = query.data?.pages.flatMap((page) => page.companies) ?? null;
  const total = query.data?.pages[0]?.total ?? 0;
  const mayMake = staffReach(viewer.staff, 'company.write') !== null;
  const change = (next: Partial<CompanyFilters>) => {
    onSearch(formatCompanyFilters({ ...filters, ...next }));
  };
  const clear = () => {
    onSearch({});
  };
  const isFiltered = filters.text !== '' || filters.view !== 'ALL';
  usePageActs(
    mayMake
      ? [
          {
            label: 'New company',
            icon: IconPlus,
            run: () => void navigate({ to: '/studio/$', params: { _splat: 'companies/new' } }),
          },
        ]
      : [],
  );
  useKeys({
    escape: () => {
      if (isFiltered) clear();
    },
  });
  return (
    <>
      <StudioBar
        crumbs={[{ label: 'Studio', href: '/studio' }, { label: 'Companies' }]}
        acts={
          mayMake ? (
            <ButtonLink size="s" href="/studio/companies/new" icon={<IconPlus aria-hidden="true" />}>
              New company
            </ButtonLink>
          ) : null
        }
      />
      <h1 tabIndex={-1}>Companies</h1>
      <div className={cx(styles.filters, styles.wide)}>
        <ListSearch
          label="Search by name, domain or id"
          value={filters.text}
          onSearch={(text) => {
            change({ text });
          }}
        />
        <FilterChips
          name="Contract"
          options={companyViews.map(({ view, label }) => ({ value: view, label }))}
          value={filters.view}
          onChange={(view) => {
            change({ view });
          }}
        />
      </div>
      <ListAnswer query={query} noun="companies" skeleton={<TableSkeleton />}>
        {companies === null ? null : companies.length > 0 ? (
          <>
            <p className={look.muted}>{counted(total, 'company', 'companies')}</p>
            <CompaniesTable companies={companies} />
          </>
        ) : isFiltered ? (
          <NoneFound title="No company is like that." onClear={clear} />
        ) : (
          <EmptyState
            title="No companies yet."
            action={mayMake ? <ButtonLink href="/studio/companies/new">New company</ButtonLink> : null}
          >
            A company has contracts, seats and people of its own.
          </EmptyState>
        )}
      </ListAnswer>
    </>
  );
};
