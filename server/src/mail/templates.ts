import { formatInstant } from './formatInstant.ts';
import type { Letter } from './layout.ts';

interface SessionFacts {
  readonly firstName: string;
  readonly courseTitle: string;
  /** Epoch milliseconds; null on demand. */
  readonly startAt: number | null;
  readonly timeZone: string;
  /** One of our paths. */
  readonly path: string;
}

/** The data of each mail (D74). */
export interface MailData {
  enrolled: SessionFacts;
  unenrolled: SessionFacts;
  waitlisted: SessionFacts & { readonly position: number };
  promoted: SessionFacts;
  /** `swap`: for a member who is enrolled in another session of the course. */
  seatOffered: SessionFacts & { readonly expiresAt: number; readonly swap: boolean };
}
export type TemplateName = keyof MailData;

function starts({ startAt, timeZone }: SessionFacts, now: number): string {
  if (startAt === null) return 'Start whenever you like.';
  return `It ${startAt <= now ? 'started' : 'starts'} ${formatInstant(startAt, timeZone)}.`;
}

/** Each mail's content at `now`, epoch milliseconds; the layout renders HTML and plain text. */
export const templates: { readonly [Name in TemplateName]: (data: MailData[Name], now: number) => Letter } = {
  enrolled: (data, now) => ({
    subject: `You're enrolled: ${data.courseTitle}`,
    greeting: `Hello ${data.firstName},`,
    paragraphs: [
      `You're enrolled in ${data.courseTitle}. ${starts(data, now)}`,
      data.startAt === null
        ? 'All lessons are on the session page.'
        : 'Materials, dates and the live link are on the session page.',
    ],
    action: { label: 'Open the session', path: data.path },
  }),
  unenrolled: (data) => ({
    subject: `You've unenrolled from ${data.courseTitle}`,
    greeting: `Hello ${data.firstName},`,
    paragraphs: [`You're no longer enrolled in ${data.courseTitle}. Your progress is saved.`],
    action: { label: 'See the course', path: data.path },
  }),
  waitlisted: (data) => ({
    subject: `You're on the waitlist: ${data.courseTitle}`,
    greeting: `Hello ${data.firstName},`,
    paragraphs: [
      `${data.courseTitle} is full. You're number ${String(data.position)} on the waitlist.`,
      "If a seat opens up, we'll email you. If none does, you have priority for the next session.",
    ],
    action: { label: 'See the course', path: data.path },
  }),
  promoted: (data, now) => ({
    subject: `You got a seat: ${data.courseTitle}`,
    greeting: `Hello ${data.firstName},`,
    paragraphs: [
      `A seat opened up in ${data.courseTitle} and you were first in line, so you're enrolled. ${starts(data, now)}`,
    ],
    action: { label: 'Open the session', path: data.path },
  }),
  seatOffered: (data, now) => ({
    subject: `A seat opened up: ${data.courseTitle}`,
    greeting: `Hello ${data.firstName},`,
    paragraphs: [
      `A seat opened up in ${data.courseTitle}. ${starts(data, now)}`,
      ...(data.swap
        ? ['You already hold a seat in another session of this course. Claim this one, and you give up that one.']
        : []),
      `It's yours to claim until ${formatInstant(data.expiresAt, data.timeZone)}. After that it goes to the next person.`,
    ],
    action: { label: 'Claim your seat', path: data.path },
  }),
};
