import { formatInstant } from '../../mail/formatInstant.ts';
import type { Letter } from '../../mail/layout.ts';
import type { Outgoing } from '../../mail/outbox.ts';
import type { UserSessionRow } from '../catalogue/types.ts';

/** The recipient, and the session as that member sees it. */
interface About {
  readonly person: { readonly firstName: string };
  readonly row: UserSessionRow;
}

/** The mail of an enrollment event: one for each event, however often it is queued. */
export function stepMail(stepId: number, { email }: { readonly email: string }, letter: Letter): Outgoing {
  return { dedupeKey: `enrollment-event/${String(stepId)}`, to: email, letter };
}

const sessionPath = ({ row }: About): string => `/courses/session/${row.sessionId}`;
const coursePath = ({ row }: About): string => `/courses/${row.courseId}`;

function starts({ row: { startAt, timeZone } }: About, now: number): string {
  if (startAt === null) return 'Start whenever you like.';
  const instant = Number(startAt);
  return `It ${instant <= now ? 'started' : 'starts'} ${formatInstant(instant, timeZone)}.`;
}

/** The content of each enrollment mail at `now`, epoch milliseconds (D74). */
export const enrollmentMails = {
  enrolled: (about: About, now: number): Letter => ({
    template: 'enrolled',
    subject: `You're enrolled: ${about.row.title}`,
    greeting: `Hello ${about.person.firstName},`,
    paragraphs: [
      `You're enrolled in ${about.row.title}. ${starts(about, now)}`,
      about.row.startAt === null
        ? 'All lessons are on the session page.'
        : 'Materials, dates and the live link are on the session page.',
    ],
    action: { label: 'Open the session', path: sessionPath(about) },
  }),
  unenrolled: (about: About): Letter => ({
    template: 'unenrolled',
    subject: `You've unenrolled from ${about.row.title}`,
    greeting: `Hello ${about.person.firstName},`,
    paragraphs: [`You're no longer enrolled in ${about.row.title}. Your progress is saved.`],
    action: { label: 'See the course', path: coursePath(about) },
  }),
  waitlisted: (about: About, waitlistPosition: number): Letter => ({
    template: 'waitlisted',
    subject: `You're on the waitlist: ${about.row.title}`,
    greeting: `Hello ${about.person.firstName},`,
    paragraphs: [
      `${about.row.title} is full. You're number ${String(waitlistPosition)} on the waitlist.`,
      "If a seat opens up, we'll email you. If none does, you have priority for the next session.",
    ],
    action: { label: 'See the course', path: coursePath(about) },
  }),
  promoted: (about: About, now: number): Letter => ({
    template: 'promoted',
    subject: `You got a seat: ${about.row.title}`,
    greeting: `Hello ${about.person.firstName},`,
    paragraphs: [
      `A seat opened up in ${about.row.title} and you were first in line, so you're enrolled. ${starts(about, now)}`,
    ],
    action: { label: 'Open the session', path: sessionPath(about) },
  }),
  /** `swap`: for a member who is enrolled in another session of the course. `expiresAt` in epoch milliseconds. */
  seatOffered: (about: About, offer: { readonly expiresAt: number; readonly swap: boolean }, now: number): Letter => ({
    template: 'seatOffered',
    subject: `A seat opened up: ${about.row.title}`,
    greeting: `Hello ${about.person.firstName},`,
    paragraphs: [
      `A seat opened up in ${about.row.title}. ${starts(about, now)}`,
      ...(offer.swap
        ? ['You already hold a seat in another session of this course. Claim this one, and you give up that one.']
        : []),
      `It's yours to claim until ${formatInstant(offer.expiresAt, about.row.timeZone)}. After that it goes to the next person.`,
    ],
    action: { label: 'Claim your seat', path: coursePath(about) },
  }),
};
