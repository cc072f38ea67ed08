import type { TableFilters } from '@atrium/domain/organization/dashboardFilters.ts';
import { figureDefinitions } from '@atrium/domain/organization/definitions.ts';
import { percentOf } from '@atrium/domain/organization/figures.ts';
import { useQuery } from '@tanstack/react-query';
import { formatPlainDay } from '#lib/dates.ts';
import { CompanyLogo } from '#parts/CompanyLogo.tsx';
import { NothingYet } from '#parts/NothingYet.tsx';
import { PageHead } from '#parts/PageHead.tsx';
import { cx } from '#ui/cx.ts';
import { Wrap } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import type { DataColumn } from '#ui/rich/DataColumn.ts';
import { Tag } from '#ui/Tag.tsx';
import { companiesQuery, type Company } from './companiesQuery.ts';
import { FigureTable } from './FigureTable.tsx';
import { allCompanies } from './pageTitles.ts';
import { pathsOf } from './paths.ts';
import { count, percentWords } from './words.ts';
import cells from './Cells.module.css';
import styles from './CompaniesPage.module.css';

const columns: readonly DataColumn<Company>[] = [
  {
    id: 'name',
    title: 'Company',
    value: ({ name }: Company) => name,
    cell: ({ customerId, name, logoUrl, accentColor }) => (
      <span className={styles.company}>
        <CompanyLogo small name={name} logoUrl={logoUrl} accentColor={accentColor} />
        <Link className={look.cardLink} href={pathsOf(customerId).home}>
          {name}
        </Link>
      </span>
    ),
  },
  {
    id: 'program',
    title: 'Program',
    value: ({ program }: Company) => program?.contractStart ?? null,
    cell: ({ program }) =>
      program === null ? (
        <Tag weight="off">
          <span className={cells.whole}>Not set up</span>
        </Tag>
      ) : (
        <span>
          <span className={cells.whole}>{formatPlainDay(program.contractStart)}</span>{' '}
          <span className={cells.whole}>to {formatPlainDay(program.contractEnd)}</span>
        </span>
      ),
  },
  {
    id: 'seats',
    title: 'Seats in use',
    numeric: true,
    help: figureDefinitions.seatsInUse,
    value: ({ program }: Company) => program?.usedSeats ?? null,
    cell: ({ program }) =>
      program === null ? (
        '–'
      ) : (
        <span className={cells.whole}>
          {count(program.usedSeats)} of {count(program.totalSeats)}{' '}
          <span className={cx(look.small, look.muted)}>
            {percentWords(percentOf(program.usedSeats, program.totalSeats))}
          </span>
        </span>
      ),
  },
];

interface CompaniesPageProps {
  filters: TableFilters;
  onFilters: (filters: TableFilters) => void;
}

/** What staff see at the address of their own company while it has no dashboard: those of all others (ORG-14). */
export const CompaniesPage = ({ filters, onFilters }: CompaniesPageProps) => {
  const { data } = useQuery(companiesQuery({ search: filters.search, page: filters.page }));
  const isBare = data?.page?.total === 0;
  // over nothing at all there is nothing to search (BEG-06)
  const whole = useQuery({ ...companiesQuery({ search: '', page: 0 }), enabled: isBare && filters.search !== '' });
  if (isBare && (filters.search === '' || whole.data?.page?.total === 0)) {
    return (
      <Wrap className={styles.page}>
        <PageHead title={allCompanies} />
        <NothingYet of="companies" />
      </Wrap>
    );
  }
  return (
    <Wrap className={styles.page}>
      <PageHead title={allCompanies}>
        <p>Choose a company to see its seats and who is learning there.</p>
      </PageHead>
      <FigureTable
        caption="Companies"
        searchLabel="Search by name"
        nouns={['company', 'companies']}
        columns={columns}
        rowId={({ customerId }) => customerId}
        query={companiesQuery({ search: filters.search, page: filters.page })}
        filters={{ ...filters, sorting: null }}
        onFilters={onFilters}
        empty="There are no companies yet."
        failed="There was an error loading the companies."
      />
    </Wrap>
  );
};
