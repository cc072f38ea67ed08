import { letterTemplates } from '@atrium/domain/outbox/letterTemplates.ts';
import type { Letters } from '../../mail/letters.ts';
import { personMails } from './mails.ts';

/** The letters of this module, with an example of each (RUN-01). */
export const letters: Letters = [
  {
    name: 'personAdded',
    title: letterTemplates.personAdded.title,
    group: 'ACCOUNT',
    when: 'When the team makes an account for somebody.',
    to: 'The person it is for.',
    alwaysSent: 'AWAITED',
    example: ({ reader }, site) => personMails.added(reader, site),
  },
];
