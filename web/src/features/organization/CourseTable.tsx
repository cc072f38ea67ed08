import type { TableFilters } from '@atrium/domain/organization/dashboardFilters.ts';
import { figureDefinitions } from '@atrium/domain/organization/definitions.ts';
import type { FigureFilter } from '@atrium/domain/organization/figures.ts';
import { courseTypeNames, type CourseType, type SessionType } from '@atrium/domain/session/facts.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTimeZone } from '#lib/timeZone.ts';
import { useViewer } from '#lib/viewer.ts';
import { sessionDates } from '#parts/facts/sessionWords.ts';
import { ColumnMeanings } from '#ui/ColumnMeanings.tsx';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import type { DataColumn } from '#ui/rich/DataColumn.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { NumberCell, NumberHead, Table } from '#ui/Table.tsx';
import type { RowsOf } from './dashboardFilters.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { FigureLink } from './FigureLink.tsx';
import { FigureTable, type FigureTableProps } from './FigureTable.tsx';
import { RetryRow } from './RetryRow.tsx';
import { coursesQuery, sessionsQuery } from './tableQueries.ts';
import { count, nounOf, percentWords } from './words.ts';
import styles from './Cells.module.css';

interface Course {
  readonly courseId: string;
  readonly title: string;
  readonly courseType: CourseType;
  readonly enrolled: number;
  readonly completed: number;
  readonly engagement: number;
  readonly session: number;
  readonly videosWatched: number;
}

type Measure = 'enrolled' | 'completed' | 'engagement' | 'session' | 'videosWatched';
const number = (id: Measure, title: string, help: string, cell: (row: Course) => ReactNode): DataColumn<Course> => ({
  id,
  title,
  value: (row) => row[id],
  cell,
  numeric: true,
  sortable: true,
  help,
});

/** Its people in an order, as the employee directory shows them. */
type PeopleOf = (courseId: string, sessionId: string | null, column: string) => string;

function columnsFor(peopleOf: PeopleOf): readonly DataColumn<Course>[] {
  const people = (id: Measure, column: string, does: string, format = count) =>
    function People(row: Course) {
      return (
        <PeopleLink
          href={peopleOf(row.courseId, null, column)}
          value={row[id]}
          name={`${does} ${row.title}, view list`}
        >
          {format(row[id])}
        </PeopleLink>
      );
    };
  return [
    { id: 'title', title: 'Title', value: ({ title }) => title, sortable: true },
    { id: 'courseType', title: 'Type', value: ({ courseType }) => courseTypeNames[courseType], sortable: true },
    number('enrolled', 'Enrolled', figureDefinitions.enrolled, people('enrolled', 'enrolled', 'enrolled in')),
    number('completed', 'Completed', figureDefinitions.coursesCompleted, people('completed', 'completed', 'completed')),
    number(
      'engagement',
      'Engagement',
      figureDefinitions.engagement,
      people('engagement', 'engaged', 'engaged in', percentWords),
    ),
    // the row opens to them
    { ...number('session', 'Sessions', figureDefinitions.sessions, ({ session }) => count(session)), wide: true },
    number('videosWatched', 'Videos watched', figureDefinitions.videosWatched, (row) =>
      people('videosWatched', 'views', nounOf(count(row.videosWatched), 'video watched in', 'videos watched in'))(row),
    ),
  ];
}

interface PeopleLinkProps {
  href: string;
  value: number;
  name: string;
  children: ReactNode;
}

/** A figure that leads to its people; of nothing there are none. */
const PeopleLink = ({ href, value, name, children }: PeopleLinkProps) =>
  value === 0 ? (
    children
  ) : (
    <FigureLink href={href} name={name}>
      {children}
    </FigureLink>
  );

export interface CourseTableProps {
  customerId: string | null;
  filters: TableFilters;
  onFilters: (filters: TableFilters) => void;
  /** The address of the rows of a table in the range. */
  rowsAt: (rows: RowsOf) => string;
  /** Below the button that downloads the rows. */
  note: FigureTableProps<never>['note'];
}

/** The course directory: a row opens to its sessions (ORG-04), and a figure to its people. */
export const CourseTable = ({ customerId, filters, onFilters, rowsAt, note }: CourseTableProps) => {
  const peopleOf: PeopleOf = (courseId, sessionId, column) =>
    rowsAt({ scope: { courseId, sessionId }, sorting: { column, descending: true } });
  return (
    <FigureTable
      caption="Courses"
      searchLabel="Search by title"
      nouns={['course', 'courses']}
      columns={columnsFor(peopleOf)}
      rowId={({ courseId }) => courseId}
      query={coursesQuery(customerId, filters)}
      filters={filters}
      onFilters={onFilters}
      details={({ courseId, title }) => (
        <Sessions customerId={customerId} courseId={courseId} title={title} peopleOf={peopleOf} range={filters.range} />
      )}
      note={note}
      downloads={<DownloadButton label="Download CSV" of={{ customerId, type: 'courses', filters }} />}
    />
  );
};

interface SessionDates {
  readonly sessionType: SessionType;
  /** Epoch milliseconds, as the next. */
  readonly startAt: string | null;
  readonly endAt: string | null;
}

interface SessionsProps {
  customerId: string | null;
  courseId: string;
  title: string;
  range: FigureFilter;
  peopleOf: PeopleOf;
}

const Sessions = (props: SessionsProps) => {
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery(props.customerId, props.courseId, props.range));
  const sessions = data?.page;
  return (
    <div tabIndex={-1} data-stand-in>
      {error !== null ? (
        <RetryRow retrying={isFetching} onRetry={() => void refetch()}>
          There was an error loading the course info.
        </RetryRow>
      ) : sessions ? (
        <SessionRows {...props} sessions={sessions} />
      ) : (
        <Skeleton height={28} />
      )}
    </div>
  );
};

interface Session extends SessionDates {
  readonly sessionId: string;
  readonly title: string;
  readonly enrolled: number;
  readonly completed: number;
}

const sessionColumns = [
  { title: 'Enrolled', help: figureDefinitions.sessionEnrolled },
  { title: 'Completed', help: figureDefinitions.sessionCompleted },
];

const SessionRows = ({ courseId, title, peopleOf, sessions }: SessionsProps & { sessions: readonly Session[] }) => {
  const zone = useTimeZone(useViewer().timeZone);
  if (sessions.length === 0)
    return <p className={look.muted}>No one at your company is enrolled in a session of this course.</p>;
  return (
    <>
      <ColumnMeanings caption={`Sessions of ${title}`} columns={sessionColumns} />
      <Table
        compact
        caption={`Sessions of ${title}`}
        head={
          <>
            <th scope="col">Session</th>
            <NumberHead>Enrolled</NumberHead>
            <NumberHead>Completed</NumberHead>
          </>
        }
      >
        {sessions.map((session) => (
          <tr key={session.sessionId}>
            <th scope="row">
              <span className={styles.name}>
                {session.title}
                <span className={cx(look.small, look.muted)}>{datesOf(session, zone)}</span>
              </span>
            </th>
            <NumberCell title="Enrolled">
              <PeopleLink
                href={peopleOf(courseId, session.sessionId, 'enrolled')}
                value={session.enrolled}
                name={`enrolled in ${session.title}, view list`}
              >
                {count(session.enrolled)}
              </PeopleLink>
            </NumberCell>
            <NumberCell title="Completed">
              <PeopleLink
                href={peopleOf(courseId, session.sessionId, 'completed')}
                value={session.completed}
                name={`completed ${session.title}, view list`}
              >
                {count(session.completed)}
              </PeopleLink>
            </NumberCell>
          </tr>
        ))}
      </Table>
    </>
  );
};

function datesOf({ startAt, endAt, sessionType }: SessionDates, zone: string): string {
  const instant = (text: string | null): number | null => (text === null ? null : Number(text));
  return sessionDates({ sessionType, startAt: instant(startAt), endAt: instant(endAt) }, zone);
}
