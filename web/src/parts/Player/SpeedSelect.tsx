import { useMediaRemote, useMediaState } from '@vidstack/react';
import { savePreferences } from '#lib/viewing/playerPreferences.ts';
import styles from './Controls.module.css';
import { rates } from './playerKeys.ts';

/** How fast it plays; the browser's own list, so that fingers and keys find what they know. */
export const SpeedSelect = () => {
  const remote = useMediaRemote();
  const rate = useMediaState('playbackRate');
  return (
    <select
      className={styles.speed}
      aria-label="Speed"
      title="Speed"
      value={rate}
      onChange={(event) => {
        const chosen = Number(event.target.value);
        remote.changePlaybackRate(chosen, event.nativeEvent);
        savePreferences({ rate: chosen });
      }}
    >
      {rates.map((one) => (
        <option key={one} value={one}>
          {one}×
        </option>
      ))}
    </select>
  );
};
