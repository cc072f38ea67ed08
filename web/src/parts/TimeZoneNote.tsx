import { lazy, Suspense, useState } from 'react';
import { formatZone } from '../lib/dates.ts';
import styles from './TimeZoneNote.module.css';

const TimeZoneDialog = lazy(() => import('./TimeZoneDialog.tsx').then((file) => ({ default: file.TimeZoneDialog })));

/** Says in which zone the dates stand, and lets it be changed. */
export const TimeZoneNote = ({ zone }: { zone: string }) => {
  const [opened, setOpened] = useState(false);
  return (
    <p>
      Live dates are shown in {formatZone(zone)}.{' '}
      <button
        type="button"
        className={styles.change}
        onClick={() => {
          setOpened(true);
        }}
      >
        Change time zone
      </button>
      {opened ? (
        <Suspense>
          <TimeZoneDialog
            zone={zone}
            onClose={() => {
              setOpened(false);
            }}
          />
        </Suspense>
      ) : null}
    </p>
  );
};
