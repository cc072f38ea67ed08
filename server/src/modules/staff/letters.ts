import type { Letters } from '../../mail/letters.ts';
import { staffMails } from './mails.ts';

/** The letters of this module, with an example of each (RUN-01). */
export const letters: Letters = [
  {
    name: 'academyYours',
    title: 'The academy is yours',
    group: 'TEAM',
    when: 'When the first owner has set the academy up.',
    to: 'The first owner.',
    alwaysSent: 'SECURITY',
    example: ({ reader }, site) => staffMails.academyYours(reader, site),
  },
  {
    name: 'staffInvited',
    title: 'Invitation to the team',
    group: 'TEAM',
    when: 'When an owner invites somebody to the team.',
    to: 'The address that is invited.',
    alwaysSent: 'SECURITY',
    example: (_facts, site) => staffMails.invited(site, 'editor', '/studio'),
  },
  {
    name: 'rolesChanged',
    title: 'Roles changed',
    group: 'TEAM',
    when: 'When somebody loses a role on the team.',
    to: 'The person whose roles they are.',
    alwaysSent: 'SECURITY',
    example: ({ reader }, site) => staffMails.rolesChanged(reader, site, ['Editor: writes courses, pages and events.']),
  },
  {
    name: 'accountKept',
    title: 'Account is kept for the team',
    group: 'TEAM',
    when: 'When somebody whose account was to be deleted joins the team.',
    to: 'The owner of the account.',
    alwaysSent: 'LEGAL',
    example: ({ reader }, site) => staffMails.accountKept(reader, site),
  },
  {
    name: 'offTheTeam',
    title: 'Off the team',
    group: 'TEAM',
    when: 'When somebody is taken off the team.',
    to: 'The person who was on it.',
    alwaysSent: 'SECURITY',
    example: ({ reader }, site) => staffMails.offTheTeam(reader, site),
  },
];
