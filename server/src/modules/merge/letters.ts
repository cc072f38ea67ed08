import { letterTemplates } from '@atrium/domain/outbox/letterTemplates.ts';
import type { Letters } from '../../mail/letters.ts';
import { mergeMails } from './mails.ts';

/** The letters of this module, with an example of each (RUN-01). */
export const letters: Letters = [
  {
    name: 'accountsMerged',
    title: letterTemplates.accountsMerged.title,
    group: 'ACCOUNT',
    when: 'When the team has made two accounts of a person one.',
    to: 'The person, at both addresses.',
    alwaysSent: 'SECURITY',
    example: ({ reader }, site) => mergeMails.merged(reader, site, reader.email),
  },
];
