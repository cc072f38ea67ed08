import { letterTemplates } from '@atrium/domain/outbox/letterTemplates.ts';
import type { Letters } from '../../mail/letters.ts';
import { attendanceMails } from './mails.ts';

/** The letters of this module, with an example of each (RUN-01). */
export const letters: Letters = [
  {
    name: 'recordingReady',
    title: letterTemplates.recordingReady.title,
    group: 'LEARNING',
    when: 'When the recording of a class is there.',
    to: 'Everybody who is enrolled in the session.',
    alwaysSent: null,
    example: ({ reader, session, course }) =>
      attendanceMails.recordingReady({
        ...reader,
        ...session,
        meetingTitle: 'Class 1',
        coverImageUrl: course.coverImageUrl,
      }),
  },
];
