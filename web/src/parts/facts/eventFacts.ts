import { roomHours, type AnsweredEvent } from '@atrium/domain/event/attendance.ts';
import { hasEnded } from '@atrium/domain/event/facts.ts';
import type { EventCardFieldsFragment } from '#lib/gql/graphql.ts';
import { firstAfter } from '#lib/refetchWhenDue.ts';

/** An event of a list as the rules need it. */
export function toAnsweredEvent({ status, takesRsvp, eventStart, eventEnd }: EventCardFieldsFragment): AnsweredEvent {
  return {
    status,
    takesRsvp,
    eventStart: Number(eventStart),
    eventEnd: eventEnd === null ? null : Number(eventEnd),
  };
}

/**
 * When the first room of these events opens or closes after `after`, and with it the link to it; null when none does.
 */
export function nextEventChange(events: readonly EventCardFieldsFragment[], after: number): number | null {
  return firstAfter(
    after,
    events.flatMap((event) => {
      const { opensAt, closesAt } = roomHours(toAnsweredEvent(event));
      return event.attending ? [opensAt, closesAt] : [closesAt];
    }),
  );
}

/** Whether this person may enter the room of an event now. */
export function showsRoom(
  event: EventCardFieldsFragment,
  now: number,
): event is EventCardFieldsFragment & { readonly zoomLink: string } {
  return event.zoomLink !== null && !hasEnded(toAnsweredEvent(event), now);
}
