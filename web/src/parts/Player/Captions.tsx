import { useActiveTextCues, useActiveTextTrack } from '@vidstack/react';
import { useEffect } from 'react';
import { usePlayerPreferences } from '#lib/viewing/playerPreferences.ts';
import { captionText } from './captionText.ts';
import { useChosenCaptions } from './captionTracks.ts';
import styles from './Player.module.css';

/** The current caption below the picture, rendered as text, so that no markup of a caption file is interpreted. */
export const Captions = () => {
  const { captions } = usePlayerPreferences();
  const chosen = useChosenCaptions();
  useEffect(() => {
    // the others are switched off with it
    chosen?.setMode(captions ? 'showing' : 'disabled');
  }, [chosen, captions]);
  const cues = useActiveTextCues(useActiveTextTrack(['captions', 'subtitles']));
  return (
    <p className={styles.words} lang={chosen?.language} data-off={captions ? undefined : ''} aria-hidden="true">
      {captions ? cues.map((cue) => captionText(cue.text)).join('\n') : null}
    </p>
  );
};
