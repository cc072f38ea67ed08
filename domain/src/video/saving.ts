import { completeShare } from './progress.ts';

export const saveEverySeconds = 10;
export const saveOnEventSeconds = 1;
export const pausedLimitMs = 60_000;

/** What a player tells, with the instant `at` (epoch ms), the playhead and the duration (seconds). */
export type PlayerEvent = {
  readonly type:
    | 'ready'
    | 'play'
    /** The playhead moved while playing. */
    | 'time'
    | 'pause'
    | 'seeked'
    /** The page is hidden or left. */
    | 'hidden'
    | 'ended'
    | 'error'
    /** The page turns to another video; the next `ready` begins anew. */
    | 'videoChanged'
    /** A clock of the page, while nothing else happens. */
    | 'tick';
  readonly at: number;
  readonly position: number;
  readonly duration: number;
};

export type ViewingStatus = 'IN_PROGRESS' | 'ENDED';

/** What is to be sent. `create` is answered with an id that the sender adds to the reports that follow. */
export type SavingCommand =
  | { readonly kind: 'create'; readonly duration: number }
  | {
      readonly kind: 'update';
      readonly status: ViewingStatus;
      readonly clientSeq: number;
      readonly continueAtTime: number;
      readonly maxPlayhead: number;
      readonly playingTime: number;
    };

/** The state of saving one video's viewing. */
export type Saving = {
  /** `completed` was ended by watching it, `lapsed` by a pause or an error: playing on opens a new one. */
  readonly viewing: 'none' | 'open' | 'completed' | 'lapsed';
  readonly playing: boolean;
  /** Where the playhead was at the last event, and when. */
  readonly position: number;
  readonly at: number;
  /** Where the playhead was when last saved. */
  readonly savedPosition: number;
  readonly pausedAt: number | null;
  /** The greatest playhead reached while playing, and the seconds played. */
  readonly maxPlayhead: number;
  readonly playingTime: number;
  /** Counts the reports of this viewing, from 1. */
  readonly clientSeq: number;
};

export const noSaving: Saving = {
  viewing: 'none',
  playing: false,
  position: 0,
  at: 0,
  savedPosition: 0,
  pausedAt: null,
  maxPlayhead: 0,
  playingTime: 0,
  clientSeq: 0,
};

/**
 * Says what to save after an event of the player (VID-07, VID-08), and in which state that leaves it. A viewing is created on the first ready player and
 * again when playing goes on after a pause had ended it. It ends at 90 % of the duration, on an error, a change of
 * video or 60 s paused; what is watched beyond 90 % is still reported, as of an ended viewing. Movement is saved every
 * 10 s of playing, and from 1 s on at any other event.
 */
export function saving(state: Saving, event: PlayerEvent): { readonly state: Saving; readonly send: SavingCommand[] } {
  if (event.type === 'ready') return open(state, event);
  if (state.viewing === 'none') return { state, send: [] };
  const moved = follow(state, event);
  if (event.type === 'play' && moved.viewing === 'lapsed') {
    const opened = open(noSaving, event);
    return { state: { ...opened.state, playing: true }, send: opened.send };
  }
  const ending = moved.viewing === 'open' ? endOf(moved, event) : null;
  const next: Saving = ending === null ? moved : { ...moved, viewing: ending };
  const done = ending !== null || isWorthSaving(next, event) ? report(next) : { state: next, send: [] };
  return event.type === 'videoChanged' ? { state: noSaving, send: done.send } : done;
}

function open(state: Saving, event: PlayerEvent): { state: Saving; send: SavingCommand[] } {
  if (state.viewing !== 'none') return { state, send: [] };
  const { position, at, duration } = event;
  return {
    state: { ...noSaving, viewing: 'open', position, at, savedPosition: position },
    send: [{ kind: 'create', duration }],
  };
}

/** Takes over where the player is now: playing time, the farthest playhead, and since when it is paused. */
function follow(state: Saving, event: PlayerEvent): Saving {
  const wasPlaying = state.playing;
  const playing = isPlayingAfter(wasPlaying, event);
  const movesByPlaying = wasPlaying && event.type !== 'seeked' && event.type !== 'videoChanged';
  const position = event.type === 'tick' || event.type === 'videoChanged' ? state.position : event.position;
  return {
    ...state,
    playing,
    position,
    at: event.at,
    pausedAt: playing ? null : (state.pausedAt ?? event.at),
    maxPlayhead: movesByPlaying ? Math.max(state.maxPlayhead, position) : state.maxPlayhead,
    playingTime: state.playingTime + (wasPlaying ? Math.max(0, event.at - state.at) / 1000 : 0),
  };
}

function isPlayingAfter(wasPlaying: boolean, event: PlayerEvent): boolean {
  if (event.type === 'play') return true;
  return wasPlaying && !['pause', 'ended', 'error', 'videoChanged'].includes(event.type);
}

function endOf(state: Saving, event: PlayerEvent): 'completed' | 'lapsed' | null {
  const watched = event.duration > 0 && state.maxPlayhead >= event.duration * completeShare;
  if (watched || event.type === 'ended') return 'completed';
  if (event.type === 'error' || event.type === 'videoChanged') return 'lapsed';
  return isPausedTooLong(state, event.at) ? 'lapsed' : null;
}

function isPausedTooLong(state: Saving, at: number): boolean {
  return !state.playing && state.pausedAt !== null && at - state.pausedAt >= pausedLimitMs;
}

function isWorthSaving(state: Saving, event: PlayerEvent): boolean {
  const movement = Math.abs(state.position - state.savedPosition);
  if (event.type === 'tick' || event.type === 'play') return false;
  return movement >= (event.type === 'time' ? saveEverySeconds : saveOnEventSeconds);
}

function report(state: Saving): { state: Saving; send: SavingCommand[] } {
  const clientSeq = state.clientSeq + 1;
  const send: SavingCommand = {
    kind: 'update',
    status: state.viewing === 'open' ? 'IN_PROGRESS' : 'ENDED',
    clientSeq,
    continueAtTime: state.position,
    maxPlayhead: state.maxPlayhead,
    playingTime: state.playingTime,
  };
  return { state: { ...state, clientSeq, savedPosition: state.position }, send: [send] };
}
