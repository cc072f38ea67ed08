import type { PlayerSignal } from '#parts/Player/player.types.ts';

/** A sitting in front of a video. Seconds. */
export interface Sitting {
  readonly isPlaying: boolean;
  readonly playhead: number;
  readonly playingSeconds: number;
  readonly maxPlayhead: number;
  /** Of `playingSeconds`, those that were reported. */
  readonly reported: number;
}

export const notSitting: Sitting = { isPlaying: false, playhead: 0, playingSeconds: 0, maxPlayhead: 0, reported: 0 };

/** Seconds of play between two reports. */
const reportEvery = 10;
/** A playhead that moved further between two signals was dragged. */
const longestStep = 3;

/**
 * The sitting after a signal of the player, and whether it is to be reported: when playing begins, after each ten
 * seconds of play, and whenever it stops.
 */
export function takeSignal(sitting: Sitting, { type, playhead }: PlayerSignal): { sitting: Sitting; isDue: boolean } {
  const step = playhead - sitting.playhead;
  const played = sitting.isPlaying && type !== 'seeked' && step > 0 && step <= longestStep ? step : 0;
  const stops = type === 'pause' || type === 'ended' || type === 'error';
  const next: Sitting = {
    ...sitting,
    playhead,
    isPlaying: type === 'play' || (sitting.isPlaying && !stops),
    playingSeconds: sitting.playingSeconds + played,
    maxPlayhead: played > 0 ? Math.max(sitting.maxPlayhead, playhead) : sitting.maxPlayhead,
  };
  const unreported = next.playingSeconds - next.reported;
  const begins = type === 'play' && next.playingSeconds === 0;
  const isDue = begins || unreported >= reportEvery || (stops && unreported > 0);
  return { sitting: isDue ? { ...next, reported: next.playingSeconds } : next, isDue };
}
