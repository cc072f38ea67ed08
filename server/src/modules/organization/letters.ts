import { letterTemplates } from '@atrium/domain/outbox/letterTemplates.ts';
import type { Letters } from '../../mail/letters.ts';
import { organizationMails } from './mails.ts';

/** The letters of this module, with an example of each (RUN-01). */
export const letters: Letters = [
  {
    name: 'organizationDownload',
    title: letterTemplates.organizationDownload.title,
    group: 'COMPANIES',
    when: 'When a large download of the dashboard is ready.',
    to: 'The administrator who asked for it.',
    alwaysSent: 'AWAITED',
    example: ({ reader }) => organizationMails.download(reader, 'Members', '/organization'),
  },
];
