import type { ReactNode, Ref } from 'react';

/** A stretch of a video with a name. Seconds. */
export interface PlayerChapter {
  readonly title: string;
  readonly startSeconds: number;
  readonly endSeconds: number;
}

/** Where the video comes from. */
export interface PlayerSource {
  readonly manifestUrl: string;
  /** Gives each address of the stream as it is good for now; left out where addresses do not age. */
  readonly addressOf?: ((address: string) => Promise<string>) | undefined;
}

/** What happens to the player, with playhead and duration in seconds. 'pause' also stands for waiting for data. */
export interface PlayerSignal {
  readonly type: 'ready' | 'play' | 'time' | 'pause' | 'seeked' | 'ended' | 'error';
  readonly position: number;
  readonly duration: number;
}

/** What the page may ask of the player. */
export interface PlayerHandle {
  readonly seekTo: (seconds: number, play: boolean) => void;
  readonly play: () => void;
  readonly pause: () => void;
}

export interface PlayerProps {
  readonly title: string;
  readonly posterUrl: string;
  /** Seconds, as known before the video is loaded. */
  readonly duration: number;
  readonly chapters: readonly PlayerChapter[];
  /** Null until the video may be loaded. */
  readonly source: PlayerSource | null;
  /** Where playing begins, seconds. */
  readonly startAt: number;
  /** The person has asked for it: plays as soon as it can. */
  readonly playNow: boolean;
  /** Pressed play. */
  readonly onPlayWanted: () => void;
  /** Words of an outage or a refusal; with them the player offers to try again. */
  readonly failure: string | null;
  readonly onRetry: () => void;
  readonly onSignal: (signal: PlayerSignal) => void;
  readonly handle: Ref<PlayerHandle>;
  /** A word in the bar: 'Saved'. */
  readonly status?: ReactNode;
  /** Above the picture: a countdown. */
  readonly cover?: ReactNode;
  /** Plays from the beginning; offered where a video goes on from its middle. */
  readonly onStartOver?: (() => void) | undefined;
}
