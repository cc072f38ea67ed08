import { percentOf } from '@atrium/domain/organization/figures.ts';
import { formatPlainDay } from '#lib/dates.ts';
import { ifOpen } from '#lib/links.ts';
import { useViewer } from '#lib/viewer.ts';
import { accentProperties } from '#ui/accent.ts';
import { Row } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { SunProgress } from '#ui/SunProgress.tsx';
import { CompanyLogo } from './CompanyLogo.tsx';
import type { DashboardFigures } from './dashboardQuery.ts';
import { count } from './words.ts';
import styles from './Overview.module.css';

interface OverviewProps {
  figures: DashboardFigures;
  seatsPath: string;
}

/** Who the company is, its program, its seats and what matters to it (ORG-01). */
export const Overview = ({ figures: { overview, stats }, seatsPath }: OverviewProps) => {
  const viewer = useViewer();
  const { companyName, companyLogo, accentColor, contractStart, contractEnd, totalSeats, usedSeats } = overview;
  const waiting = Math.max(0, stats.assignedSeats - usedSeats);
  const insights = ifOpen(viewer, '/insights');
  const percent = percentOf(usedSeats, totalSeats);
  return (
    <section className={styles.overview} style={accentProperties(accentColor) ?? undefined} aria-labelledby="company">
      <div className={styles.who}>
        <CompanyLogo name={companyName} logoUrl={companyLogo} accentColor={accentColor} />
        <div>
          <h1 id="company" tabIndex={-1}>
            {companyName}
          </h1>
          <p className={look.muted}>
            <span className={styles.whole}>Program from {formatPlainDay(contractStart)}</span>{' '}
            <span className={styles.whole}>to {formatPlainDay(contractEnd)}</span>
          </p>
        </div>
      </div>
      <div className={styles.seats}>
        <Row between>
          <span>
            <b className={look.num}>{count(usedSeats)}</b> of <b className={look.num}>{count(totalSeats)}</b> seats in
            use
          </span>
          <span className={cx(look.num, look.muted)}>{percent}%</span>
        </Row>
        <SunProgress
          big
          label="Seats in use"
          value={Math.min(100, percent)}
          text={`${count(usedSeats)} of ${count(totalSeats)} seats, ${String(percent)}%`}
        />
        <p className={cx(look.small, look.muted)}>
          {seatWords(waiting, Math.max(0, totalSeats - stats.assignedSeats))} <Link href={seatsPath}>Manage seats</Link>
        </p>
      </div>
      {insights !== undefined || overview.importantLinks.length > 0 ? (
        <ul className={styles.links} aria-label="Important links">
          {insights === undefined ? null : (
            <li>
              <Link href={insights}>Insights</Link>
            </li>
          )}
          {overview.importantLinks.map(({ title, url }) => {
            const href = url.startsWith('/') ? ifOpen(viewer, url) : url;
            return <li key={url}>{href === undefined ? title : <Link href={href}>{title}</Link>}</li>;
          })}
        </ul>
      ) : null}
    </section>
  );
};

function seatWords(waiting: number, free: number): string {
  const left = free === 0 ? '' : free === 1 ? '1 seat is free. ' : `${count(free)} seats are free. `;
  if (waiting === 0) return `${left}Everyone with a seat has signed in.`;
  return `${left}${waiting === 1 ? "1 invited person hasn't" : `${count(waiting)} invited people haven't`} signed in yet.`;
}
