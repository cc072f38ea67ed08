import type { Letters } from '../../mail/letters.ts';
import { accountMails } from './mails.ts';

/** The letters of this module, with an example of each (RUN-01). */
export const letters: Letters = [
  {
    name: 'resetPassword',
    title: 'Code for a new password',
    group: 'SIGN_IN',
    when: 'When somebody asks to reset a password.',
    to: 'The owner of the account.',
    alwaysSent: 'SECURITY',
    example: ({ reader }, site) =>
      accountMails.resetPassword(reader.firstName, site, '012345', '/reset-password-confirmation'),
  },
  {
    name: 'resetElsewhere',
    title: 'Sign in with your organization',
    group: 'SIGN_IN',
    when: 'When somebody asks to reset a password that their company keeps.',
    to: 'The owner of the account.',
    alwaysSent: 'SECURITY',
    example: ({ reader }, site) => accountMails.resetElsewhere(reader, site),
  },
  {
    name: 'setPassword',
    title: 'Code for a first password',
    group: 'SIGN_IN',
    when: 'When somebody who signed up asks for a code again.',
    to: 'The address that signed up.',
    alwaysSent: 'SECURITY',
    example: (_facts, site) => accountMails.setPassword(site, '012345'),
  },
  {
    name: 'activate',
    title: 'Finish signing up',
    group: 'SIGN_IN',
    when: 'When somebody signs up for a free account.',
    to: 'The address that signed up.',
    alwaysSent: 'SECURITY',
    example: (_facts, site) => accountMails.activate(site, '/login'),
  },
  {
    name: 'alreadyMember',
    title: 'You already have an account',
    group: 'SIGN_IN',
    when: 'When somebody signs up with an address that has an account.',
    to: 'The owner of the account.',
    alwaysSent: 'SECURITY',
    example: ({ reader }, site) => accountMails.alreadyMember(reader, site, '/login'),
  },
  {
    name: 'passwordChanged',
    title: 'Password changed',
    group: 'SIGN_IN',
    when: 'When a password was reset, or changed on the account page.',
    to: 'The owner of the account.',
    alwaysSent: 'SECURITY',
    example: ({ reader }, site) => accountMails.passwordChanged(reader, site, null),
  },
];
