import { paragraphsOf } from '@atrium/domain/session/announcementForm.ts';
import type { ChangedMeeting } from '@atrium/domain/session/datesChange.ts';
import { formatInstant } from '../../mail/formatInstant.ts';
import { hello, type DatedRecipient, type Letter } from '../../mail/layout.ts';
import { written } from '../../mail/words.ts';
import type { UserSessionRow } from '../catalogue/types.ts';
import type { ReminderKind } from './types.ts';

/** The recipient, and the session as that member sees it. */
interface About {
  readonly person: DatedRecipient;
  readonly row: Pick<UserSessionRow, 'sessionId' | 'courseId' | 'title' | 'startAt'>;
}

const toSession = ({ person, row }: About) => ({
  greeting: hello(person.firstName),
  path: `/courses/session/${row.sessionId}`,
});
const toCourse = ({ person, row }: About) => ({ greeting: hello(person.firstName), path: `/courses/${row.courseId}` });

function starts({ person: { timeZone }, row: { startAt } }: About, now: number): string {
  if (startAt === null) return 'Start whenever you like.';
  const instant = Number(startAt);
  return `It ${instant <= now ? 'started' : 'starts'} ${formatInstant(instant, timeZone)}.`;
}

/** The content of each enrollment mail at `now`, epoch milliseconds (D74). */
export const enrollmentMails = {
  enrolled: (about: About, now: number): Letter =>
    written(
      'enrolled',
      {
        sessionTitle: about.row.title,
        starts: starts(about, now),
        whereToFind:
          about.row.startAt === null
            ? 'All lessons are on the session page.'
            : 'Materials, dates and the live link are on the session page.',
      },
      toSession(about),
    ),
  /** `startAt` in epoch milliseconds. */
  starting: (
    { firstName, timeZone }: DatedRecipient,
    session: { readonly sessionId: string; readonly title: string; readonly startAt: number },
    kind: ReminderKind,
  ): Letter =>
    written(
      kind === 'DAY' ? 'startsTomorrow' : 'startsSoon',
      { sessionTitle: session.title, startsAt: formatInstant(session.startAt, timeZone) },
      {
        kind: 'REMINDERS',
        greeting: hello(firstName),
        path: `/courses/session/${encodeURIComponent(session.sessionId)}`,
      },
    ),
  unenrolled: (about: About): Letter => written('unenrolled', { sessionTitle: about.row.title }, toCourse(about)),
  waitlisted: (about: About, rank: number): Letter =>
    written('waitlisted', { sessionTitle: about.row.title, rank: String(rank) }, toCourse(about)),
  promoted: (about: About, now: number): Letter =>
    written('promoted', { sessionTitle: about.row.title, starts: starts(about, now) }, toSession(about)),
  /** `swap`: for a member who is enrolled in another session of the course. `expiresAt` in epoch milliseconds. */
  seatOffered: (about: About, offer: { readonly expiresAt: number; readonly swap: boolean }, now: number): Letter =>
    written(
      'seatOffered',
      {
        sessionTitle: about.row.title,
        starts: starts(about, now),
        swapNote: offer.swap
          ? 'You already hold a seat in another session of this course. If you claim this one, you give up that one.'
          : '',
        expiresAt: formatInstant(offer.expiresAt, about.person.timeZone),
      },
      toCourse(about),
    ),
};

/** What the team writes to everybody who is enrolled (RUN-02). */
export function announcementMail(
  { firstName }: { readonly firstName: string },
  { sessionId, subject, text }: { readonly sessionId: string; readonly subject: string; readonly text: string },
): Letter {
  return written(
    'sessionAnnouncement',
    { announcement: subject, message: paragraphsOf(text) },
    { greeting: hello(firstName), path: `/courses/session/${encodeURIComponent(sessionId)}` },
  );
}

interface MailedSession {
  readonly sessionId: string;
  readonly title: string;
}

const open = ({ firstName }: DatedRecipient, { sessionId }: MailedSession) => ({
  greeting: hello(firstName),
  path: `/courses/session/${encodeURIComponent(sessionId)}`,
});
const catalog = ({ firstName }: DatedRecipient) => ({ greeting: hello(firstName), path: '/courses' });

/** That a session is canceled, to those who are enrolled or wait. */
const canceled =
  (name: 'sessionCanceled' | 'waitlistCanceled') =>
  (person: DatedRecipient, session: MailedSession, startAt: number): Letter =>
    written(
      name,
      { sessionTitle: session.title, plannedFor: formatInstant(startAt, person.timeZone) },
      catalog(person),
    );
/** That it takes place after all. */
const restored =
  (name: 'sessionRestored' | 'waitlistRestored') =>
  (person: DatedRecipient, session: MailedSession, startAt: number): Letter =>
    written(
      name,
      { sessionTitle: session.title, startsAt: formatInstant(startAt, person.timeZone) },
      open(person, session),
    );

/** The mails about new dates of a session (ENR-06, D74). Instants are epoch milliseconds. */
export const datesMails = {
  MOVED: (person: DatedRecipient, session: MailedSession, meetings: readonly ChangedMeeting[]): Letter => {
    const changes = meetings.map(({ title, from, to }) => {
      const name = title === '' || title === session.title ? 'It' : title;
      const at = formatInstant(to ?? 0, person.timeZone);
      if (from === null) return `${name} is new: ${at}.`;
      if (from === to) return `${name} still starts ${at}, but ends at a different time.`;
      return `${name} now starts ${at}, not ${formatInstant(from, person.timeZone)}.`;
    });
    return written('sessionMoved', { sessionTitle: session.title, changes }, open(person, session));
  },
  REMOVED: (person: DatedRecipient, session: MailedSession, meetings: readonly ChangedMeeting[]): Letter => {
    const cancellations = meetings.map(({ title, from }) => {
      const name = title === '' ? session.title : title;
      return `${name} on ${formatInstant(from ?? 0, person.timeZone)} is canceled. The other dates of ${session.title} are unchanged.`;
    });
    return written('meetingsCanceled', { sessionTitle: session.title, cancellations }, open(person, session));
  },
  SPLIT: (person: DatedRecipient, session: MailedSession): Letter =>
    written('sessionSplit', { sessionTitle: session.title }, open(person, session)),
  CANCELED: canceled('sessionCanceled'),
  RESTORED: restored('sessionRestored'),
};

/** The mails to those who wait for a seat in a session that is canceled, or takes place after all (RUN-04). */
export const waitingMails = { CANCELED: canceled('waitlistCanceled'), RESTORED: restored('waitlistRestored') };
