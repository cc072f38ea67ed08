import { useMediaRemote, useMediaState } from '@vidstack/react';
import { savePreferences } from '#lib/viewing/playerPreferences.ts';
import { rates } from './playerKeys.ts';
import styles from './Controls.module.css';

/** The playback speed, as a native select. */
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
      {rates.map((item) => (
        <option key={item} value={item}>
          {item}×
        </option>
      ))}
    </select>
  );
};
