import { byCompleted } from '@atrium/domain/organization/dashboardFilters.ts';
import type { FigureFilter } from '@atrium/domain/organization/figures.ts';
import { useQuery } from '@tanstack/react-query';
import { Cover } from '#ui/Cover.tsx';
import { look } from '#ui/look.ts';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { RowsOf } from './dashboardFilters.ts';
import { FigureLink } from './FigureLink.tsx';
import { RetryRow } from './RetryRow.tsx';
import { coursesQuery } from './tableQueries.ts';
import { count } from './words.ts';
import styles from './Charts.module.css';

const mostShown = 4;

interface TopCoursesProps {
  customerId: string | null;
  range: FigureFilter;
  /** The address of the rows of a table in the range. */
  rowsAt: (rows: RowsOf) => string;
}

/** The courses that most people completed. */
export const TopCourses = ({ customerId, range, rowsAt }: TopCoursesProps) => {
  const { data, error, isFetching, refetch } = useQuery(coursesQuery(customerId, { ...byCompleted, range }));
  return (
    <div tabIndex={-1} data-stand-in>
      {error !== null ? (
        <RetryRow retrying={isFetching} onRetry={() => void refetch()}>
          There was an error loading the courses.
        </RetryRow>
      ) : data?.page ? (
        <Courses
          rowsAt={rowsAt}
          courses={data.page.rows.filter(({ completed }) => completed > 0).slice(0, mostShown)}
        />
      ) : (
        <Loading label="Loading the most completed courses" className={styles.waiting}>
          {Array.from({ length: mostShown }, (_, index) => (
            // placeholders have no id
            <Skeleton key={index} height={40} />
          ))}
        </Loading>
      )}
    </div>
  );
};

interface Course {
  readonly courseId: string;
  readonly title: string;
  readonly coverImageUrl: string;
  readonly completed: number;
}

/** A bar for each course, as long as its number; the number is in the table that they stand in. */
const Courses = ({ courses, rowsAt }: Pick<TopCoursesProps, 'rowsAt'> & { courses: readonly Course[] }) => {
  const most = Math.max(...courses.map(({ completed }) => completed));
  if (courses.length === 0) return <p className={look.muted}>No courses completed in this period yet.</p>;
  return (
    <table className={styles.top}>
      <caption>
        <VisuallyHidden>Courses by how many people completed them</VisuallyHidden>
      </caption>
      <tbody>
        {courses.map(({ courseId, title, coverImageUrl, completed }) => (
          <tr key={courseId}>
            <th scope="row">
              <span className={styles.course}>
                <Cover className={styles.cover} src={coverImageUrl} />
                <span className={styles.named}>
                  {title}
                  <span className={styles.share} style={{ width: `${String((100 * completed) / most)}%` }} />
                </span>
              </span>
            </th>
            <td className={look.num}>
              <FigureLink
                href={rowsAt({
                  scope: { courseId, sessionId: null },
                  sorting: { column: 'completed', descending: true },
                })}
                name={`completed ${title}, view list`}
              >
                {count(completed)}
              </FigureLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
