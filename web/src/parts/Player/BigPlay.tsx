import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { Spinner } from '#ui/Spinner.tsx';
import styles from './Player.module.css';

/** The large play button before a video starts. */
export const BigPlay = ({ busy, onPress }: { busy: boolean; onPress: () => void }) => (
  <button type="button" className={styles.bigPlay} aria-label="Play" aria-busy={busy} onClick={onPress}>
    {busy ? <Spinner bare /> : <IconPlayerPlayFilled aria-hidden="true" />}
  </button>
);
