import type { WatchedSpan } from '@atrium/domain/video/watched.ts';
import type { ReactNode, Ref } from 'react';

/** A chapter of a video. Seconds. */
export interface PlayerChapter {
  readonly title: string;
  readonly startSeconds: number;
  readonly endSeconds: number;
}

/** The source of the video. */
export interface PlayerSource {
  readonly manifestUrl: string;
  /** Resolves the current signed address; absent where addresses do not expire. */
  readonly addressOf?: ((address: string) => Promise<string>) | undefined;
}

/** An event of the player, with playhead and duration in seconds. 'pause' also means buffering. */
export interface PlayerSignal {
  readonly type: 'ready' | 'play' | 'time' | 'pause' | 'seeked' | 'ended' | 'error';
  readonly playhead: number;
  readonly duration: number;
}

/** A mark on the seek bar, as a note of the viewer. */
export interface PlayerMark {
  readonly id: string;
  readonly seconds: number;
  /** What it is, for people who cannot see it: 'Note at 04:12'. */
  readonly name: string;
}

/** The commands that the page may give the player. */
export interface PlayerHandle {
  readonly seekTo: (seconds: number, play: boolean) => void;
  readonly play: () => void;
  readonly pause: () => void;
}

export interface PlayerProps {
  readonly title: string;
  /** '' for none. */
  readonly posterUrl: string;
  /** Seconds, as known before the video is loaded. */
  readonly duration: number;
  /** Nobody speaks in it: its words are read, and there is nothing to hear. */
  readonly silent: boolean;
  readonly chapters: readonly PlayerChapter[];
  /** The parts that count as watched, in order; absent where nothing is kept of it. Seconds. */
  readonly watched?: readonly WatchedSpan[] | undefined;
  /** Marks on the seek bar; absent where nobody writes notes. */
  readonly marks?: readonly PlayerMark[] | undefined;
  /** Writes a note, or marks the moment; absent where nobody writes notes. */
  readonly onNote?: ((act: 'note' | 'bookmark') => void) | undefined;
  /** Null until the video may be loaded. */
  readonly source: PlayerSource | null;
  /** The playhead at the start, seconds. */
  readonly startAt: number;
  /** The person pressed play: starts as soon as it can. */
  readonly playNow: boolean;
  /** Called when play is pressed. */
  readonly onPlayWanted: () => void;
  /** The message of an outage or a refusal; when present, the player offers a retry. */
  readonly failure: string | null;
  readonly onRetry: () => void;
  readonly onSignal: (signal: PlayerSignal) => void;
  readonly handle: Ref<PlayerHandle>;
  /** A status in the control bar: 'Saved'. */
  readonly status?: ReactNode;
  /** Shown over the picture: a countdown. */
  readonly cover?: ReactNode;
  /** Restarts from the beginning; offered when a video resumed in the middle. */
  readonly onStartOver?: (() => void) | undefined;
}
