import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { IconMail, IconUserPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { ListAnswer } from '#parts/ListAnswer.tsx';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FilterChips } from '../FilterChips.tsx';
import { ListSearch } from '../ListSearch.tsx';
import { NoneFound } from '../NoneFound.tsx';
import { TableSkeleton } from '../TableSkeleton.tsx';
import { AnnouncementList } from './AnnouncementList.tsx';
import { AttendanceHead, AttendanceList } from './AttendanceView.tsx';
import { ClassList } from './ClassList.tsx';
import { ClassRecording } from './ClassRecording.tsx';
import { OpenAct } from './OpenAct.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import {
  formatPeopleFilters,
  parsePeopleFilters,
  type PeopleFilters,
  type RunSearch,
  type RunView,
} from './runFilters.ts';
import { RunHead } from './RunHead.tsx';
import { peopleOfSessionQuery, runSessionQuery, type RunMeeting, type RunSession } from './runQueries.ts';
import { SeatDialog, type SeatQuestion } from './SeatDialog.tsx';
import { StateChips, SubmissionList } from './SubmissionList.tsx';
import { WaitlistTable } from './WaitlistTable.tsx';
import styles from '../ListPage.module.css';

export interface PeoplePageProps {
  viewer: SignedIn;
  sessionId: string;
  search: RunSearch;
  onSearch: (next: RunSearch) => void;
}

/** Who is enrolled in a live session, who waits for it and who was there, and what can be done for them (RUN-02). */
export const PeoplePage = ({ sessionId, ...props }: PeoplePageProps) => (
  <PageAnswer of={runSessionQuery(sessionId)}>{(session) => <People session={session} {...props} />}</PageAnswer>
);

const People = ({
  viewer,
  session,
  search,
  onSearch,
}: Omit<PeoplePageProps, 'sessionId'> & { session: RunSession }) => {
  const mayReview = staffReach(viewer.staff, 'submission.write') !== null;
  const given = parsePeopleFilters(search);
  const filters: PeopleFilters = given.view === 'projects' && !mayReview ? { ...given, view: 'enrolled' } : given;
  const now = useNow();
  const [asked, setAsked] = useState<SeatQuestion | null>(null);
  const mayWrite = staffReach(viewer.staff, 'enrollment.write') !== null;
  const { view, words } = filters;
  const meeting = view === 'attendance' ? shownMeeting(session.meetings, filters.meetingNumber, now) : null;
  const query = useInfiniteQuery({
    ...peopleOfSessionQuery({
      sessionId: session.sessionId,
      view: view === 'waiting' ? 'WAITLISTED' : 'ENROLLED',
      meetingNumber: meeting?.meetingNumber ?? null,
      words,
    }),
    enabled: isOfPeople(view),
  });
  const people = query.data?.pages.flatMap((page) => page.people) ?? null;
  const change = (next: Partial<PeopleFilters>) => {
    onSearch(formatPeopleFilters({ ...filters, ...next }));
  };
  const table = { viewer, session, people: people ?? [], onAsk: mayWrite ? setAsked : null };
  const views: readonly { readonly id: RunView; readonly label: string }[] = [
    { id: 'enrolled', label: `Enrolled ${session.enrolled.toLocaleString('en-US')}` },
    { id: 'waiting', label: `Waiting ${session.waiting.toLocaleString('en-US')}` },
    { id: 'classes', label: 'Classes' },
    ...(session.meetings.length === 0 ? [] : [{ id: 'attendance', label: 'Attendance' } as const]),
    ...(mayReview ? [{ id: 'projects', label: 'Projects' } as const] : []),
    { id: 'mails', label: 'Announcements' },
  ];
  return (
    <>
      <RunHead
        viewer={viewer}
        session={session}
        acts={
          <>
            {staffReach(viewer.staff, 'announcement.write') === null ? null : (
              <Button
                size="s"
                variant="line"
                icon={<IconMail aria-hidden="true" />}
                onClick={() => {
                  setAsked({ what: 'announce' });
                }}
              >
                Write to everybody
              </Button>
            )}
            {mayWrite ? (
              <Button
                size="s"
                icon={<IconUserPlus aria-hidden="true" />}
                onClick={() => {
                  setAsked({ what: 'enroll' });
                }}
              >
                Enroll somebody
              </Button>
            ) : null}
          </>
        }
      />
      <OpenAct viewer={viewer} session={session} />
      <div className={styles.filters}>
        {view === 'mails' || view === 'classes' ? null : (
          <ListSearch
            label={staffReach(viewer.staff, 'address.read') === null ? 'Search by name' : 'Search by name or address'}
            value={filters.words}
            onSearch={(text) => {
              change({ words: text });
            }}
          />
        )}
        <FilterChips
          name="What is shown"
          options={views.map(({ id, label }) => ({ value: id, label }))}
          value={view}
          onChange={(next) => {
            change({ view: next });
          }}
        />
      </div>
      {meeting === null ? null : (
        <>
          <AttendanceHead
            viewer={viewer}
            session={session}
            meeting={meeting}
            onMeeting={(meetingNumber) => {
              change({ meetingNumber });
            }}
          />
          <ClassRecording
            key={meeting.meetingNumber}
            viewer={viewer}
            sessionId={session.sessionId}
            title={meeting.title || session.title}
            meeting={meeting}
          />
        </>
      )}
      {view === 'projects' ? (
        <div className={styles.filters}>
          <StateChips
            state={filters.state}
            onState={(state) => {
              change({ state });
            }}
          />
        </div>
      ) : null}
      {view === 'projects' ? (
        <SubmissionList
          viewer={viewer}
          filters={{ state: filters.state, sessionId: session.sessionId, words }}
          isOfSession
          onClear={() => {
            change({ words: '' });
          }}
        />
      ) : view === 'classes' ? (
        <ClassList viewer={viewer} session={session} />
      ) : view === 'mails' ? (
        <AnnouncementList viewer={viewer} sessionId={session.sessionId} />
      ) : (
        <ListAnswer query={query} noun="people" skeleton={<TableSkeleton />}>
          {people === null ? null : people.length === 0 ? (
            <NobodyFound
              view={view}
              words={words}
              onClear={() => {
                change({ words: '' });
              }}
            />
          ) : meeting !== null ? (
            <AttendanceList viewer={viewer} session={session} meeting={meeting} people={people} />
          ) : view === 'waiting' ? (
            <WaitlistTable {...table} />
          ) : (
            <PeopleTable {...table} />
          )}
        </ListAnswer>
      )}
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

/** Whether a view is a list of people. */
const isOfPeople = (view: RunView): boolean => view === 'enrolled' || view === 'waiting' || view === 'attendance';

/** The class that the address names, else the last that has begun, else the first. */
function shownMeeting(meetings: readonly RunMeeting[], asked: number | null, now: number): RunMeeting | null {
  const named = meetings.find(({ meetingNumber }) => meetingNumber === asked);
  return named ?? meetings.findLast(({ startAt }) => Number(startAt) <= now) ?? meetings[0] ?? null;
}

const NobodyFound = ({ view, words, onClear }: { view: RunView; words: string; onClear: () => void }) => {
  if (words !== '') {
    return <NoneFound title="Nobody is called so." onClear={onClear} />;
  }
  return view === 'waiting' ? (
    <EmptyState title="Nobody waits.">Who asks for a seat when there is none is listed here, in order.</EmptyState>
  ) : (
    <EmptyState title="Nobody is enrolled yet.">Who enrolls, or is enrolled by the team, is listed here.</EmptyState>
  );
};
