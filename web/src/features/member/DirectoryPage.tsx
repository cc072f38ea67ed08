import { mostListed, mostSearched } from '@atrium/domain/member/directory.ts';
import { keepPreviousData, useQuery, type FetchStatus } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isUnanswered, requestIdOf } from '#lib/callError.ts';
import { ifOpen, memberPath } from '#lib/links.ts';
import { site } from '#lib/site.ts';
import { useSettled } from '#lib/useSettled.ts';
import { useViewer } from '#lib/viewer.ts';
import { ListError } from '#parts/ListError.tsx';
import { PageHead } from '#parts/PageHead.tsx';
import { PersonCard } from '#parts/PersonCard.tsx';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState, ErrorState } from '#ui/EmptyState.tsx';
import { Stack, Wrap } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { offlineWords } from '#ui/offlineWords.ts';
import { Older } from '#ui/Older.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';
import { directoryQuery, type DirectoryFilters } from './directoryQuery.ts';
import { MembersBanner } from './MembersBanner.tsx';
import styles from './DirectoryPage.module.css';

const searchPauses = { delay: 1000, most: 5000 };

interface DirectoryPageProps {
  filters: DirectoryFilters;
  onFilter: (filter: string) => void;
  onPage: (page: number) => void;
  /** The asked page is behind the last one, as after turning a phone: its answer has none. */
  onBeyond: (lastPage: number) => void;
}

/** Fellow members, found by name or job title (DIR-01). */
export const DirectoryPage = ({ filters, onFilter, onPage, onBeyond }: DirectoryPageProps) => {
  const viewer = useViewer();
  const [typed, setTyped] = useState(filters.q);
  const [shownFilter, setShownFilter] = useState(filters.q);
  // the address changed by itself: Back, or a link
  if (shownFilter !== filters.q) {
    setShownFilter(filters.q);
    setTyped(filters.q);
  }
  useSettled(typed, searchPauses, (settled) => {
    if (settled.trim() !== filters.q) onFilter(settled.trim());
  });
  const { data, error, isFetching, fetchStatus, isPlaceholderData, refetch } = useQuery({
    ...directoryQuery(filters.q, filters.page, filters.count),
    placeholderData: keepPreviousData,
  });
  const shown = data?.page;
  // also while the last page is loading: until then the empty one is shown
  const isBeyond = shown !== undefined && shown !== null && shown.list.length === 0 && shown.pageInfo.total > 0;
  const refusal = data?.refusal ?? null;
  const isBeyondAll = refusal?.reason === 'PAGE';
  const lastPage = isBeyondAll ? Math.ceil(mostListed / filters.count) : isBeyond ? shown.pageInfo.totalPages : null;
  const leave = useEffectEvent(onBeyond);
  useEffect(() => {
    if (lastPage !== null) leave(lastPage);
  }, [lastPage]);
  // with nobody beside the viewer there is nobody to look for
  const isAlone =
    filters.q === '' &&
    shown?.list.every(({ userId }) => userId === viewer.memberId) === true &&
    shown.pageInfo.total < 2;
  return (
    <Wrap className={styles.page}>
      <PageHead
        title="Your fellow members"
        aside={
          isAlone ? undefined : (
            <SearchBox
              label="Search by Name or Job Title"
              value={typed}
              onChange={setTyped}
              onSearch={onFilter}
              maxLength={100}
            />
          )
        }
      >
        <p>
          {isAlone
            ? 'You are the first one here. Others appear as they join.'
            : 'Like-minded peers who are working on the same questions as you.'}
        </p>
      </PageHead>
      {isAlone ? null : <MembersBanner />}
      {error !== null ? (
        isUnanswered(error) ? (
          <ListError error={error} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <ErrorState
            onRetry={() => void refetch()}
            retrying={isFetching}
            supportHref={site.supportTicket}
            requestId={requestIdOf(error)}
          />
        )
      ) : refusal !== null && !isBeyondAll ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} supportHref={site.supportTicket}>
          {refusal.message}
        </ErrorState>
      ) : shown === undefined || shown === null || lastPage !== null ? (
        <div className={styles.results}>
          <DirectorySkeleton count={filters.count} />
        </div>
      ) : (
        <Older busy={isPlaceholderData} className={styles.results}>
          <p className={cx(look.small, look.muted)} role="status">
            {isPlaceholderData ? waitWords(fetchStatus) : isAlone ? null : foundWords(shown.pageInfo.total, filters.q)}
          </p>
          {shown.list.length === 0 ? (
            isAlone ? null : (
              <EmptyState
                title="Oops... we didn't find anything that matches your search."
                action={
                  <Button
                    variant="line"
                    onClick={() => {
                      setTyped('');
                      onFilter('');
                    }}
                  >
                    Show all members
                  </Button>
                }
              >
                Try searching by first name, last name or job title.
              </EmptyState>
            )
          ) : (
            <ul className={styles.people} aria-label="Members">
              {shown.list.map(({ userId, displayName, jobRole, company, profileImageUrl }) => (
                <li key={userId}>
                  <PersonCard
                    href={ifOpen(viewer, memberPath(userId))}
                    portraitUrl={profileImageUrl}
                    name={displayName}
                    role={jobRole}
                    company={company}
                    heading="h2"
                  />
                </li>
              ))}
            </ul>
          )}
          {shown.pageInfo.totalPages > 1 ? (
            <Pagination
              label="Members"
              page={filters.page}
              pages={shown.pageInfo.totalPages}
              range={rangeWords(filters, shown.list.length, shown.pageInfo.total)}
              onPage={onPage}
            />
          ) : null}
        </Older>
      )}
    </Wrap>
  );
};

const DirectorySkeleton = ({ count }: { count: number }) => (
  <Loading label="Loading members" className={styles.waiting}>
    <Skeleton width={96} height={20} />
    <div className={styles.people}>
      {Array.from({ length: count }, (_, index) => (
        // placeholders have no id
        <Stack key={index} gap={8}>
          <Skeleton shape="arch" ratio="4/5" />
          <Skeleton width="70%" height={20} />
          <Skeleton width="90%" height={20} />
        </Stack>
      ))}
    </div>
  </Loading>
);

function totalWords(total: number, filter: string): string {
  // the server counts no further
  const most = filter === '' ? mostListed : mostSearched;
  return total >= most ? `${most.toLocaleString('en-US')}+` : String(total);
}

function waitWords(fetchStatus: FetchStatus): string {
  return fetchStatus === 'paused' ? offlineWords : 'Searching…';
}

function foundWords(total: number, filter: string): string {
  const members = total === 1 ? 'member' : 'members';
  return `${totalWords(total, filter)} ${members}${filter === '' ? '' : ` for “${filter}”`}`;
}

function rangeWords({ page, count, q }: DirectoryFilters, shown: number, total: number): string {
  const first = (page - 1) * count;
  return `${String(first + 1)} to ${String(first + shown)} of ${totalWords(total, q)}`;
}
