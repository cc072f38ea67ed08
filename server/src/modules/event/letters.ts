import { letterTemplates } from '@atrium/domain/outbox/letterTemplates.ts';
import { day } from '@atrium/domain/time.ts';
import type { LetterFacts } from '../../base/letterKind.ts';
import type { Letters } from '../../mail/letters.ts';
import { eventMails } from './mails.ts';

const timed = ({ startAt, ...event }: LetterFacts['event']) => ({ ...event, eventStart: String(startAt) });

/** The letters of this module, with an example of each (RUN-01). */
export const letters: Letters = [
  {
    name: 'rsvpConfirmed',
    title: letterTemplates.rsvpConfirmed.title,
    group: 'EVENTS',
    when: 'When somebody saves a spot at an event.',
    to: 'The person who attends.',
    alwaysSent: null,
    addsDates: true,
    example: ({ reader, event }) => eventMails.rsvpConfirmed(reader, timed(event)),
  },
  {
    name: 'rsvpCancelled',
    title: letterTemplates.rsvpCancelled.title,
    group: 'EVENTS',
    when: 'When somebody gives up a spot at an event.',
    to: 'The person who attended.',
    alwaysSent: null,
    example: ({ reader, event }) => eventMails.rsvpCancelled(reader, timed(event)),
  },
  {
    name: 'eventMoved',
    title: letterTemplates.eventMoved.title,
    group: 'EVENTS',
    when: 'When the time of an event changes.',
    to: 'Everybody who attends.',
    alwaysSent: 'AWAITED',
    addsDates: true,
    example: ({ reader, event }) => eventMails.MOVED(reader, timed(event), event.startAt - day),
  },
  {
    name: 'eventCanceled',
    title: letterTemplates.eventCanceled.title,
    group: 'EVENTS',
    when: 'When an event is canceled.',
    to: 'Everybody who attends.',
    alwaysSent: 'AWAITED',
    example: ({ reader, event }) => eventMails.CANCELED(reader, timed(event), event.startAt),
  },
  {
    name: 'eventTakesPlace',
    title: letterTemplates.eventTakesPlace.title,
    group: 'EVENTS',
    when: 'When a canceled event takes place after all.',
    to: 'Everybody who attends.',
    alwaysSent: 'AWAITED',
    addsDates: true,
    example: ({ reader, event }) => eventMails.TAKES_PLACE(reader, timed(event)),
  },
  {
    name: 'eventReminder',
    title: letterTemplates.eventReminder.title,
    group: 'EVENTS',
    when: 'A day and an hour before an event.',
    to: 'Everybody who attends.',
    alwaysSent: null,
    example: ({ reader, event }) => eventMails.reminder(reader, timed(event)),
  },
  {
    name: 'eventInvitation',
    title: letterTemplates.eventInvitation.title,
    group: 'EVENTS',
    when: 'When a member invites friends to an event.',
    to: 'The addresses that the member gives.',
    alwaysSent: null,
    example: ({ reader, event }, site) =>
      eventMails.invitation(reader.firstName, { ...timed(event), timeZone: reader.timeZone }, site, '/events'),
  },
];
