import { formatInstant } from '../../mail/formatInstant.ts';
import { hello, type DatedRecipient, type Letter } from '../../mail/layout.ts';
import { written } from '../../mail/words.ts';
import type { MailedEvent } from './types.ts';

type Timed = Omit<MailedEvent, 'timeZone'>;

const pathOf = ({ memberEventId }: Timed): string => `/events/${encodeURIComponent(memberEventId)}`;
const when = ({ eventStart }: Timed, timeZone: string): string => formatInstant(Number(eventStart), timeZone);

/** What mails about an event have besides their words. */
const partsOf = ({ firstName }: { readonly firstName: string }, event: Timed) => ({
  cover: { path: event.heroImageUrl, alt: '' },
  greeting: hello(firstName),
  path: pathOf(event),
});

/** A mail that says when the event is. */
const dated =
  (name: 'rsvpConfirmed' | 'rsvpCancelled' | 'eventTakesPlace') =>
  (person: DatedRecipient, event: Timed): Letter =>
    written(name, { eventTitle: event.title, startsAt: when(event, person.timeZone) }, partsOf(person, event));

/** What each mail about an event says (D74). */
export const eventMails = {
  rsvpConfirmed: dated('rsvpConfirmed'),
  rsvpCancelled: dated('rsvpCancelled'),
  /** `eventStart`: when it would have started. */
  MOVED: (person: DatedRecipient, event: Timed, eventStart: number): Letter => {
    const now = when(event, person.timeZone);
    const change =
      Number(event.eventStart) === eventStart
        ? `${event.title} still starts on ${now}, but ends at a different time.`
        : `${event.title} is now on ${now}, not on ${formatInstant(eventStart, person.timeZone)}.`;
    return written('eventMoved', { eventTitle: event.title, change }, partsOf(person, event));
  },
  CANCELED: (person: DatedRecipient, event: Timed, eventStart: number): Letter =>
    written(
      'eventCanceled',
      { eventTitle: event.title, startsAt: formatInstant(eventStart, person.timeZone) },
      { ...partsOf(person, event), path: '/events' },
    ),
  TAKES_PLACE: dated('eventTakesPlace'),
  reminder: (person: DatedRecipient, event: Timed): Letter =>
    written(
      'eventReminder',
      { eventTitle: event.title, startsAt: when(event, person.timeZone) },
      { ...partsOf(person, event), kind: 'REMINDERS' },
    ),
  /**
   * No word of the member's own but the name, and no name that may be a sentence (D39, THR-65). `inviter`: empty for
   * one that is not said, and only in the text: a stranger reads the subject without opening the mail.
   * `unsubscribePath` stops further invitations.
   */
  invitation: (
    inviter: string,
    event: MailedEvent,
    { brandName }: { readonly brandName: string },
    unsubscribePath: string,
  ): Letter =>
    written(
      'eventInvitation',
      {
        brandName,
        eventTitle: event.title,
        startsAt: when(event, event.timeZone),
        inviter: inviter === '' ? `A member of ${brandName}` : `${inviter} is a member of ${brandName} and`,
      },
      {
        cover: { path: event.heroImageUrl, alt: '' },
        greeting: 'Hello,',
        path: pathOf(event),
        unsubscribe: { label: 'No more invitations', path: unsubscribePath },
      },
    ),
};
