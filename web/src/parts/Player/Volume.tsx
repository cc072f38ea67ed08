import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useMediaRemote, useMediaState, VolumeSlider } from '@vidstack/react';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './Controls.module.css';

/** The mute button and, where the browser allows it, the volume slider. */
export const Volume = () => {
  const remote = useMediaRemote();
  const muted = useMediaState('muted');
  const volume = useMediaState('volume');
  const canSetVolume = useMediaState('canSetVolume');
  const silent = muted || volume === 0;
  return (
    <div className={styles.volume}>
      <IconButton
        label={silent ? 'Sound on' : 'Mute'}
        onClick={(event) => {
          const audible = volume === 0 ? 0.5 : volume;
          if (silent) remote.unmute(event.nativeEvent);
          else remote.mute(event.nativeEvent);
          if (silent) remote.changeVolume(audible, event.nativeEvent);
        }}
      >
        {silent ? <IconVolumeOff aria-hidden="true" /> : <IconVolume aria-hidden="true" />}
      </IconButton>
      {canSetVolume ? (
        <VolumeSlider.Root className={styles.loudness} aria-label="Volume">
          <VolumeSlider.Track className={styles.track} />
          <VolumeSlider.TrackFill className={styles.fill} />
          <VolumeSlider.Thumb className={styles.thumb} />
        </VolumeSlider.Root>
      ) : null}
    </div>
  );
};
