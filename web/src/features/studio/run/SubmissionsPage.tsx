import { counted } from '@atrium/domain/counted.ts';
import { useQuery } from '@tanstack/react-query';
import { formatMonthDay } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { SlimSelect } from '#ui/Select.tsx';
import { ListSearch } from '../ListSearch.tsx';
import { StudioBar } from '../StudioBar.tsx';
import { waitingSubmissionsQuery } from './submissionCalls.ts';
import {
  formatSubmissionFilters,
  parseSubmissionFilters,
  type SubmissionFilters,
  type SubmissionSearch,
} from './submissionFilters.ts';
import { StateChips, SubmissionList } from './SubmissionList.tsx';
import styles from '../ListPage.module.css';

export interface SubmissionsPageProps {
  viewer: SignedIn;
  search: SubmissionSearch;
  onSearch: (next: SubmissionSearch) => void;
}

/** The projects that members have handed in, of every session that the reader teaches (RUN-02). */
export const SubmissionsPage = ({ viewer, search, onSearch }: SubmissionsPageProps) => {
  const filters = parseSubmissionFilters(search);
  const zone = useTimeZone(viewer.timeZone);
  const waiting = useQuery(waitingSubmissionsQuery()).data?.page ?? [];
  const change = (next: Partial<SubmissionFilters>) => {
    onSearch(formatSubmissionFilters({ ...filters, ...next }));
  };
  const { sessionId } = filters;
  const isListed = sessionId === '' || waiting.some((session) => session.sessionId === sessionId);
  return (
    <>
      <StudioBar crumbs={[{ label: 'Studio', href: '/studio' }, { label: 'Projects' }]} acts={null} />
      <h1 tabIndex={-1}>Projects</h1>
      <div className={styles.filters}>
        <ListSearch
          label="Search by person"
          value={filters.words}
          onSearch={(text) => {
            change({ words: text });
          }}
        />
        <SlimSelect
          label="Session"
          value={sessionId}
          options={[
            { value: '', label: 'Every session' },
            ...(isListed ? [] : [{ value: sessionId, label: 'This session: nothing waits' }]),
            ...waiting.map((session) => ({
              value: session.sessionId,
              label: `${session.title}${session.startAt === null ? '' : `, ${formatMonthDay(Number(session.startAt), zone)}`}: ${counted(session.waiting, 'waits', 'wait')}`,
            })),
          ]}
          onChange={(event) => {
            change({ sessionId: event.target.value });
          }}
        />
        <StateChips
          state={filters.state}
          onState={(state) => {
            change({ state });
          }}
        />
      </div>
      <SubmissionList
        viewer={viewer}
        filters={filters}
        onClear={() => {
          change({ words: '', sessionId: '' });
        }}
      />
    </>
  );
};
