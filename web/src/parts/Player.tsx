import { lazy, Suspense } from 'react';
import { importPart } from '#lib/importPart.ts';
import { BigPlay } from './Player/BigPlay.tsx';
import { EngineMissing } from './Player/EngineMissing.tsx';
import type { PlayerProps } from './Player/player.types.ts';
import { PlayerFrame } from './Player/PlayerFrame.tsx';
import { PlayerMessage } from './Player/PlayerMessage.tsx';
import { StartOver } from './Player/StartOver.tsx';
import styles from './Player/Player.module.css';

const loadEngine = () => import('./Player/VidstackPlayer.tsx');

const Engine = lazy(() => importPart(loadEngine).catch(() => ({ default: EngineMissing })));

/**
 * Plays a video. The player's code is loaded only when there is something to play; until then the poster and a play
 * button are shown.
 */
export const Player = (props: PlayerProps) => {
  const { posterUrl, source, failure, playNow, title, cover, onStartOver, onPlayWanted, onRetry } = props;
  const still = (
    <PlayerFrame posterUrl={posterUrl} label={title}>
      {cover ?? (failure === null ? <BigPlay busy={playNow} onPress={onPlayWanted} /> : null)}
      {failure === null ? null : <PlayerMessage words={failure} onRetry={onRetry} />}
      {onStartOver && failure === null ? <StartOver className={styles.corner} onPress={onStartOver} /> : null}
    </PlayerFrame>
  );
  if (source === null) return still;
  return (
    <Suspense fallback={still}>
      <Engine {...props} source={source} />
    </Suspense>
  );
};

/** Preloads the player's code before the first press. */
export function preloadPlayer(): void {
  loadEngine().catch(() => undefined);
}
