import { savePreferences } from '#lib/viewing/playerPreferences.ts';
import { useCaptionTracks, useChosenCaptions } from './captionTracks.ts';
import styles from './Controls.module.css';

export interface CaptionSelectProps {
  /** 'Captions', or what they are called in a film in which nobody speaks. */
  name: string;
}

/** The language of the captions, where there are several (MED-03). */
export const CaptionSelect = ({ name }: CaptionSelectProps) => {
  const tracks = useCaptionTracks();
  const chosen = useChosenCaptions();
  if (tracks.length < 2) return null;
  const label = `Language: ${name}`;
  return (
    <select
      className={styles.language}
      aria-label={label}
      title={label}
      value={chosen?.language}
      onChange={(event) => {
        savePreferences({ captionLanguage: event.target.value, captions: true });
      }}
    >
      {tracks.map(({ language, label: itself }) => (
        <option key={language} value={language} lang={language}>
          {itself}
        </option>
      ))}
    </select>
  );
};
