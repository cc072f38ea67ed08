import { figureDefinitions } from '@atrium/domain/organization/definitions.ts';
import type { FigureFilter } from '@atrium/domain/organization/figures.ts';
import { HelpTip } from '#ui/HelpTip.tsx';
import { look } from '#ui/look.ts';
import { MoreLink, SectionHead } from '#ui/SectionHead.tsx';
import { Activity } from './Activity.tsx';
import type { RowsOf } from './dashboardFilters.ts';
import type { DashboardFigures } from './dashboardQuery.ts';
import { SeatShares } from './SeatShares.tsx';
import { TopCourses } from './TopCourses.tsx';
import styles from './Charts.module.css';

interface ChartsProps {
  customerId: string | null;
  range: FigureFilter;
  figures: DashboardFigures;
  /** The address of the rows of a table in the range. */
  rowsAt: (rows: RowsOf) => string;
  /** The address of the seats of a state, or of all that are held; null when the program is over. */
  seatsOf: ((state?: 'ACTIVATED' | 'ASSIGNED') => string) | null;
}

/** Engagement over time, the courses that most people completed, and how the seats are used. */
export const Charts = ({ customerId, range, figures, rowsAt, seatsOf }: ChartsProps) => {
  const { overview, stats } = figures;
  const free = Math.max(0, overview.totalSeats - stats.assignedSeats);
  const courses = rowsAt({ tab: 'courses', sorting: { column: 'completed', descending: true } });
  return (
    <div className={styles.charts}>
      <Activity figures={figures} rowsAt={rowsAt} seatsHref={free > 0 ? (seatsOf?.() ?? null) : null} />
      <div className={styles.side}>
        <section className={look.section} aria-labelledby="top-head">
          <SectionHead
            id="top-head"
            title="Most completed"
            action={
              <span className={styles.action}>
                <MoreLink href={courses}>All courses</MoreLink>
                <HelpTip label="What is Most completed?">{figureDefinitions.mostCompleted}</HelpTip>
              </span>
            }
          />
          <TopCourses customerId={customerId} range={range} rowsAt={rowsAt} />
        </section>
        <section className={look.section} aria-labelledby="seats-head">
          <SectionHead
            id="seats-head"
            title="Seats"
            action={
              seatsOf === null ? undefined : (
                <HelpTip label="What are the parts of Seats?">{figureDefinitions.seatShares}</HelpTip>
              )
            }
          />
          {seatsOf === null ? (
            <p className={look.muted}>The seats ended with the program.</p>
          ) : (
            <SeatShares
              signedIn={overview.usedSeats}
              invited={Math.max(0, stats.assignedSeats - overview.usedSeats)}
              seatsOf={seatsOf}
              free={free}
            />
          )}
        </section>
      </div>
    </div>
  );
};
