import { minute } from '../time.ts';
import { completeShare } from './progress.ts';

export const saveEverySeconds = 10;
export const saveOnEventSeconds = 1;
export const pausedLimitMs = minute;

/** An event of the player, with its instant `at` (epoch ms), the playhead and the duration (seconds). */
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
    /** The page switches to another video; the next `ready` starts over. */
    | 'videoChanged'
    /** A timer of the page, while nothing else happens. */
    | 'tick';
  readonly at: number;
  readonly playhead: number;
  readonly duration: number;
};

export type ViewingStatus = 'IN_PROGRESS' | 'ENDED';

/** A request to send. The answer to `create` carries an id that the sender adds to the reports that follow. */
export type SavingCommand =
  | { readonly kind: 'create'; readonly duration: number }
  | {
      readonly kind: 'update';
      readonly status: ViewingStatus;
      readonly playhead: number;
      readonly maxPlayhead: number;
      readonly playingTime: number;
    };

/** The state of reporting one video's viewing. */
export type Saving = {
  /** `completed`: ended by reaching 90 %; `lapsed`: ended by a pause or an error, and playing on opens a new one. */
  readonly viewing: 'none' | 'open' | 'completed' | 'lapsed';
  readonly playing: boolean;
  /** The playhead at the last event, and the instant of that event. */
  readonly playhead: number;
  readonly at: number;
  /** The playhead that was last saved. */
  readonly savedPlayhead: number;
  readonly pausedAt: number | null;
  /** The greatest playhead reached while playing, and the seconds played. */
  readonly maxPlayhead: number;
  readonly playingTime: number;
};

export const noSaving: Saving = {
  viewing: 'none',
  playing: false,
  playhead: 0,
  at: 0,
  savedPlayhead: 0,
  pausedAt: null,
  maxPlayhead: 0,
  playingTime: 0,
};

/**
 * Decides which requests follow an event of the player (VID-07, VID-08), and the next state. A viewing is created on
 * the first ready event, and again when playback continues after a pause had ended it. It ends at 90 % of the duration,
 * on an error, a change of video or a 60 s pause; what is watched beyond 90 % is still reported for the ended viewing.
 * The playhead is saved every 10 s of playback, and at any other event once it moved by 1 s.
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
  const { playhead, at, duration } = event;
  return {
    state: { ...noSaving, viewing: 'open', playhead, at, savedPlayhead: playhead },
    send: [{ kind: 'create', duration }],
  };
}

/** Updates the state from the player: playing time, the farthest playhead, and since when it is paused. */
function follow(state: Saving, event: PlayerEvent): Saving {
  const wasPlaying = state.playing;
  const playing = isPlayingAfter(wasPlaying, event);
  const movesByPlaying = wasPlaying && event.type !== 'seeked' && event.type !== 'videoChanged';
  const playhead = event.type === 'tick' || event.type === 'videoChanged' ? state.playhead : event.playhead;
  return {
    ...state,
    playing,
    playhead,
    at: event.at,
    pausedAt: playing ? null : (state.pausedAt ?? event.at),
    maxPlayhead: movesByPlaying ? Math.max(state.maxPlayhead, playhead) : state.maxPlayhead,
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
  const movement = Math.abs(state.playhead - state.savedPlayhead);
  if (event.type === 'tick' || event.type === 'play') return false;
  return movement >= (event.type === 'time' ? saveEverySeconds : saveOnEventSeconds);
}

function report(state: Saving): { state: Saving; send: SavingCommand[] } {
  const send: SavingCommand = {
    kind: 'update',
    status: state.viewing === 'open' ? 'IN_PROGRESS' : 'ENDED',
    playhead: state.playhead,
    maxPlayhead: state.maxPlayhead,
    playingTime: state.playingTime,
  };
  return { state: { ...state, savedPlayhead: state.playhead }, send: [send] };
}
