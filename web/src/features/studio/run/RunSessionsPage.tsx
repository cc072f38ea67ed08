import { useInfiniteQuery } from '@tanstack/react-query';
import { formatSpan } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { ListAnswer } from '#parts/ListAnswer.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { FilterChips } from '../FilterChips.tsx';
import { ListSearch } from '../ListSearch.tsx';
import { NoneFound } from '../NoneFound.tsx';
import { StudioBar } from '../StudioBar.tsx';
import { TableSkeleton } from '../TableSkeleton.tsx';
import { formatRunFilters, parseRunFilters, type RunFilters, type RunSearch } from './runFilters.ts';
import { runPath } from './runPath.ts';
import { runSessionsQuery, type ListedRun } from './runQueries.ts';
import styles from '../ListPage.module.css';

export interface RunSessionsPageProps {
  viewer: SignedIn;
  search: RunSearch;
  onSearch: (next: RunSearch) => void;
}

/** The live sessions that the reader runs: to come first to last, on request those that are over (RUN-02). */
export const RunSessionsPage = ({ viewer, search, onSearch }: RunSessionsPageProps) => {
  const filters = parseRunFilters(search);
  const query = useInfiniteQuery(runSessionsQuery(filters));
  const sessions = query.data?.pages.flatMap((page) => page.sessions) ?? null;
  const change = (next: Partial<RunFilters>) => {
    onSearch(formatRunFilters({ ...filters, ...next }));
  };
  return (
    <>
      <StudioBar crumbs={[{ label: 'Studio', href: '/studio' }, { label: 'Live sessions' }]} acts={null} />
      <h1 tabIndex={-1}>Live sessions</h1>
      <div className={styles.filters}>
        <ListSearch
          label="Search live sessions"
          value={filters.words}
          onSearch={(text) => {
            change({ words: text });
          }}
        />
        <FilterChips
          name="When"
          options={[
            { value: false, label: 'Coming or running' },
            { value: true, label: 'Over' },
          ]}
          value={filters.isOver}
          onChange={(isOver) => {
            change({ isOver });
          }}
        />
      </div>
      <ListAnswer query={query} noun="sessions" skeleton={<TableSkeleton />}>
        {sessions === null ? null : sessions.length > 0 ? (
          <RunTable viewer={viewer} sessions={sessions} />
        ) : filters.words === '' ? (
          <EmptyState title={filters.isOver ? 'No session is over.' : 'No session is to come.'}>
            Live sessions are planned among the sessions of the studio.
          </EmptyState>
        ) : (
          <NoneFound
            title="No session is called so."
            onClear={() => {
              change({ words: '' });
            }}
          />
        )}
      </ListAnswer>
    </>
  );
};

const RunTable = ({ viewer, sessions }: { viewer: SignedIn; sessions: readonly ListedRun[] }) => {
  const zone = useTimeZone(viewer.timeZone);
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Live sessions</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Session</th>
          <th scope="col">When</th>
          <th scope="col">Seats</th>
          <th scope="col">Waiting</th>
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <tr key={session.sessionId}>
            <th scope="row">
              <Link href={runPath(session.sessionId)}>{session.title}</Link>
              {session.courseTitle === session.title ? null : (
                <small className={look.muted}>{session.courseTitle}</small>
              )}
            </th>
            <td className={styles.edited}>
              {formatSpan(Number(session.startAt), Number(session.endAt), zone)}
              {session.isCanceled ? ', canceled' : ''}
            </td>
            <td data-label="Seats">
              {session.taken.toLocaleString('en-US')}
              {session.capacity === null ? '' : ` of ${session.capacity.toLocaleString('en-US')}`}
            </td>
            <td data-label="Waiting">{session.waiting.toLocaleString('en-US')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
