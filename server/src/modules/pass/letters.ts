import { letterTemplates } from '@atrium/domain/outbox/letterTemplates.ts';
import { day } from '@atrium/domain/time.ts';
import type { Letters } from '../../mail/letters.ts';
import { passMails } from './mails.ts';

/** The letters of this module, with an example of each (RUN-01). */
export const letters: Letters = [
  {
    name: 'passActivate',
    title: 'Finish signing up with a pass',
    group: 'SIGN_IN',
    when: 'When somebody without an account registers by a pass.',
    to: 'The address that registered.',
    alwaysSent: 'SECURITY',
    example: ({ companyName }, site) => passMails.activate(site, companyName, '/login'),
  },
  {
    name: 'passJoin',
    title: letterTemplates.passJoin.title,
    group: 'COMPANIES',
    when: 'When somebody with an account registers by a pass.',
    to: 'The owner of the account.',
    alwaysSent: 'AWAITED',
    example: ({ reader, companyName }, site) => passMails.join(reader, site, companyName, '/login'),
  },
  {
    name: 'passStayTuned',
    title: letterTemplates.passStayTuned.title,
    group: 'COMPANIES',
    when: 'When somebody registers by a pass that has not begun.',
    to: 'The address that registered.',
    alwaysSent: null,
    example: ({ reader, companyName: host, now }, site) =>
      passMails.stayTuned(reader, site, { host, startsAt: now + 7 * day, timeZone: reader.timeZone }),
  },
  {
    name: 'passBegun',
    title: letterTemplates.passBegun.title,
    group: 'COMPANIES',
    when: 'When a pass begins.',
    to: 'Everybody who has registered before.',
    alwaysSent: 'AWAITED',
    example: ({ reader, companyName }, site) => passMails.begun(reader, site, companyName, '/corp-login'),
  },
  {
    name: 'passWelcome',
    title: letterTemplates.passWelcome.title,
    group: 'COMPANIES',
    when: 'When somebody has accepted a pass.',
    to: 'The person who accepted it.',
    alwaysSent: null,
    example: ({ reader, companyName: host, now }, site) =>
      passMails.welcome(reader, site, {
        host,
        endsAt: now + 90 * day,
        timeZone: reader.timeZone,
        isCoveredTwice: false,
        path: '/courses',
      }),
  },
];
