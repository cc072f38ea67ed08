import { letterTemplates } from '@atrium/domain/outbox/letterTemplates.ts';
import { day } from '@atrium/domain/time.ts';
import type { Letters } from '../../mail/letters.ts';
import { privacyMails } from './mails.ts';

/** The letters of this module, with an example of each (RUN-01). */
export const letters: Letters = [
  {
    name: 'dataReady',
    title: letterTemplates.dataReady.title,
    group: 'ACCOUNT',
    when: 'When the copy of somebody’s data is ready.',
    to: 'The person who asked for it.',
    alwaysSent: 'LEGAL',
    example: ({ reader, now }, site) => privacyMails.dataReady(reader, site, now + 7 * day),
  },
  {
    name: 'erasureRequested',
    title: letterTemplates.erasureRequested.title,
    group: 'ACCOUNT',
    when: 'When somebody asks that their account is deleted.',
    to: 'The owner of the account.',
    alwaysSent: 'LEGAL',
    example: ({ reader, now }, site) => privacyMails.erasureRequested(reader, site, now + 30 * day, false),
  },
  {
    name: 'erasureCanceled',
    title: letterTemplates.erasureCanceled.title,
    group: 'ACCOUNT',
    when: 'When somebody takes that back.',
    to: 'The owner of the account.',
    alwaysSent: 'LEGAL',
    example: ({ reader }, site) => privacyMails.erasureCanceled(reader, site),
  },
  {
    name: 'erased',
    title: letterTemplates.erased.title,
    group: 'ACCOUNT',
    when: 'When an account was deleted.',
    to: 'The person whose account it was.',
    alwaysSent: 'LEGAL',
    example: ({ reader }, site) => privacyMails.erased(reader, site),
  },
];
