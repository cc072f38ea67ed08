import { engagedChange } from '@atrium/domain/organization/engagedChange.ts';
import { periodBefore } from '@atrium/domain/organization/periodBefore.ts';
import { useQuery } from '@tanstack/react-query';
import { dashboardQuery, type DashboardFigures } from './dashboardQuery.ts';
import { FigureLink } from './FigureLink.tsx';
import { periodBeforeQuery } from './periodBeforeQuery.ts';
import { count } from './words.ts';
import styles from './OrganizationPage.module.css';

interface LeadProps {
  customerId: string | null;
  figures: DashboardFigures;
  /** The address of the seats whose holders were invited. */
  waitingHref: string;
}

const range = 'LAST_30_DAYS';

/**
 * What is new, in a sentence: the last 30 days, whatever range is shown, and the people who have never come (ORG-01).
 */
export const Lead = ({ customerId, figures: { stats, overview }, waitingHref }: LeadProps) => {
  const figures = useQuery(dashboardQuery(customerId, range)).data?.page?.figures ?? null;
  const days = figures === null ? null : periodBefore(range, figures, figures.since);
  const { data, isPending } = useQuery({ ...periodBeforeQuery(customerId, range), enabled: days?.isWhole === true });
  const before = days?.isWhole === true ? (data?.page?.stats.usersEngaged ?? null) : null;
  const waiting = Math.max(0, stats.assignedSeats - overview.usedSeats);
  // half of the sentence would be replaced a moment later
  const isComing = figures === null || (days?.isWhole === true && isPending);
  const change = isComing ? null : engagedChange(figures.stats.usersEngaged, before, 30);
  return (
    <p className={styles.lead}>
      {change}{' '}
      {waiting > 0 ? (
        <FigureLink href={waitingHref} name="See who they are.">
          {waiting === 1 ? "1 invited person hasn't" : `${count(waiting)} invited people haven't`} signed in yet.
        </FigureLink>
      ) : null}
    </p>
  );
};
