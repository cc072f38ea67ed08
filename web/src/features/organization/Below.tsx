import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Later } from '#ui/Later.tsx';
import { Note } from '#ui/Note.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';
import type { DashboardDetails } from './DashboardDetails.tsx';
import { knownDetails, loadDetails } from './loadDetails.ts';
import styles from './OrganizationPage.module.css';

type Loaded = DashboardDetails | 'loading' | 'failed';

/**
 * What is below the first screen of the dashboard and most of its code. Its place is kept while it loads; where it
 * fails to load, the figures above stay, and it can be tried again.
 */
export const Below = ({ name, children }: { name: string; children: (of: DashboardDetails) => ReactNode }) => (
  <Later space="screen">
    <Details name={name}>{children}</Details>
  </Later>
);

const Details = ({ name, children }: { name: string; children: (of: DashboardDetails) => ReactNode }) => {
  const [details, setDetails] = useState<Loaded>(() => knownDetails() ?? 'loading');
  useEffect(() => {
    if (details !== 'loading') return undefined;
    let gone = false;
    const show = (next: Loaded) => {
      if (!gone) setDetails(next);
    };
    loadDetails().then(show, () => {
      show('failed');
    });
    return () => {
      gone = true;
    };
  }, [details]);
  if (typeof details === 'object') return children(details);
  return (
    <div className={styles.below}>
      {details === 'failed' ? (
        <Note tone="bad">
          The {name} could not be loaded.{' '}
          <Button
            size="s"
            variant="line"
            onClick={() => {
              setDetails('loading');
            }}
          >
            Try again
          </Button>
        </Note>
      ) : (
        <Loading label={`Loading the ${name}`}>
          <Skeleton height="24em" shape="picture" />
        </Loading>
      )}
    </div>
  );
};
