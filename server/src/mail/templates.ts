import { formatInstant } from './formatInstant.ts';
import type { Letter } from './layout.ts';

interface SessionFacts {
  readonly firstName: string;
  readonly courseTitle: string;
  /** Epoch milliseconds; null on demand. */
  readonly startAt: number | null;
  readonly timeZone: string;
  /** A path of ours. */
  readonly path: string;
}

/** What each mail is made of (D74). */
export interface MailData {
  enrolled: SessionFacts;
  unenrolled: SessionFacts;
  waitlisted: SessionFacts & { readonly position: number };
  promoted: SessionFacts;
  seatOffered: SessionFacts & { readonly expiresAt: number };
}
export type TemplateName = keyof MailData;

const starts = ({ startAt, timeZone }: SessionFacts): string =>
  startAt === null ? 'You can begin whenever you like.' : `It starts on ${formatInstant(startAt, timeZone)}.`;

/** Each mail as a letter; the layout makes HTML and plain text of it. */
export const templates: { readonly [Name in TemplateName]: (data: MailData[Name]) => Letter } = {
  enrolled: (data) => ({
    subject: `You are enrolled: ${data.courseTitle}`,
    greeting: `Hello ${data.firstName},`,
    paragraphs: [
      `Your seat in ${data.courseTitle} is yours. ${starts(data)}`,
      'Materials, dates and the live link are on the session page.',
    ],
    action: { label: 'Open the session', path: data.path },
  }),
  unenrolled: (data) => ({
    subject: `You left ${data.courseTitle}`,
    greeting: `Hello ${data.firstName},`,
    paragraphs: [`You are no longer enrolled in ${data.courseTitle}. What you watched is kept.`],
    action: { label: 'See the course', path: data.path },
  }),
  waitlisted: (data) => ({
    subject: `You are on the waitlist: ${data.courseTitle}`,
    greeting: `Hello ${data.firstName},`,
    paragraphs: [
      `${data.courseTitle} is full. You are number ${String(data.position)} on its waitlist.`,
      'We enroll you and write to you as soon as a seat is free. If that does not happen, the next session of this course opens to you first.',
    ],
    action: { label: 'See the course', path: data.path },
  }),
  promoted: (data) => ({
    subject: `A seat is yours: ${data.courseTitle}`,
    greeting: `Hello ${data.firstName},`,
    paragraphs: [
      `A seat became free in ${data.courseTitle} and you were first on the waitlist: you are enrolled. ${starts(data)}`,
    ],
    action: { label: 'Open the session', path: data.path },
  }),
  seatOffered: (data) => ({
    subject: `A seat is free for you: ${data.courseTitle}`,
    greeting: `Hello ${data.firstName},`,
    paragraphs: [
      `A seat became free in ${data.courseTitle}. ${starts(data)}`,
      `It is kept for you until ${formatInstant(data.expiresAt, data.timeZone)}; then it goes to the next person.`,
    ],
    action: { label: 'Take the seat', path: data.path },
  }),
};
