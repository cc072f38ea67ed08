import { useQuery } from '@tanstack/react-query';
import type { FigureFilter } from '@atrium/domain/organization/figures.ts';
import { hour, minute } from '@atrium/domain/time.ts';
import { Button } from '#ui/Button.tsx';
import { Chart } from '#ui/Chart.tsx';
import { Row } from '#ui/Layout.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';
import { MoreLink, SectionHead } from '#ui/SectionHead.tsx';
import { look } from '#ui/look.ts';
import { cx } from '#ui/cx.ts';
import type { DashboardFigures } from './dashboardQuery.ts';
import { periodsOf, type Period } from './periods.ts';
import { coursesQuery } from './tableQueries.ts';
import { count, emptyWords } from './words.ts';
import styles from './Charts.module.css';

interface ChartsProps {
  customerId: string | null;
  filter: FigureFilter;
  figures: DashboardFigures;
  /** The address of the course directory, the most completed first. */
  courses: string;
}

/** Hours over time, the courses that most people completed, and how the seats are used. */
export const Charts = ({ customerId, filter, figures, courses }: ChartsProps) => {
  const { overview, stats, activity } = figures;
  const { unit, periods } = periodsOf(activity, figures);
  const watched = inMinutesIfShort(periods);
  const seats = [
    { label: 'Signed in', value: overview.usedSeats },
    { label: 'Invited', value: Math.max(0, stats.assignedSeats - overview.usedSeats) },
    { label: 'Free', value: Math.max(0, overview.totalSeats - stats.assignedSeats) },
  ];
  return (
    <div className={styles.charts}>
      <section className={look.section} aria-labelledby="hours-head">
        <SectionHead id="hours-head" title="Activity" />
        {activity.length === 0 ? (
          <p className={look.muted}>{emptyWords}</p>
        ) : (
          <Chart
            title={`${watched.measure} watched by ${unit}`}
            axis={unit === 'week' ? 'Week of' : 'Month'}
            points={watched.points}
          />
        )}
      </section>
      <div className={styles.side}>
        <section className={look.section} aria-labelledby="top-head">
          <SectionHead id="top-head" title="Most completed" action={<MoreLink href={courses}>All courses</MoreLink>} />
          <TopCourses customerId={customerId} filter={filter} />
        </section>
        <section className={look.section} aria-labelledby="seats-head">
          <SectionHead id="seats-head" title="Seats" />
          <Chart title="Seats of the contract" axis="Seats" points={seats} format={count} />
        </section>
      </div>
    </div>
  );
};

/** Where no period has an hour, minutes: hours would be told apart by their decimals only. */
function inMinutesIfShort(periods: readonly Period[]): { measure: 'Hours' | 'Minutes'; points: readonly Period[] } {
  if (periods.some(({ value }) => value >= 1)) return { measure: 'Hours', points: periods };
  return {
    measure: 'Minutes',
    points: periods.map((period) => ({ ...period, value: (period.value * hour) / minute })),
  };
}

const mostShown = 4;
const byCompleted = { page: 0, search: '', sorting: { column: 'completed', descending: true } };

const TopCourses = ({ customerId, filter }: Pick<ChartsProps, 'customerId' | 'filter'>) => {
  const { data, error, isFetching, refetch } = useQuery(coursesQuery(customerId, { ...byCompleted, filter }));
  if (error !== null)
    return (
      <Row role="alert">
        <p>There was an error loading the courses.</p>
        <Button size="s" variant="line" busy={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      </Row>
    );
  if (!data?.page)
    return (
      <Loading label="Loading the most completed courses" className={styles.waiting}>
        {Array.from({ length: mostShown }, (_, index) => (
          // placeholders have no id
          <Skeleton key={index} height={20} />
        ))}
      </Loading>
    );
  const courses = data.page.rows.filter(({ completed }) => completed > 0).slice(0, mostShown);
  if (courses.length === 0) return <p className={look.muted}>No courses completed in this period yet.</p>;
  return (
    <ol className={styles.top}>
      {courses.map(({ courseId, title, completed }) => (
        <li key={courseId}>
          <span>{title}</span>
          <b className={cx(look.num, styles.number)}>{count(completed)}</b>
        </li>
      ))}
    </ol>
  );
};
