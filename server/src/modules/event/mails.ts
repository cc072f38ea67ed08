import { formatInstant } from '../../mail/formatInstant.ts';
import { hello, type DatedRecipient, type Letter } from '../../mail/layout.ts';
import type { MailedEvent } from './types.ts';

type Timed = Omit<MailedEvent, 'timeZone'>;

const pathOf = ({ memberEventId }: Timed): string => `/events/${encodeURIComponent(memberEventId)}`;
const when = ({ eventStart }: Timed, timeZone: string): string => formatInstant(Number(eventStart), timeZone);

const coverOf = ({ heroImageUrl }: Timed): Pick<Letter, 'cover'> => ({ cover: { path: heroImageUrl, alt: '' } });

/** What each mail about an event says (D74). */
export const eventMails = {
  rsvpConfirmed: ({ firstName, timeZone }: DatedRecipient, event: Timed): Letter => ({
    name: 'rsvpConfirmed',
    ...coverOf(event),
    subject: `You're attending: ${event.title}`,
    greeting: hello(firstName),
    paragraphs: [
      `Your spot at ${event.title} is saved. It's on ${when(event, timeZone)}.`,
      'The link to watch is on the event page, at least 1 hour before the event starts.',
    ],
    action: { label: 'Open the event', path: pathOf(event) },
  }),
  rsvpCancelled: ({ firstName, timeZone }: DatedRecipient, event: Timed): Letter => ({
    name: 'rsvpCancelled',
    ...coverOf(event),
    subject: `You're no longer attending: ${event.title}`,
    greeting: hello(firstName),
    paragraphs: [
      `Your RSVP to ${event.title} on ${when(event, timeZone)} is canceled, and the event is removed from your calendar.`,
      'If you change your mind, save your spot again on the event page.',
    ],
    action: { label: 'See the event', path: pathOf(event) },
  }),
  /** `eventStart`: when it would have started. */
  MOVED: ({ firstName, timeZone }: DatedRecipient, event: Timed, eventStart: number): Letter => ({
    name: 'eventMoved',
    ...coverOf(event),
    subject: `New time: ${event.title}`,
    greeting: hello(firstName),
    paragraphs: [
      Number(event.eventStart) === eventStart
        ? `${event.title} still starts on ${when(event, timeZone)}, but ends at a different time.`
        : `${event.title} is now on ${when(event, timeZone)}, not on ${formatInstant(eventStart, timeZone)}.`,
      'Your spot is saved. The attached file updates your calendar.',
    ],
    action: { label: 'Open the event', path: pathOf(event) },
  }),
  CANCELED: ({ firstName, timeZone }: DatedRecipient, event: Timed, eventStart: number): Letter => ({
    name: 'eventCanceled',
    ...coverOf(event),
    subject: `Canceled: ${event.title}`,
    greeting: hello(firstName),
    paragraphs: [
      `${event.title} on ${formatInstant(eventStart, timeZone)} is canceled.`,
      "You don't need to do anything. The attached file removes it from your calendar.",
    ],
    action: { label: 'See other events', path: '/events' },
  }),
  TAKES_PLACE: ({ firstName, timeZone }: DatedRecipient, event: Timed): Letter => ({
    name: 'eventTakesPlace',
    ...coverOf(event),
    subject: `Back on: ${event.title}`,
    greeting: hello(firstName),
    paragraphs: [
      `${event.title} was canceled, but is back on: ${when(event, timeZone)}.`,
      'Your spot is saved. The attached file adds it to your calendar again.',
    ],
    action: { label: 'Open the event', path: pathOf(event) },
  }),
  reminder: ({ firstName, timeZone }: DatedRecipient, event: Timed): Letter => ({
    name: 'eventReminder',
    ...coverOf(event),
    kind: 'REMINDERS',
    subject: `Coming up: ${event.title}`,
    greeting: hello(firstName),
    paragraphs: [`${event.title} is on ${when(event, timeZone)}.`, 'The link to watch is on the event page.'],
    action: { label: 'Open the event', path: pathOf(event) },
  }),
  /**
   * No word of the member's own but the name, and no name that may be a sentence (D39, THR-65). `inviter`: empty for
   * one that is not said, and only in the text. `unsubscribePath` stops further invitations.
   */
  invitation: (
    inviter: string,
    event: MailedEvent,
    { brandName }: { readonly brandName: string },
    unsubscribePath: string,
  ): Letter => ({
    name: 'eventInvitation',
    ...coverOf(event),
    // a stranger reads it without opening the mail, so it has no word of the member's
    subject: `A member of ${brandName} invites you to ${event.title}`,
    greeting: 'Hello,',
    paragraphs: [
      `${inviter === '' ? `A member of ${brandName}` : `${inviter} is a member of ${brandName} and`} thought you might like ${event.title}. It's on ${when(event, event.timeZone)}.`,
    ],
    action: { label: 'See the event', path: pathOf(event) },
    unsubscribe: { label: 'No more invitations', path: unsubscribePath },
  }),
};
