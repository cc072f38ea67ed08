import {
  employeeCourseStatusNames,
  filterOf,
  type EmployeeCourseStatus,
  type FigureFilter,
} from '@atrium/domain/organization/figures.ts';
import { courseTypeNames, type CourseType } from '@atrium/domain/session/facts.ts';
import { IconArrowLeft } from '@tabler/icons-react';
import { formatDay, formatDayAndTime, formatPlainDay } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { PageHead } from '#parts/PageHead.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Row, Wrap } from '#ui/Layout.tsx';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { Picture } from '#ui/Picture.tsx';
import person from '#ui/art/person.svg';
import type { DataColumn } from '#ui/rich/DataTable.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { SlimSelect } from '#ui/Select.tsx';
import { Tile, Tiles } from '#ui/Tiles.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { EmployeeStatusTag } from './EmployeeTable.tsx';
import type { EmployeePageData } from './employeeQuery.ts';
import { FigureTable } from './FigureTable.tsx';
import { changed, type TablePlace } from './place.ts';
import { rangeOptions, rangeWords } from './range.ts';
import { employeeCoursesQuery } from './tableQueries.ts';
import { count, hours, timeWords } from './words.ts';
import styles from './EmployeePage.module.css';

interface Course {
  readonly courseId: string;
  readonly title: string;
  readonly courseType: CourseType;
  readonly status: EmployeeCourseStatus;
  readonly enrolledOn: string | null;
  readonly completedOn: string | null;
  readonly progress: number;
  readonly videosWatched: number;
  readonly hoursWatched: number;
}

/** A day without a zone, as the company's zone had it. */
const dayOrDash = (day: string | null) => (day === null ? '–' : formatPlainDay(day));

const columns: readonly DataColumn<Course>[] = [
  { id: 'title', title: 'Course', value: ({ title }) => title, sortable: true },
  { id: 'courseType', title: 'Type', value: ({ courseType }) => courseTypeNames[courseType], sortable: true },
  {
    ...{
      id: 'status',
      title: 'Status',
      value: ({ status }: Course) => employeeCourseStatusNames[status],
      sortable: true,
    },
    cell: ({ status, progress }) =>
      status === 'IN_PROGRESS'
        ? `${employeeCourseStatusNames[status]}, ${String(progress)}%`
        : employeeCourseStatusNames[status],
  },
  {
    ...{ id: 'enrolledOn', title: 'Enrolled on', value: ({ enrolledOn }: Course) => enrolledOn, sortable: true },
    cell: ({ enrolledOn }) => dayOrDash(enrolledOn),
  },
  {
    ...{ id: 'completedOn', title: 'Completed on', value: ({ completedOn }: Course) => completedOn, sortable: true },
    cell: ({ completedOn }) => dayOrDash(completedOn),
  },
  {
    ...{ id: 'videosWatched', title: 'Videos watched', numeric: true, sortable: true },
    value: ({ videosWatched }) => videosWatched,
  },
  {
    ...{ id: 'hoursWatched', title: 'Hours', numeric: true, sortable: true },
    value: ({ hoursWatched }) => hoursWatched,
    cell: ({ hoursWatched }) => hours(hoursWatched),
  },
];

interface EmployeePageProps {
  customerId: string | null;
  employee: EmployeePageData;
  place: TablePlace;
  onPlace: (place: TablePlace) => void;
  back: string;
}

/** 'Student Details': one person's figures and courses (ORG-05). */
export const EmployeePage = ({ customerId, employee, place, onPlace, back }: EmployeePageProps) => {
  const { userId, name, email, imageUrl, status, lastActive, timeZone } = employee;
  const zone = useTimeZone(timeZone);
  return (
    <Wrap className={styles.page}>
      <PageHead
        above={<GoBack href={back} />}
        title="Student Details"
        aside={
          <SlimSelect
            label="Time range"
            value={place.filter}
            options={rangeOptions}
            onChange={(event) => {
              onPlace(changed(place, { filter: filterOf(event.target.value) }));
            }}
          />
        }
      />
      <Row className={styles.who}>
        <Picture className={styles.portrait} src={imageUrl} instead={person} loading="eager" />
        <div>
          <h2>{name}</h2>
          <p className={look.muted}>{email}</p>
          <Row className={cx(look.small, look.muted)}>
            <EmployeeStatusTag status={status} />
            {lastActive === null ? 'Not active yet' : `Last active ${formatDay(Number(lastActive), zone)}`}
          </Row>
        </div>
      </Row>
      <Tiles three>
        <Tile
          name="Videos Watched"
          value={count(employee.videosWatched)}
          note={timeWords(employee.hoursWatched)}
          help="Videos of which at least 15 seconds were watched in this period, each once."
        />
        <Tile
          name="Courses Completed"
          value={count(employee.coursesCompleted)}
          note={`of ${count(employee.coursesStarted)} started`}
          help="Courses completed in this period, and those of which something was watched, attended or handed in."
        />
        <Tile
          name="Badges Earned"
          value={count(employee.badgesEarned)}
          help="Course badges that were awarded in this period."
        />
      </Tiles>
      <section className={look.section} aria-labelledby="courses-head">
        <SectionHead id="courses-head" title="Courses" />
        <FigureTable
          caption={`Courses of ${name}`}
          searchLabel="Search by title"
          nouns={['course', 'courses']}
          columns={columns}
          rowId={({ courseId }) => courseId}
          query={employeeCoursesQuery(customerId, userId, place)}
          place={place}
          onPlace={onPlace}
          empty={`${name} has not started a course in this period yet.`}
          actions={
            <DownloadButton
              label="Download CSV"
              of={{ customerId, type: 'employee_courses', employeeId: userId, place }}
            />
          }
        />
      </section>
      <RangeLine filter={place.filter} asOf={employee.asOf} zone={zone} />
    </Wrap>
  );
};

/** Back to the page from which this one was opened. */
export const GoBack = ({ href }: { href: string }) => (
  <ButtonLink variant="bare" size="s" href={href} icon={<IconArrowLeft aria-hidden="true" />}>
    Go Back
  </ButtonLink>
);

const RangeLine = ({ filter, asOf, zone }: { filter: FigureFilter; asOf: number; zone: string }) => (
  <p className={cx(look.small, look.muted)}>
    Showing {rangeWords[filter].toLowerCase()}. Data as of {formatDayAndTime(asOf, zone)}.
  </p>
);
