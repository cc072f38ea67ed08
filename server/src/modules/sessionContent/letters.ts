import { letterTemplates } from '@atrium/domain/outbox/letterTemplates.ts';
import type { Letters } from '../../mail/letters.ts';
import { projectMails } from './mails.ts';

/** The letters of this module, with an example of each (RUN-01). */
export const letters: Letters = [
  {
    name: 'projectReviewed',
    title: letterTemplates.projectReviewed.title,
    group: 'LEARNING',
    when: 'When a project was reviewed.',
    to: 'The person who sent it.',
    alwaysSent: null,
    example: ({ reader, session, course }) =>
      projectMails.reviewed(reader, {
        sessionId: session.sessionId,
        sessionTitle: session.title,
        projectTitle: `Your project: ${course.title}`,
        words: 'Well done: the numbers make the case.',
      }),
  },
  {
    name: 'projectReturned',
    title: letterTemplates.projectReturned.title,
    group: 'LEARNING',
    when: 'When a project is returned with words.',
    to: 'The person who sent it.',
    alwaysSent: 'AWAITED',
    example: ({ reader, session, course }) =>
      projectMails.returned(reader, {
        sessionId: session.sessionId,
        sessionTitle: session.title,
        projectTitle: `Your project: ${course.title}`,
        words: 'Please add what it saves, in hours.',
      }),
  },
];
