import type { ReactNode } from 'react';
import styles from './Player.module.css';

/** The place of a video before its engine is there: the same size, the poster. */
export const PlayerFrame = (props: { posterUrl: string; label: string; children?: ReactNode }) => (
  <div className={styles.player} role="region" aria-label={`Video player, ${props.label}`}>
    <img className={styles.poster} src={props.posterUrl} alt="" fetchPriority="high" />
    {props.children}
  </div>
);
