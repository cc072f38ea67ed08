import { now } from '#lib/clock.ts';
import { formatDay } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useViewer } from '#lib/viewer.ts';
import { BackLink } from '#parts/BackLink.tsx';
import { PageHead, type PageHeadProps } from '#parts/PageHead.tsx';
import styles from './SeatsPage.module.css';

interface SeatsHeadProps extends Pick<PageHeadProps, 'aside' | 'children'> {
  company: string;
  /** The address of its dashboard. */
  home: string;
}

/** Whose seats these are: staff may have those of several companies open; on paper also of which day (ORG-13). */
export const SeatsHead = ({ company, home, aside, children }: SeatsHeadProps) => {
  const zone = useTimeZone(useViewer().timeZone);
  return (
    <PageHead above={<BackLink href={home}>Organization</BackLink>} title="Seats" aside={aside}>
      <p className={styles.company}>{company}</p>
      <p className={styles.paper}>As of {formatDay(now(), zone)}</p>
      {children}
    </PageHead>
  );
};
