import type { Letters } from '../../mail/letters.ts';
import { secondFactorMails } from './mails.ts';

/** The letters of this module, with an example of each (RUN-01). */
export const letters: Letters = [
  {
    name: 'secondFactorAdded',
    title: 'Second factor added',
    group: 'SIGN_IN',
    when: 'When a second factor was added.',
    to: 'The owner of the account.',
    alwaysSent: 'SECURITY',
    example: ({ reader }, site) => secondFactorMails.added(reader, site, 'My phone'),
  },
  {
    name: 'secondFactorRemoved',
    title: 'Second factor removed',
    group: 'SIGN_IN',
    when: 'When a second factor was removed.',
    to: 'The owner of the account.',
    alwaysSent: 'SECURITY',
    example: ({ reader }, site) => secondFactorMails.removed(reader, site, 'My phone'),
  },
  {
    name: 'recoveryCodesMade',
    title: 'New recovery codes',
    group: 'SIGN_IN',
    when: 'When recovery codes were made.',
    to: 'The owner of the account.',
    alwaysSent: 'SECURITY',
    example: ({ reader }, site) => secondFactorMails.codesMade(reader, site),
  },
  {
    name: 'recoveryCodeUsed',
    title: 'Recovery code used',
    group: 'SIGN_IN',
    when: 'When somebody signs in with a recovery code.',
    to: 'The owner of the account.',
    alwaysSent: 'SECURITY',
    example: ({ reader }, site) => secondFactorMails.codeUsed(reader, site, 4),
  },
  {
    name: 'secondFactorsReset',
    title: 'Second factors removed by the team',
    group: 'SIGN_IN',
    when: 'When the team removes second factors that were lost.',
    to: 'The owner of the account.',
    alwaysSent: 'SECURITY',
    example: ({ reader }, site) => secondFactorMails.reset(reader, site),
  },
];
