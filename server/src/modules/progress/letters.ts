import { letterTemplates } from '@atrium/domain/outbox/letterTemplates.ts';
import type { Letters } from '../../mail/letters.ts';
import { progressMails } from './mails.ts';

/** The letters of this module, with an example of each (RUN-01). */
export const letters: Letters = [
  {
    name: 'badgeEarned',
    title: letterTemplates.badgeEarned.title,
    group: 'AWARDS',
    when: 'When somebody has completed a course.',
    to: 'The person who completed it.',
    alwaysSent: null,
    example: ({ reader, course }) =>
      progressMails.badgeEarned({ ...reader, courseId: course.courseId, courseTitle: course.title }),
  },
];
