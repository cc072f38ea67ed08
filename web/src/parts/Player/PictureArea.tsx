import { useMediaPlayer, useMediaRemote } from '@vidstack/react';
import styles from './Player.module.css';

/** Presses on the picture: a mouse toggles playback, a finger toggles the control bar. */
export const PictureArea = () => {
  const player = useMediaPlayer();
  const remote = useMediaRemote();
  return (
    <div
      className={styles.stage}
      aria-hidden="true"
      onPointerUp={(event) => {
        if (event.button !== 0) return;
        if (event.pointerType === 'mouse') remote.togglePaused(event.nativeEvent);
        else if (player?.state.controlsVisible) player.controls.hide(0, event.nativeEvent);
        else player?.controls.show(0, event.nativeEvent);
      }}
      onDoubleClick={(event) => {
        remote.toggleFullscreen('prefer-media', event.nativeEvent);
      }}
    />
  );
};
