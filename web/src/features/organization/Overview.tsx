import { isOver } from '@atrium/domain/organization/companyDay.ts';
import { figureDefinitions } from '@atrium/domain/organization/definitions.ts';
import { percentOf } from '@atrium/domain/organization/figures.ts';
import { now } from '#lib/clock.ts';
import { formatPlainDay } from '#lib/dates.ts';
import { ifOpen } from '#lib/links.ts';
import { useViewer } from '#lib/viewer.ts';
import { CompanyLogo } from '#parts/CompanyLogo.tsx';
import { accentProperties } from '#ui/accent.ts';
import { cx } from '#ui/cx.ts';
import { HelpTip } from '#ui/HelpTip.tsx';
import { Row } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { SunProgress } from '#ui/SunProgress.tsx';
import type { DashboardFigures } from './dashboardQuery.ts';
import { FigureLink } from './FigureLink.tsx';
import { count, endedWords, percentWords, seatNoun } from './words.ts';
import styles from './Overview.module.css';

interface OverviewProps {
  figures: DashboardFigures;
  /** The address of the seats, of those in use or of all that are held. */
  seatsOf: (state?: 'ACTIVATED') => string;
}

/** The company, its program, its seats and what matters to it (ORG-01). */
export const Overview = ({ figures: { overview, stats, timeZone }, seatsOf }: OverviewProps) => {
  const viewer = useViewer();
  const { companyName, companyLogo, accentColor, contractStart, contractEnd, totalSeats, usedSeats } = overview;
  const waiting = Math.max(0, stats.assignedSeats - usedSeats);
  const insights = ifOpen(viewer, '/insights');
  const percent = percentOf(usedSeats, totalSeats);
  const hasEnded = isOver(contractEnd, timeZone, now());
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
          <span className={styles.used}>
            <span>
              <b className={look.num}>
                {hasEnded || usedSeats === 0 ? (
                  count(usedSeats)
                ) : (
                  <FigureLink href={seatsOf('ACTIVATED')} name={`${seatNoun(usedSeats)} in use, see who signed in`}>
                    {count(usedSeats)}
                  </FigureLink>
                )}
              </b>{' '}
              of <b className={look.num}>{count(totalSeats)}</b> {seatNoun(totalSeats)} in use
            </span>
            <HelpTip label="What is Seats in use?">{figureDefinitions.seatsInUse}</HelpTip>
          </span>
          <span className={cx(look.num, look.muted)}>
            {hasEnded ? (
              percentWords(percent)
            ) : (
              <FigureLink href={seatsOf()} name="of the seats in use, see all seat holders">
                {percentWords(percent)}
              </FigureLink>
            )}
          </span>
        </Row>
        <SunProgress
          big
          label="Seats in use"
          value={Math.min(100, percent)}
          text={`${count(usedSeats)} of ${count(totalSeats)} ${seatNoun(totalSeats)}, ${percentWords(percent)}`}
        />
        <p className={cx(look.small, look.muted)}>
          {hasEnded ? (
            <>
              {endedWords(contractEnd)} Its seats ended with it.{' '}
              <Link className={styles.whole} href={seatsOf()}>
                See who held them
              </Link>
            </>
          ) : (
            <>
              {freeWords(Math.max(0, totalSeats - stats.assignedSeats))}
              {stats.assignedSeats === 0
                ? 'Nobody holds a seat yet. '
                : waiting === 0
                  ? 'Everyone with a seat has signed in. '
                  : null}
              <Link className={styles.whole} href={seatsOf()}>
                Manage seats
              </Link>
            </>
          )}
        </p>
        {overview.renewals.map(({ startsOn, endsOn, totalSeats: seats }) => (
          <p key={`${startsOn}/${endsOn}`} className={look.small}>
            Your next program, with {count(seats)} {seatNoun(seats)}, begins on {formatPlainDay(startsOn)} and ends on{' '}
            {formatPlainDay(endsOn)}.
          </p>
        ))}
      </div>
      {insights !== undefined || overview.importantLinks.length > 0 ? (
        <ul className={styles.links} aria-label="Important links">
          {insights === undefined ? null : (
            <li>
              <Link href={insights}>Insights</Link>
            </li>
          )}
          {overview.importantLinks.map(({ title, url }) => {
            const href = isPage(url) ? ifOpen(viewer, url) : url;
            return <li key={url}>{href === undefined ? title : <Link href={href}>{title}</Link>}</li>;
          })}
        </ul>
      ) : null}
    </section>
  );
};

/** A page of the app, which may be closed to the viewer; other addresses are files and other sites. */
function isPage(url: string): boolean {
  return url.startsWith('/') && !url.startsWith('/files/');
}

function freeWords(free: number): string {
  return free === 0 ? '' : free === 1 ? '1 seat is free. ' : `${count(free)} seats are free. `;
}
