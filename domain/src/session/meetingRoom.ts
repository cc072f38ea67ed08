import { isJoinable, joinableBefore, type MeetingSpan } from './meetings.ts';

/** The state of a live room: not open yet, open, or over after its last meeting. `opensAt` in epoch milliseconds. */
export type RoomState<M extends MeetingSpan> =
  | { readonly kind: 'before'; readonly meeting: M; readonly opensAt: number }
  | { readonly kind: 'open'; readonly meeting: M }
  | { readonly kind: 'over'; readonly meeting: M };

/**
 * The meeting that a session's room is for at `now` (D77): the one that can be joined (of two adjacent ones the
 * earlier), else the next, else the last. Null for a session without meetings.
 */
export function roomState<M extends MeetingSpan>(meetings: readonly M[], now: number): RoomState<M> | null {
  const inOrder = meetings.toSorted((a, b) => a.startAt - b.startAt);
  const open = inOrder.find((meeting) => isJoinable(meeting, now));
  if (open !== undefined) return { kind: 'open', meeting: open };
  const next = inOrder.find(({ startAt }) => startAt > now);
  if (next !== undefined) return { kind: 'before', meeting: next, opensAt: next.startAt - joinableBefore };
  const last = inOrder.at(-1);
  return last === undefined ? null : { kind: 'over', meeting: last };
}
