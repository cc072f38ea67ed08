import type { EventCardFieldsFragment } from '#lib/gql/graphql.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { showsRoom } from './facts/eventFacts.ts';

interface WatchEventProps {
  event: EventCardFieldsFragment;
  now: number;
  className?: string | undefined;
}

/**
 * Into the room of an event, from a list of them (EVT-12). The server decides who gets its address, and from when; the
 * recording of one that is over is on its page.
 */
export const WatchEvent = ({ event, now, className }: WatchEventProps) =>
  showsRoom(event, now) ? (
    <ButtonLink
      variant="solid"
      size="s"
      className={cx(look.noPrint, className)}
      href={event.zoomLink}
      target="_blank"
      rel="noopener"
      aria-label={`Watch Event: ${event.title}`}
      data-live={`event/${event.memberEventId}`}
    >
      Watch Event
    </ButtonLink>
  ) : null;
