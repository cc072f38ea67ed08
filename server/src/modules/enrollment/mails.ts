import { paragraphsOf } from '@atrium/domain/session/announcementForm.ts';
import type { ChangedMeeting } from '@atrium/domain/session/datesChange.ts';
import { formatInstant } from '../../mail/formatInstant.ts';
import { hello, type DatedRecipient, type Letter } from '../../mail/layout.ts';
import type { UserSessionRow } from '../catalogue/types.ts';
import type { ReminderKind } from './types.ts';

/** The recipient, and the session as that member sees it. */
interface About {
  readonly person: DatedRecipient;
  readonly row: Pick<UserSessionRow, 'sessionId' | 'courseId' | 'title' | 'startAt'>;
}

const sessionPath = ({ row }: About): string => `/courses/session/${row.sessionId}`;
const coursePath = ({ row }: About): string => `/courses/${row.courseId}`;

function starts({ person: { timeZone }, row: { startAt } }: About, now: number): string {
  if (startAt === null) return 'Start whenever you like.';
  const instant = Number(startAt);
  return `It ${instant <= now ? 'started' : 'starts'} ${formatInstant(instant, timeZone)}.`;
}

/** The content of each enrollment mail at `now`, epoch milliseconds (D74). */
export const enrollmentMails = {
  enrolled: (about: About, now: number): Letter => ({
    name: 'enrolled',
    subject: `You're enrolled: ${about.row.title}`,
    greeting: hello(about.person.firstName),
    paragraphs: [
      `You're enrolled in ${about.row.title}. ${starts(about, now)}`,
      about.row.startAt === null
        ? 'All lessons are on the session page.'
        : 'Materials, dates and the live link are on the session page.',
    ],
    action: { label: 'Open the session', path: sessionPath(about) },
  }),
  /** `startAt` in epoch milliseconds. */
  starting: (
    { firstName, timeZone }: DatedRecipient,
    session: { readonly sessionId: string; readonly title: string; readonly startAt: number },
    kind: ReminderKind,
  ): Letter => ({
    name: kind === 'DAY' ? 'startsTomorrow' : 'startsSoon',
    kind: 'REMINDERS',
    subject: kind === 'DAY' ? `Starts soon: ${session.title}` : `Starts within the hour: ${session.title}`,
    greeting: hello(firstName),
    paragraphs: [
      `${session.title} starts ${formatInstant(session.startAt, timeZone)}.`,
      'The live room opens 15 minutes before each class. Join from the session page.',
    ],
    action: { label: 'Open the session', path: `/courses/session/${encodeURIComponent(session.sessionId)}` },
  }),
  unenrolled: (about: About): Letter => ({
    name: 'unenrolled',
    subject: `You've unenrolled from ${about.row.title}`,
    greeting: hello(about.person.firstName),
    paragraphs: [`You're no longer enrolled in ${about.row.title}. Your progress is saved.`],
    action: { label: 'See the course', path: coursePath(about) },
  }),
  waitlisted: (about: About, rank: number): Letter => ({
    name: 'waitlisted',
    subject: `You're on the waitlist: ${about.row.title}`,
    greeting: hello(about.person.firstName),
    paragraphs: [
      `${about.row.title} is full. You're number ${String(rank)} on the waitlist.`,
      "If a seat opens up, we'll email you. If none does, you have priority for the next session.",
    ],
    action: { label: 'See the course', path: coursePath(about) },
  }),
  promoted: (about: About, now: number): Letter => ({
    name: 'promoted',
    subject: `You got a seat: ${about.row.title}`,
    greeting: hello(about.person.firstName),
    paragraphs: [
      `A seat opened up in ${about.row.title} and you were first in line, so you're enrolled. ${starts(about, now)}`,
    ],
    action: { label: 'Open the session', path: sessionPath(about) },
  }),
  /** `swap`: for a member who is enrolled in another session of the course. `expiresAt` in epoch milliseconds. */
  seatOffered: (about: About, offer: { readonly expiresAt: number; readonly swap: boolean }, now: number): Letter => ({
    name: 'seatOffered',
    subject: `A seat opened up: ${about.row.title}`,
    greeting: hello(about.person.firstName),
    paragraphs: [
      `A seat opened up in ${about.row.title}. ${starts(about, now)}`,
      ...(offer.swap
        ? ['You already hold a seat in another session of this course. If you claim this one, you give up that one.']
        : []),
      `It's yours to claim until ${formatInstant(offer.expiresAt, about.person.timeZone)}. After that it goes to the next person.`,
    ],
    action: { label: 'Claim your seat', path: coursePath(about) },
  }),
};

/** What the team writes to everybody who is enrolled (RUN-02). */
export function announcementMail(
  { firstName }: { readonly firstName: string },
  { sessionId, subject, text }: { readonly sessionId: string; readonly subject: string; readonly text: string },
): Letter {
  return {
    name: 'sessionAnnouncement',
    subject,
    greeting: hello(firstName),
    paragraphs: [...paragraphsOf(text)],
    action: { label: 'Open the session', path: `/courses/session/${encodeURIComponent(sessionId)}` },
  };
}

interface MailedSession {
  readonly sessionId: string;
  readonly title: string;
}

const calendarIsChanged = 'The attached file updates the dates in your calendar.';
const open = ({ sessionId }: MailedSession) => ({
  label: 'Open the session',
  path: `/courses/session/${encodeURIComponent(sessionId)}`,
});

/** The mails about new dates of a session (ENR-06, D74). Instants are epoch milliseconds. */
export const datesMails = {
  MOVED: (person: DatedRecipient, session: MailedSession, meetings: readonly ChangedMeeting[]): Letter => ({
    name: 'sessionMoved',
    subject: `New dates: ${session.title}`,
    greeting: hello(person.firstName),
    paragraphs: [
      `The dates of ${session.title} have changed.`,
      ...meetings.map(({ title, from, to }) => {
        const name = title === '' || title === session.title ? 'It' : title;
        const at = formatInstant(to ?? 0, person.timeZone);
        if (from === null) return `${name} is new: ${at}.`;
        if (from === to) return `${name} still starts ${at}, but ends at a different time.`;
        return `${name} now starts ${at}, not ${formatInstant(from, person.timeZone)}.`;
      }),
      calendarIsChanged,
    ],
    action: open(session),
  }),
  REMOVED: (person: DatedRecipient, session: MailedSession, meetings: readonly ChangedMeeting[]): Letter => ({
    name: 'meetingsCanceled',
    subject: `A date is canceled: ${session.title}`,
    greeting: hello(person.firstName),
    paragraphs: [
      ...meetings.map(({ title, from }) => {
        const name = title === '' ? session.title : title;
        return `${name} on ${formatInstant(from ?? 0, person.timeZone)} is canceled. The other dates of ${session.title} are unchanged.`;
      }),
      'The attached file removes it from your calendar.',
    ],
    action: open(session),
  }),
  SPLIT: (person: DatedRecipient, session: MailedSession): Letter => ({
    name: 'sessionSplit',
    subject: `New dates: ${session.title}`,
    greeting: hello(person.firstName),
    paragraphs: [
      `${session.title} now has live classes of its own. Another email has their dates.`,
      'The attached file removes the former single entry from your calendar.',
    ],
    action: open(session),
  }),
  CANCELED: (person: DatedRecipient, session: MailedSession, startAt: number): Letter => ({
    name: 'sessionCanceled',
    subject: `Canceled: ${session.title}`,
    greeting: hello(person.firstName),
    paragraphs: [
      `${session.title}, which was planned for ${formatInstant(startAt, person.timeZone)}, is canceled. We're sorry.`,
      'The attached file removes it from your calendar. Other courses are in the catalog.',
    ],
    action: { label: 'See all courses', path: '/courses' },
  }),
  RESTORED: (person: DatedRecipient, session: MailedSession, startAt: number): Letter => ({
    name: 'sessionRestored',
    subject: `Back on: ${session.title}`,
    greeting: hello(person.firstName),
    paragraphs: [
      `${session.title} is back on. It starts ${formatInstant(startAt, person.timeZone)}, and you're still enrolled.`,
      calendarIsChanged,
    ],
    action: open(session),
  }),
};

/** The mails to those who wait for a seat in a session that is canceled, or takes place after all (RUN-04). */
export const waitingMails = {
  CANCELED: (person: DatedRecipient, session: MailedSession, startAt: number): Letter => ({
    name: 'waitlistCanceled',
    subject: `Canceled: ${session.title}`,
    greeting: hello(person.firstName),
    paragraphs: [
      `${session.title}, which was planned for ${formatInstant(startAt, person.timeZone)}, is canceled. We're sorry.`,
      'You were on its waitlist, and there is nothing to do. Other courses are in the catalog.',
    ],
    action: { label: 'See all courses', path: '/courses' },
  }),
  RESTORED: (person: DatedRecipient, session: MailedSession, startAt: number): Letter => ({
    name: 'waitlistRestored',
    subject: `Back on: ${session.title}`,
    greeting: hello(person.firstName),
    paragraphs: [
      `${session.title} is back on. It starts ${formatInstant(startAt, person.timeZone)}, and you're still on the waitlist.`,
    ],
    action: open(session),
  }),
};
