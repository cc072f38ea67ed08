import type { ReactNode } from 'react';
import { usePlayerPreferences } from '#lib/viewing/playerPreferences.ts';
import styles from './Player.module.css';

/** The placeholder of a video until the player has loaded: the same size, with the poster. */
export const PlayerFrame = (props: { posterUrl: string; label: string; children?: ReactNode }) => {
  const { captions } = usePlayerPreferences();
  return (
    <div className={styles.player} role="region" aria-label={`Video player, ${props.label}`}>
      <div className={styles.picture}>
        {props.posterUrl === '' ? null : (
          <img className={styles.poster} src={props.posterUrl} alt="" fetchPriority="high" />
        )}
        {props.children}
      </div>
      <p className={styles.words} data-off={captions ? undefined : ''} aria-hidden="true" />
    </div>
  );
};
