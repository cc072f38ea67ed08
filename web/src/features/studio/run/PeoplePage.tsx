import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { IconUserPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignedIn } from '#lib/viewer.ts';
import { ListAnswer } from '#parts/ListAnswer.tsx';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Button } from '#ui/Button.tsx';
import { Chip, ChipGroup } from '#ui/Chip.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import { TableSkeleton } from '../TableSkeleton.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { formatPeopleFilters, parsePeopleFilters, type PeopleFilters, type RunSearch } from './runFilters.ts';
import { RunHead } from './RunHead.tsx';
import { peopleOfSessionQuery, runSessionQuery, type RunSession } from './runQueries.ts';
import { SeatDialog, type SeatQuestion } from './SeatDialog.tsx';
import { WaitlistTable } from './WaitlistTable.tsx';
import styles from '../ListPage.module.css';

export interface PeoplePageProps {
  viewer: SignedIn;
  sessionId: string;
  search: RunSearch;
  onSearch: (next: RunSearch) => void;
}

/** Who is enrolled in a live session and who waits for it, and what can be done for them (RUN-02). */
export const PeoplePage = ({ sessionId, ...props }: PeoplePageProps) => (
  <PageAnswer of={runSessionQuery(sessionId)}>{(session) => <People session={session} {...props} />}</PageAnswer>
);

const People = ({
  viewer,
  session,
  search,
  onSearch,
}: Omit<PeoplePageProps, 'sessionId'> & { session: RunSession }) => {
  const filters = parsePeopleFilters(session.sessionId, search);
  const [typed, setTyped] = useState(filters.words);
  const [asked, setAsked] = useState<SeatQuestion | null>(null);
  const mayWrite = staffReach(viewer.staff, 'enrollment.write') !== null;
  const query = useInfiniteQuery(peopleOfSessionQuery(filters));
  const people = query.data?.pages.flatMap((page) => page.people) ?? null;
  const change = (next: Partial<PeopleFilters>) => {
    onSearch(formatPeopleFilters({ ...filters, ...next }));
  };
  const isWaitlist = filters.view === 'WAITLISTED';
  const table = { viewer, session, people: people ?? [], onAsk: mayWrite ? setAsked : null };
  const views = [
    { view: 'ENROLLED', label: 'Enrolled', count: session.enrolled },
    { view: 'WAITLISTED', label: 'Waiting', count: session.waiting },
  ] as const;
  return (
    <>
      <RunHead
        viewer={viewer}
        session={session}
        place="people"
        acts={
          mayWrite ? (
            <Button
              size="s"
              icon={<IconUserPlus aria-hidden="true" />}
              onClick={() => {
                setAsked({ what: 'enroll' });
              }}
            >
              Enroll somebody
            </Button>
          ) : null
        }
      />
      <div className={styles.filters}>
        <SearchBox
          label="Search by name or address"
          value={typed}
          onChange={(text) => {
            setTyped(text);
            if (text === '') change({ words: '' });
          }}
          onSearch={(text) => {
            change({ words: text.trim() });
          }}
        />
        <ChipGroup name="Who">
          {views.map(({ view, label, count }) => (
            <Chip
              key={view}
              pressed={filters.view === view}
              onClick={() => {
                change({ view });
              }}
            >
              {label} {count.toLocaleString('en-US')}
            </Chip>
          ))}
        </ChipGroup>
      </div>
      <ListAnswer query={query} noun="people" skeleton={<TableSkeleton />}>
        {people === null ? null : people.length > 0 ? (
          isWaitlist ? (
            <WaitlistTable {...table} />
          ) : (
            <PeopleTable {...table} />
          )
        ) : filters.words === '' ? (
          <EmptyState title={isWaitlist ? 'Nobody waits.' : 'Nobody is enrolled yet.'}>
            {isWaitlist
              ? 'Who asks for a seat when there is none is listed here, in order.'
              : 'Who enrolls, or is enrolled by the team, is listed here.'}
          </EmptyState>
        ) : (
          <EmptyState
            title="Nobody is called so."
            action={
              <Button
                variant="line"
                onClick={() => {
                  setTyped('');
                  change({ words: '' });
                }}
              >
                Clear filters
              </Button>
            }
          />
        )}
      </ListAnswer>
      {asked === null ? null : (
        <SeatDialog
          viewer={viewer}
          session={session}
          asked={asked}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </>
  );
};
