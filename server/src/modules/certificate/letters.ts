import { letterTemplates } from '@atrium/domain/outbox/letterTemplates.ts';
import type { Letters } from '../../mail/letters.ts';
import { certificateMails } from './mails.ts';

const credentialId = 'ATR-0000-0000-0000';

/** The letters of this module, with an example of each (RUN-01). */
export const letters: Letters = [
  {
    name: 'certificateIssued',
    title: letterTemplates.certificateIssued.title,
    group: 'AWARDS',
    when: 'When a certificate is issued.',
    to: 'Its holder.',
    alwaysSent: null,
    example: ({ reader, certificateTitle: title }) => certificateMails.issued(reader, { title, credentialId }),
  },
  {
    name: 'certificateReissued',
    title: letterTemplates.certificateReissued.title,
    group: 'AWARDS',
    when: 'When a certificate is issued again after a change of name.',
    to: 'Its holder.',
    alwaysSent: null,
    example: ({ reader, certificateTitle: title }) =>
      certificateMails.reissued(
        { ...reader, name: reader.firstName },
        { title, credentialId, former: 'ATR-0000-0000-0001' },
      ),
  },
];
