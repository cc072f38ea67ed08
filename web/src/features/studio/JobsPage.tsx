import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignedIn } from '#lib/viewer.ts';
import { ListAnswer } from '#parts/ListAnswer.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SlimSelect } from '#ui/Select.tsx';
import { ActDialog } from './ActDialog.tsx';
import { FilterChips } from './FilterChips.tsx';
import { stopJobAct, tryJobAgainAct } from './jobActs.ts';
import {
  formatJobFilters,
  jobKindOptions,
  jobViews,
  parseJobFilters,
  type JobFilters,
  type JobSearch,
} from './jobFilters.ts';
import { jobsQuery } from './jobsQuery.ts';
import { JobsTable, type JobQuestion } from './JobsTable.tsx';
import { NoneFound } from './NoneFound.tsx';
import { StudioBar } from './StudioBar.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import styles from './ListPage.module.css';

export interface JobsPageProps {
  viewer: SignedIn;
  search: JobSearch;
  onSearch: (next: JobSearch) => void;
}

/** The work that goes on behind the pages: what failed, waits, runs, was stopped or was done lately (RUN-01). */
export const JobsPage = ({ viewer, search, onSearch }: JobsPageProps) => {
  const filters = parseJobFilters(search);
  const [asked, setAsked] = useState<JobQuestion | null>(null);
  const mayWrite = staffReach(viewer.staff, 'job.write') !== null;
  const query = useInfiniteQuery(jobsQuery(filters));
  const jobs = query.data?.pages.flatMap((page) => page.jobs) ?? null;
  const change = (next: Partial<JobFilters>) => {
    onSearch(formatJobFilters({ ...filters, ...next }));
  };
  const isFiltered = filters.name !== '' || filters.view !== 'FAILED';
  return (
    <>
      <StudioBar
        crumbs={[{ label: 'Studio', href: '/studio' }, { label: 'Jobs' }]}
        acts={
          <Button size="s" variant="line" busy={query.isRefetching} onClick={() => void query.refetch()}>
            Refresh
          </Button>
        }
      />
      <h1 tabIndex={-1}>Jobs</h1>
      <div className={styles.filters}>
        <FilterChips
          name="State"
          options={jobViews.map(({ view, label }) => ({ value: view, label }))}
          value={filters.view}
          onChange={(view) => {
            change({ view });
          }}
        />
        <SlimSelect
          label="Kind"
          value={filters.name}
          options={jobKindOptions}
          onChange={(event) => {
            change({ name: event.target.value });
          }}
        />
      </div>
      <ListAnswer query={query} noun="jobs" skeleton={<TableSkeleton />}>
        {jobs === null ? null : jobs.length > 0 ? (
          <JobsTable viewer={viewer} jobs={jobs} onAsk={mayWrite ? setAsked : null} />
        ) : isFiltered ? (
          <NoneFound
            title="No job is like that."
            onClear={() => {
              onSearch({});
            }}
          />
        ) : (
          <EmptyState title="No job has failed.">
            What fails is tried again by itself, and is listed here until it is done.
          </EmptyState>
        )}
      </ListAnswer>
      {asked === null ? null : (
        <Question
          asked={asked}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </>
  );
};

const Question = ({ asked: { what, job }, onClose }: { asked: JobQuestion; onClose: () => void }) =>
  what === 'stop' ? (
    <ActDialog
      act={stopJobAct}
      input={{ jobId: job.jobId }}
      takesAway
      title={`Stop “${job.title}”?`}
      confirm="Stop it"
      dismiss="Let it go on"
      onClose={onClose}
    />
  ) : (
    <ActDialog
      act={tryJobAgainAct}
      input={{ jobId: job.jobId }}
      takesAway={false}
      title={`Try “${job.title}” again?`}
      confirm="Try it again"
      dismiss="Leave it"
      onClose={onClose}
    />
  );
