import { isTrackCaptionKind, useActiveTextCues, useActiveTextTrack, useMediaState } from '@vidstack/react';
import { useEffect } from 'react';
import { usePlayerPreferences } from '#lib/viewing/playerPreferences.ts';
import { captionText } from './captionText.ts';
import styles from './Player.module.css';

/** The current caption below the picture, rendered as text, so that no markup of a caption file is interpreted. */
export const Captions = () => {
  const { captions } = usePlayerPreferences();
  const tracks = useMediaState('textTracks');
  useEffect(() => {
    const [first] = tracks.filter((track) => isTrackCaptionKind(track));
    first?.setMode(captions ? 'showing' : 'disabled');
  }, [tracks, captions]);
  const cues = useActiveTextCues(useActiveTextTrack(['captions', 'subtitles']));
  return (
    <p className={styles.words} data-off={captions ? undefined : ''} aria-hidden="true">
      {captions ? cues.map((cue) => captionText(cue.text)).join('\n') : null}
    </p>
  );
};
