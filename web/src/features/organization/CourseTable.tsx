import { useQuery } from '@tanstack/react-query';
import type { FigureFilter } from '@atrium/domain/organization/figures.ts';
import { courseTypeNames, type CourseType, type SessionType } from '@atrium/domain/session/facts.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useViewer } from '#lib/viewer.ts';
import { sessionDates } from '#parts/facts/sessionWords.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import type { DataColumn } from '#ui/rich/DataTable.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { NumberCell, NumberHead, Table } from '#ui/Table.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { FigureTable } from './FigureTable.tsx';
import type { TablePlace } from './place.ts';
import { coursesQuery, sessionsQuery } from './tableQueries.ts';
import { count } from './words.ts';
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

const number = (
  id: 'enrolled' | 'completed' | 'engagement' | 'session' | 'videosWatched',
  title: string,
  format = count,
): DataColumn<Course> => ({
  ...{ id, title, value: (row) => row[id], cell: (row) => format(row[id]), numeric: true, sortable: true },
});

const columns: readonly DataColumn<Course>[] = [
  { id: 'title', title: 'Title', value: ({ title }) => title, sortable: true },
  { id: 'courseType', title: 'Type', value: ({ courseType }) => courseTypeNames[courseType], sortable: true },
  number('enrolled', 'Enrolled'),
  number('completed', 'Completed'),
  number('engagement', 'Engagement', (percent) => `${String(percent)}%`),
  number('session', 'Sessions'),
  number('videosWatched', 'Videos watched'),
];

interface CourseTableProps {
  customerId: string | null;
  place: TablePlace;
  onPlace: (place: TablePlace) => void;
}

/** The course directory: a row opens to its sessions (ORG-04). */
export const CourseTable = ({ customerId, place, onPlace }: CourseTableProps) => (
  <FigureTable
    caption="Courses"
    searchLabel="Search by title"
    nouns={['course', 'courses']}
    columns={columns}
    rowId={({ courseId }) => courseId}
    query={coursesQuery(customerId, place)}
    place={place}
    onPlace={onPlace}
    details={({ courseId, title }) => (
      <Sessions customerId={customerId} courseId={courseId} title={title} filter={place.filter} />
    )}
    actions={<DownloadButton label="Download CSV" of={{ customerId, type: 'courses', place }} />}
  />
);

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
  filter: FigureFilter;
}

const Sessions = ({ customerId, courseId, title, filter }: SessionsProps) => {
  const zone = useTimeZone(useViewer().timeZone);
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery(customerId, courseId, filter));
  if (error !== null) {
    return (
      <Row role="alert">
        <p>There was an error loading the course info.</p>
        <Button size="s" variant="line" busy={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      </Row>
    );
  }
  const sessions = data?.page;
  if (!sessions) return <Skeleton height={28} />;
  if (sessions.length === 0)
    return <p className={look.muted}>No one at your company is enrolled in a session of this course.</p>;
  return (
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
          <NumberCell title="Enrolled">{count(session.enrolled)}</NumberCell>
          <NumberCell title="Completed">{count(session.completed)}</NumberCell>
        </tr>
      ))}
    </Table>
  );
};

function datesOf({ startAt, endAt, sessionType }: SessionDates, zone: string): string {
  const instant = (text: string | null): number | null => (text === null ? null : Number(text));
  return sessionDates({ sessionType, startAt: instant(startAt), endAt: instant(endAt) }, zone);
}
