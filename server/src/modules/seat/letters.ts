import { letterTemplates } from '@atrium/domain/outbox/letterTemplates.ts';
import { day } from '@atrium/domain/time.ts';
import { formatDay } from '../../mail/formatInstant.ts';
import type { Letters } from '../../mail/letters.ts';
import { seatMails } from './mails.ts';

const seatOf = (companyName: string, now: number) => ({ companyName, until: formatDay(now + 365 * day, 'UTC') });
const endOf = (companyName: string, now: number) => ({
  companyName,
  lastDay: formatDay(now + 60 * day, 'UTC'),
  dashboardUntil: formatDay(now + 150 * day, 'UTC'),
});

/** The letters of this module, with an example of each (RUN-01). */
export const letters: Letters = [
  {
    name: 'seatInvited',
    title: letterTemplates.seatInvited.title,
    group: 'COMPANIES',
    when: 'When somebody without a sign-in gets a seat.',
    to: 'The person who gets it.',
    alwaysSent: 'AWAITED',
    example: ({ reader, companyName, now }, site) => seatMails.invited(reader, site, seatOf(companyName, now)),
  },
  {
    name: 'seatAssigned',
    title: letterTemplates.seatAssigned.title,
    group: 'COMPANIES',
    when: 'When somebody with an account gets a seat.',
    to: 'The person who gets it.',
    alwaysSent: null,
    example: ({ reader, companyName, now }, site) => seatMails.assigned(reader, site, seatOf(companyName, now)),
  },
  {
    name: 'seatExtended',
    title: letterTemplates.seatExtended.title,
    group: 'COMPANIES',
    when: 'When a contract is renewed.',
    to: 'Everybody who keeps a seat.',
    alwaysSent: null,
    example: ({ reader, companyName, now }, site) => seatMails.extended(reader, site, seatOf(companyName, now)),
  },
  {
    name: 'seatReminded',
    title: letterTemplates.seatReminded.title,
    group: 'COMPANIES',
    when: 'When a seat has waited some days for a first sign-in.',
    to: 'The person who has it.',
    alwaysSent: null,
    example: ({ reader, companyName, now }, site) => seatMails.reminded(reader, site, seatOf(companyName, now)),
  },
  {
    name: 'programEnds',
    title: letterTemplates.programEnds.title,
    group: 'COMPANIES',
    when: '60, 30 and 7 days before a contract ends.',
    to: 'The administrators of the company.',
    alwaysSent: 'LEGAL',
    example: ({ reader, companyName, now }, site) => seatMails.programEnds(reader, site, endOf(companyName, now)),
  },
  {
    name: 'programEnded',
    title: letterTemplates.programEnded.title,
    group: 'COMPANIES',
    when: 'When a contract has ended.',
    to: 'The administrators of the company.',
    alwaysSent: 'LEGAL',
    example: ({ reader, companyName, now }, site) => seatMails.programEnded(reader, site, endOf(companyName, now)),
  },
  {
    name: 'administratorAdded',
    title: letterTemplates.administratorAdded.title,
    group: 'COMPANIES',
    when: 'When somebody becomes an administrator of a company.',
    to: 'The new administrator.',
    alwaysSent: 'AWAITED',
    example: ({ reader, companyName }, site) => seatMails.administers(reader, site, { companyName }),
  },
  {
    name: 'administratorRemoved',
    title: letterTemplates.administratorRemoved.title,
    group: 'COMPANIES',
    when: 'When somebody is no administrator of a company any more.',
    to: 'The former administrator.',
    alwaysSent: 'AWAITED',
    example: ({ reader, companyName }, site) => seatMails.administersNoLonger(reader, site, { companyName }),
  },
  {
    name: 'seatEnded',
    title: letterTemplates.seatEnded.title,
    group: 'COMPANIES',
    when: 'When a contract has ended.',
    to: 'Everybody who held a seat.',
    alwaysSent: 'LEGAL',
    example: ({ reader, companyName, now }, site) => seatMails.seatEnded(reader, site, endOf(companyName, now)),
  },
];
