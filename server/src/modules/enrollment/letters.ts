import { letterTemplates } from '@atrium/domain/outbox/letterTemplates.ts';
import { day } from '@atrium/domain/time.ts';
import type { LetterFacts } from '../../base/letterKind.ts';
import type { Letters } from '../../mail/letters.ts';
import { announcementMail, datesMails, enrollmentMails, waitingMails } from './mails.ts';

const aboutOf = ({ reader, session, course }: LetterFacts) => ({
  person: reader,
  row: { ...session, courseId: course.courseId, startAt: String(session.startAt) },
});

const meetingsOf = ({ startAt }: LetterFacts['session']) => [
  { meetingNumber: 1, title: 'Class 1', from: startAt, to: startAt + day },
];

const declared: Letters = [
  {
    name: 'enrolled',
    title: letterTemplates.enrolled.title,
    group: 'LEARNING',
    when: 'When somebody is enrolled in a session.',
    to: 'The person who is enrolled.',
    alwaysSent: null,
    addsDates: true,
    example: (facts) => enrollmentMails.enrolled(aboutOf(facts), facts.now),
  },
  {
    name: 'startsTomorrow',
    title: letterTemplates.startsTomorrow.title,
    group: 'LEARNING',
    when: 'A day before a session or one of its classes.',
    to: 'Everybody who is enrolled.',
    alwaysSent: null,
    example: ({ reader, session }) => enrollmentMails.starting(reader, session, 'DAY'),
  },
  {
    name: 'startsSoon',
    title: letterTemplates.startsSoon.title,
    group: 'LEARNING',
    when: 'An hour before a session or one of its classes.',
    to: 'Everybody who is enrolled.',
    alwaysSent: null,
    example: ({ reader, session }) => enrollmentMails.starting(reader, session, 'HOUR'),
  },
  {
    name: 'unenrolled',
    title: letterTemplates.unenrolled.title,
    group: 'LEARNING',
    when: 'When somebody leaves a session, or is taken out of it.',
    to: 'The person who was enrolled.',
    alwaysSent: null,
    example: (facts) => enrollmentMails.unenrolled(aboutOf(facts)),
  },
  {
    name: 'waitlisted',
    title: letterTemplates.waitlisted.title,
    group: 'LEARNING',
    when: 'When somebody joins a waitlist.',
    to: 'The person who waits.',
    alwaysSent: null,
    example: (facts) => enrollmentMails.waitlisted(aboutOf(facts), 3),
  },
  {
    name: 'promoted',
    title: letterTemplates.promoted.title,
    group: 'LEARNING',
    when: 'When somebody who waited is enrolled.',
    to: 'The person who waited.',
    alwaysSent: 'AWAITED',
    addsDates: true,
    example: (facts) => enrollmentMails.promoted(aboutOf(facts), facts.now),
  },
  {
    name: 'seatOffered',
    title: letterTemplates.seatOffered.title,
    group: 'LEARNING',
    when: 'When a seat is free and an offer is made.',
    to: 'The next person on the waitlist.',
    alwaysSent: 'AWAITED',
    example: (facts) =>
      enrollmentMails.seatOffered(aboutOf(facts), { expiresAt: facts.now + day, swap: false }, facts.now),
  },
  {
    name: 'sessionAnnouncement',
    title: letterTemplates.sessionAnnouncement.title,
    group: 'LEARNING',
    when: 'When the team writes to a session.',
    to: 'Everybody who is enrolled.',
    alwaysSent: 'AWAITED',
    example: ({ reader, session }) =>
      announcementMail(reader, {
        ...session,
        subject: 'Your material is on the session page',
        text: 'Please read the first chapter before we meet.',
      }),
  },
  {
    name: 'sessionMoved',
    title: letterTemplates.sessionMoved.title,
    group: 'LEARNING',
    when: 'When the dates of a session change.',
    to: 'Everybody who is enrolled.',
    alwaysSent: 'AWAITED',
    addsDates: true,
    example: ({ reader, session }) => datesMails.MOVED(reader, session, meetingsOf(session)),
  },
  {
    name: 'meetingsCanceled',
    title: letterTemplates.meetingsCanceled.title,
    group: 'LEARNING',
    when: 'When a class of a session is canceled.',
    to: 'Everybody who is enrolled.',
    alwaysSent: 'AWAITED',
    example: ({ reader, session }) => datesMails.REMOVED(reader, session, meetingsOf(session)),
  },
  {
    name: 'sessionSplit',
    title: letterTemplates.sessionSplit.title,
    group: 'LEARNING',
    when: 'When a session gets live classes of its own.',
    to: 'Everybody who is enrolled.',
    alwaysSent: 'AWAITED',
    example: ({ reader, session }) => datesMails.SPLIT(reader, session),
  },
  {
    name: 'sessionCanceled',
    title: letterTemplates.sessionCanceled.title,
    group: 'LEARNING',
    when: 'When a session is canceled.',
    to: 'Everybody who is enrolled.',
    alwaysSent: 'AWAITED',
    example: ({ reader, session }) => datesMails.CANCELED(reader, session, session.startAt),
  },
  {
    name: 'sessionRestored',
    title: letterTemplates.sessionRestored.title,
    group: 'LEARNING',
    when: 'When a canceled session takes place after all.',
    to: 'Everybody who is enrolled.',
    alwaysSent: 'AWAITED',
    addsDates: true,
    example: ({ reader, session }) => datesMails.RESTORED(reader, session, session.startAt),
  },
  {
    name: 'waitlistCanceled',
    title: letterTemplates.waitlistCanceled.title,
    group: 'LEARNING',
    when: 'When a session is canceled.',
    to: 'Everybody who waits for a seat.',
    alwaysSent: 'AWAITED',
    example: ({ reader, session }) => waitingMails.CANCELED(reader, session, session.startAt),
  },
  {
    name: 'waitlistRestored',
    title: letterTemplates.waitlistRestored.title,
    group: 'LEARNING',
    when: 'When a canceled session takes place after all.',
    to: 'Everybody who waits for a seat.',
    alwaysSent: 'AWAITED',
    example: ({ reader, session }) => waitingMails.RESTORED(reader, session, session.startAt),
  },
];

/** The letters of this module, with an example of each (RUN-01); all of them show the picture of the course. */
export const letters: Letters = declared.map((letter) => ({
  ...letter,
  example: (facts, site) => ({
    ...letter.example(facts, site),
    ...(facts.course.coverImageUrl !== '' && { cover: { path: facts.course.coverImageUrl, alt: '' } }),
  }),
}));
