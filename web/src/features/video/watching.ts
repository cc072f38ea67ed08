import { noSaving, saving, type PlayerEvent, type Saving } from '@atrium/domain/video/saving.ts';
import type { ViewingReport } from '#lib/viewing/viewing.types.ts';

/** The signals for saving: the player's events, and that the page is hidden or left, or time passes. */
export interface WatchSignal {
  readonly type: PlayerEvent['type'];
  readonly playhead: number;
  readonly duration: number;
}

/** The state of watching one video: the rules' state, and the span watched since the last report. Seconds. */
export interface Watching {
  readonly saving: Saving;
  readonly from: number;
  readonly to: number;
  /** The instant of the last report. */
  readonly reportedAt: number;
}

export type WatchCommand = { readonly kind: 'create' } | { readonly kind: 'report'; readonly report: ViewingReport };

export const notWatching: Watching = { saving: noSaving, from: 0, to: 0, reportedAt: 0 };

/** The player's highest speed, and the seconds by which a playhead may run ahead of the clock. */
const fastest = 2;
const slack = 1.5;

/**
 * Decides what to save after a signal (VID-07, VID-08): the rules' commands, with the span watched since the last
 * report, numbered by the instant `at` (epoch ms) so that reports of several devices can be ordered (D26). A playhead
 * that moved further than playback could move it was dragged, whatever event the player sent.
 */
export function watch(
  state: Watching,
  signal: WatchSignal,
  at: number,
): { readonly state: Watching; readonly send: readonly WatchCommand[] } {
  const send: WatchCommand[] = [];
  let next = state;
  for (const event of eventsOf(state, signal, at)) {
    const done = step(next, event);
    next = done.state;
    send.push(...done.send);
  }
  return { state: next, send };
}

function eventsOf(state: Watching, signal: WatchSignal, at: number): PlayerEvent[] {
  const event: PlayerEvent = { ...signal, at };
  if (!['time', 'pause', 'ended', 'error', 'hidden'].includes(signal.type)) return [event];
  const last = state.saving;
  const reach = last.playing ? (Math.max(0, at - last.at) / 1000) * fastest + slack : slack;
  const dragged = signal.playhead < last.playhead - slack || signal.playhead > last.playhead + reach;
  return dragged && last.viewing !== 'none' ? [{ ...event, type: 'seeked' }, event] : [event];
}

function step(state: Watching, event: PlayerEvent): { state: Watching; send: WatchCommand[] } {
  const played = state.saving.playing && event.type !== 'seeked' && event.type !== 'videoChanged';
  const moves = event.type !== 'tick' && event.type !== 'videoChanged';
  const to = played && moves ? Math.max(state.to, event.playhead) : state.to;
  const done = saving(state.saving, event);
  const send: WatchCommand[] = [];
  let next: Watching = { ...state, saving: done.state, to };
  for (const command of done.send) {
    if (command.kind === 'create') {
      next = { ...next, from: event.playhead, to: event.playhead };
      send.push({ kind: 'create' });
      continue;
    }
    const clientSeq = Math.max(Math.floor(event.at), next.reportedAt + 1);
    const { status, playhead, playingTime, maxPlayhead } = command;
    const span = { from: next.from, to: next.to };
    const report = {
      status,
      continueAtTime: playhead,
      videoSessionPlayingTime: playingTime,
      videoSessionMaxPlayhead: maxPlayhead,
    };
    send.push({ kind: 'report', report: { ...report, ...span, clientSeq } });
    next = { ...next, reportedAt: clientSeq, from: playhead, to: playhead };
  }
  // a small step back without a report extends the span
  if (event.type === 'seeked' && done.send.length === 0) next = { ...next, from: Math.min(next.from, event.playhead) };
  return { state: next, send };
}
