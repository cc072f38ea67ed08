import type { Letters } from '../../mail/letters.ts';
import { identityMails } from './mails.ts';

/** The letters of this module, with an example of each (RUN-01). */
export const letters: Letters = [
  {
    name: 'newBrowser',
    title: 'New sign-in',
    group: 'SIGN_IN',
    when: 'When somebody signs in with a browser that is new.',
    to: 'The owner of the account.',
    alwaysSent: 'SECURITY',
    example: ({ reader }, site) => identityMails.newBrowser(reader, site, 'Firefox on Windows'),
  },
  {
    name: 'wrongFactors',
    title: 'Wrong codes',
    group: 'SIGN_IN',
    when: 'When somebody enters the right password and many wrong codes.',
    to: 'The owner of the account.',
    alwaysSent: 'SECURITY',
    example: ({ reader }, site) => identityMails.wrongFactors(reader, site),
  },
];
