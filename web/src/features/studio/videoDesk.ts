import type { PlayerHandle, PlayerSignal } from '#parts/Player/player.types.ts';

/** The film beside what is written about it: where it is, and how it is moved from there. */
export interface VideoDesk {
  readonly attach: (player: PlayerHandle | null) => void;
  readonly onSignal: (signal: PlayerSignal) => void;
  /** Seconds. */
  readonly playhead: () => number;
  readonly playFrom: (seconds: number) => void;
  readonly seekBy: (seconds: number) => void;
  readonly toggle: () => void;
  /** Calls it whenever the playhead moves. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A desk without a film, which plays once one is attached. */
export function createVideoDesk(): VideoDesk {
  const listeners = new Set<() => void>();
  let player: PlayerHandle | null = null;
  let playhead = 0;
  let isPlaying = false;
  const move = (seconds: number): void => {
    playhead = seconds;
    for (const listener of listeners) listener();
  };
  const seekTo = (seconds: number, play: boolean): void => {
    player?.seekTo(Math.max(0, seconds), play);
    move(Math.max(0, seconds));
  };
  return {
    attach: (attached) => {
      player = attached;
    },
    onSignal: ({ type, playhead: seconds }) => {
      if (type === 'play') isPlaying = true;
      if (type === 'pause' || type === 'ended') isPlaying = false;
      move(seconds);
    },
    playhead: () => playhead,
    playFrom: (seconds) => {
      seekTo(seconds, true);
    },
    seekBy: (seconds) => {
      seekTo(playhead + seconds, isPlaying);
    },
    toggle: () => {
      if (isPlaying) player?.pause();
      else player?.play();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What a key does beside the player. */
export type DeskAction = 'back' | 'toggle' | 'on' | 'in' | 'out' | 'chapter';

const keys: Readonly<Record<string, DeskAction>> = {
  KeyJ: 'back',
  KeyK: 'toggle',
  KeyL: 'on',
  KeyI: 'in',
  KeyO: 'out',
  KeyC: 'chapter',
};

interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The action of a key: by the letter alone, and with Alt in a field, where letters are typed. Null for others. */
export function deskAction({ key, code, altKey, ctrlKey, metaKey }: Pressed, isTyping: boolean): DeskAction | null {
  if (ctrlKey || metaKey || altKey !== isTyping) return null;
  // Alt changes the letter on some keyboards, where only its key is known
  return keys[isTyping ? code : `Key${key.toUpperCase()}`] ?? null;
}
