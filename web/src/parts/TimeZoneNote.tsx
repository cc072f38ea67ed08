import { hour } from '@atrium/domain/time.ts';
import { zoneInWords } from '@atrium/domain/timeZone.ts';
import { useState } from 'react';
import { useNow } from '#lib/useNow.ts';
import { lazyPart, Part } from './lazyPart.tsx';
import styles from './TimeZoneNote.module.css';

const timeZoneDialog = lazyPart(
  () => import('./TimeZoneDialog.tsx'),
  (file) => file.TimeZoneDialog,
);

/** Names the zone in which dates are shown, and lets the person change it. */
export const TimeZoneNote = ({ zone }: { zone: string }) => {
  const [opened, setOpened] = useState(false);
  const now = useNow(hour);
  const close = () => {
    setOpened(false);
  };
  return (
    <p>
      Live dates are shown in {zoneInWords(zone, now)}.{' '}
      <button
        type="button"
        className={styles.change}
        onClick={() => {
          setOpened(true);
        }}
      >
        Change time zone
      </button>
      {opened ? <Part of={timeZoneDialog} with={{ zone, now, onClose: close }} onMissing={close} /> : null}
    </p>
  );
};
