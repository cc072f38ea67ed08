import { letterTemplates } from '@atrium/domain/outbox/letterTemplates.ts';
import type { Letters } from '../../mail/letters.ts';
import { calendarMails } from './mails.ts';

/** The letters of this module, with an example of each (RUN-01). */
export const letters: Letters = [
  {
    name: 'comingDates',
    title: letterTemplates.comingDates.title,
    group: 'LEARNING',
    when: 'When the address of somebody with dates to come has changed.',
    to: 'The new address.',
    alwaysSent: null,
    addsDates: true,
    example: (_facts, site) => calendarMails.comingDates(site),
  },
];
