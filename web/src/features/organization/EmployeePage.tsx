import { daysIn, type DashboardFilters } from '@atrium/domain/organization/dashboardFilters.ts';
import { figureDefinitions } from '@atrium/domain/organization/definitions.ts';
import { formatDay } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useViewer } from '#lib/viewer.ts';
import { BackLink } from '#parts/BackLink.tsx';
import { PageHead } from '#parts/PageHead.tsx';
import person from '#ui/art/person.svg';
import { cx } from '#ui/cx.ts';
import { HelpTip } from '#ui/HelpTip.tsx';
import { Row, Wrap } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Picture } from '#ui/Picture.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Tile, Tiles } from '#ui/Tiles.tsx';
import { addressOf, changed } from './dashboardFilters.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { employeeCourseColumns } from './employeeCourseColumns.tsx';
import type { EmployeePageData } from './employeeQuery.ts';
import { EmployeeStatusTag } from './EmployeeTable.tsx';
import { EmployeeVideos } from './EmployeeVideos.tsx';
import { FigureLink } from './FigureLink.tsx';
import { FigureTable } from './FigureTable.tsx';
import { studentDetails } from './pageTitles.ts';
import { pathsOf } from './paths.ts';
import { rangeWords } from './range.ts';
import { RangeLine, RangeNote } from './RangeNote.tsx';
import { RangeSelect } from './RangeSelect.tsx';
import { employeeCoursesQuery } from './tableQueries.ts';
import { count, courseNoun, daysWords, timeWords } from './words.ts';
import scoped from './Cells.module.css';
import styles from './EmployeePage.module.css';

/** The fragment of the section of the courses. */
const courses = 'courses';

interface EmployeePageProps {
  customerId: string | null;
  employee: EmployeePageData;
  filters: DashboardFilters;
  onFilters: (filters: Partial<DashboardFilters>) => void;
  back: string;
}

/** 'Student Details': one person's figures and courses (ORG-05). */
export const EmployeePage = ({ customerId, employee, filters, onFilters, back }: EmployeePageProps) => {
  const { userId, name, email, imageUrl, status, lastActive, timeZone } = employee;
  const zone = useTimeZone(useViewer().timeZone);
  const days = daysIn(filters.scope);
  const coursesBy = (column: string) =>
    addressOf(
      pathsOf(customerId).employee(userId),
      {
        tab: 'employees',
        page: 0,
        search: '',
        range: filters.range,
        scope: days,
        sorting: { column, descending: true },
        compare: false,
      },
      courses,
    );
  const asked = { range: filters.range, asOf: employee.asOf };
  return (
    <Wrap className={styles.page}>
      <PageHead
        above={<GoBack href={back} />}
        title={studentDetails}
        aside={
          <div className={look.noPrint}>
            <RangeSelect
              value={filters.range}
              onChange={(range) => {
                // days belong to the range of which they are
                onFilters(changed(filters, { range, scope: null }));
              }}
            />
          </div>
        }
      />
      <Row className={styles.who}>
        <Picture className={styles.portrait} src={imageUrl} instead={person} loading="eager" />
        <div>
          <h2>{name}</h2>
          <p className={look.muted}>{email}</p>
          <Row className={cx(look.small, look.muted)}>
            <EmployeeStatusTag status={status} />
            <span className={styles.active}>
              {lastActive === null ? 'Not active yet' : `Last active ${formatDay(Number(lastActive), zone)}`}
              <HelpTip label="What is Last active?">{figureDefinitions.lastActive}</HelpTip>
            </span>
          </Row>
        </div>
      </Row>
      {days === null ? null : (
        <p className={scoped.scope} role="status">
          <span>
            What {name} did {daysWords(days)}, and nothing else.
          </span>
          <Link href={pathsOf(customerId).employee(userId, filters.range)}>
            Show {rangeWords[filters.range].toLowerCase()}
          </Link>
        </p>
      )}
      <Tiles three>
        <Tile
          name="Videos Watched"
          one="Video Watched"
          value={count(employee.videosWatched)}
          href={coursesBy('videosWatched')}
          note={
            <FigureLink href={coursesBy('hoursWatched')} name="watched, see the courses by hours">
              {timeWords(employee.hoursWatched)}
            </FigureLink>
          }
          help={`${figureDefinitions.videosWatched} ${figureDefinitions.hoursWatched}`}
        />
        <Tile
          name="Courses Completed"
          one="Course Completed"
          value={count(employee.coursesCompleted)}
          href={coursesBy('completedOn')}
          note={
            <FigureLink href={coursesBy('isStarted')} name={`${courseNoun(employee.coursesStarted)}, see which`}>
              of {count(employee.coursesStarted)} started
            </FigureLink>
          }
          help={figureDefinitions.coursesCompleted}
        />
        <Tile
          name="Badges Earned"
          one="Badge Earned"
          value={count(employee.badgesEarned)}
          href={coursesBy('badges')}
          help={figureDefinitions.courseBadges}
        />
      </Tiles>
      <section id={courses} tabIndex={-1} className={look.section} aria-labelledby="courses-head">
        <SectionHead id="courses-head" title="Courses" />
        <FigureTable
          caption={`${name}'s courses`}
          searchLabel="Search by title"
          nouns={['course', 'courses']}
          columns={employeeCourseColumns}
          details={({ title, videos }) => <EmployeeVideos course={title} videos={videos ?? []} />}
          rowId={({ courseId }) => courseId}
          query={employeeCoursesQuery(customerId, userId, filters)}
          filters={filters}
          onFilters={onFilters}
          empty={`${name} has not started a course in this period yet.`}
          note={(asOf) => (
            <RangeLine {...asked} asOf={asOf ?? asked.asOf} range={days === null ? filters.range : null} />
          )}
          downloads={
            // the file is of the whole range
            days === null ? (
              <DownloadButton
                label="Download CSV"
                of={{ customerId, type: 'employee_courses', employeeId: userId, filters }}
              />
            ) : undefined
          }
        />
      </section>
      {days === null ? <RangeNote {...asked} timeZone={timeZone} /> : <RangeLine {...asked} range={null} />}
    </Wrap>
  );
};

/** Back to the page from which this one was opened. */
export const GoBack = ({ href }: { href: string }) => <BackLink href={href}>Go Back</BackLink>;
