import type { Letters } from '../../mail/letters.ts';
import { federationMails } from './mails.ts';

const linked = 'second.address@example.com';
const ending = { companyId: 'a-company', companyName: 'A company', lastDay: 'May 4, 2031', daysLeft: 7 };

/** The letters of this module, with an example of each (RUN-01). */
export const letters: Letters = [
  {
    name: 'accountLinked',
    title: 'Second sign-in added',
    group: 'SIGN_IN',
    when: 'When a second address opens an account.',
    to: 'Both addresses.',
    alwaysSent: 'SECURITY',
    example: ({ reader }, site) => federationMails.accountLinked({ ...reader, linked }, site),
  },
  {
    name: 'secondName',
    title: 'Second name of a company’s sign-in',
    group: 'SIGN_IN',
    when: 'When the sign-in of a company knows somebody by another name.',
    to: 'The owner of the account.',
    alwaysSent: 'SECURITY',
    example: ({ reader }, site) => federationMails.secondName(reader, site),
  },
  {
    name: 'accountUnlinked',
    title: 'Second sign-in removed',
    group: 'SIGN_IN',
    when: 'When a second address no longer opens an account.',
    to: 'Both addresses.',
    alwaysSent: 'SECURITY',
    example: ({ reader }, site) => federationMails.accountUnlinked({ ...reader, linked }, site),
  },
  {
    name: 'certificateEnds',
    title: 'Certificate of a company’s sign-on ends',
    group: 'TEAM',
    when: '30 days, 7 days and a day before the certificate of a company’s provider ends.',
    to: 'Owners, and whoever is there for the company’s success.',
    alwaysSent: 'SECURITY',
    example: ({ reader }, site) => federationMails.certificateEnds(reader, site, ending),
  },
];
