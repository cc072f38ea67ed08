import { isJoinable, joinableBefore, type MeetingSpan } from './meetings.ts';

/** What a live room is doing: not open yet, open, or done with its last meeting. `opensAt` in epoch milliseconds. */
export type RoomState<M extends MeetingSpan> =
  | { readonly kind: 'before'; readonly meeting: M; readonly opensAt: number }
  | { readonly kind: 'open'; readonly meeting: M }
  | { readonly kind: 'over'; readonly meeting: M };

/**
 * Which meeting a session's room is for at `now` (D77): the one that can be joined, of two that touch the earlier;
 * else the next; after the last, that one. Null for a session that never meets.
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
