import type { Letters } from '../../mail/letters.ts';
import { endpointMails } from './mails.ts';

/** The letters of this module, with an example of each (RUN-01). */
export const letters: Letters = [
  {
    name: 'endpointGivenUp',
    title: 'Webhooks are not taken any more',
    group: 'TEAM',
    when: 'When an endpoint has not taken a webhook for three days, and is switched off.',
    to: 'Every owner.',
    alwaysSent: 'AWAITED',
    example: ({ reader }, site) => endpointMails.givenUp(reader, site, 'hooks.example.com'),
  },
];
