import type { Letters } from '../../mail/letters.ts';
import { accountSettingsMails } from './mails.ts';

const elsewhere = 'new.address@example.com';

/** The letters of this module, with an example of each (RUN-01). */
export const letters: Letters = [
  {
    name: 'emailCode',
    title: 'Code for another address',
    group: 'SIGN_IN',
    when: 'When somebody asks to use another address.',
    to: 'The new address.',
    alwaysSent: 'SECURITY',
    example: (_facts, site) => accountSettingsMails.emailCode(site, '012345'),
  },
  {
    name: 'emailTaken',
    title: 'Address has an account already',
    group: 'SIGN_IN',
    when: 'When somebody asks for an address that another account has.',
    to: 'The owner of that account.',
    alwaysSent: 'SECURITY',
    example: (_facts, site) => accountSettingsMails.emailTaken(site),
  },
  {
    name: 'emailChangeAsked',
    title: 'Another address was asked for',
    group: 'SIGN_IN',
    when: 'When somebody asks to use another address.',
    to: 'The present address.',
    alwaysSent: 'SECURITY',
    example: ({ reader }, site) => accountSettingsMails.emailChangeAsked({ ...reader, email: elsewhere }, site),
  },
  {
    name: 'emailChanged',
    title: 'Address changed',
    group: 'SIGN_IN',
    when: 'When the address of an account has changed.',
    to: 'The former address and the new one.',
    alwaysSent: 'SECURITY',
    example: ({ reader }, site) =>
      accountSettingsMails.emailChanged(
        { ...reader, from: reader.email, to: elsewhere, lostIdentity: false, needsPassword: false },
        site,
      ),
  },
];
