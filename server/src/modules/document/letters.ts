import type { Letters } from '../../mail/letters.ts';
import { documentMails } from './mails.ts';

/** The letters of this module, with an example of each (RUN-01). */
export const letters: Letters = [
  {
    name: 'publishingFailed',
    title: 'Not published',
    group: 'TEAM',
    when: 'When a draft that was to be published at a time could not be.',
    to: 'The person of the team who chose the time.',
    alwaysSent: 'AWAITED',
    example: ({ reader, event, now }) =>
      documentMails.publishingFailed(reader, {
        kind: 'event',
        id: event.memberEventId,
        title: event.title,
        publishAt: now,
        reason: 'The end is before the start.',
      }),
  },
];
