import { endOf, hasEnded, type EventSort, type EventTimes } from './facts.ts';

/** The events of one list: those not over yet, soonest first, or those that are, most recent first (EVT-08). */
export function sortEvents<E extends EventTimes & { readonly memberEventId: string }>(
  events: readonly E[],
  sort: EventSort,
  now: number,
): E[] {
  const past = sort === 'past';
  const direction = past ? -1 : 1;
  const instant = past ? endOf : ({ eventStart }: E): number => eventStart;
  return events
    .filter((event) => hasEnded(event, now) === past)
    .toSorted((a, b) => direction * (instant(a) - instant(b)) || (a.memberEventId < b.memberEventId ? -1 : 1));
}
