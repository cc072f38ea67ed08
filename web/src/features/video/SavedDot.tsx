import { IconAlertCircle, IconCircleCheck, IconCloudOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { viewings } from '#lib/viewing/viewings.ts';
import styles from './SavedDot.module.css';

/** Whether the watched part was saved: 'Saved', or that it waits on this machine. */
export const SavedDot = () => {
  const state = useSyncExternalStore(viewings.subscribe, viewings.state);
  if (state === 'idle') return null;
  const [Icon, words] = looks[state];
  return (
    <span className={styles.dot} data-state={state} role="status">
      <Icon aria-hidden="true" />
      <span className={styles.words}>{words}</span>
    </span>
  );
};

const looks = {
  // no separate message while sending
  saving: [IconCircleCheck, 'Saved'],
  saved: [IconCircleCheck, 'Saved'],
  offline: [IconCloudOff, 'Offline, will save'],
  refused: [IconAlertCircle, 'Not saved'],
} as const;
