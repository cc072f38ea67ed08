import { day } from '@atrium/domain/time.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { LetterFacts, LetterKind, WrittenMail } from '../../../base/letterKind.ts';
import { findCertificateTitle, findEvent, findSession, findTimeZone } from '../store/facts.ts';

export type Reader = Pick<MemberContext, 'db' | 'now' | 'site' | 'viewer'>;

/** What an example is about where the academy has no such thing yet. */
const course = { courseId: 'example', title: 'An example course', coverImageUrl: '' };
const event = { memberEventId: 'example', title: 'An example event', heroImageUrl: '' };

/**
 * An example of a letter, written by the function that writes the mail, to the person of the team who reads it, about
 * things of the academy (RUN-01). It names nobody else: what was mailed to a member is never shown.
 */
export async function writeLetter(reader: Reader, kind: LetterKind): Promise<WrittenMail> {
  return kind.write(await factsFor(reader), reader.site);
}

async function factsFor({ db, now, viewer }: Reader): Promise<LetterFacts> {
  const [timeZone, session, nextEvent, title] = await Promise.all([
    findTimeZone(db, viewer.memberId),
    findSession(db),
    findEvent(db),
    findCertificateTitle(db),
  ]);
  const soon = now + 2 * day;
  return {
    now,
    reader: { firstName: viewer.firstName, email: viewer.email, timeZone },
    course: session ?? course,
    session:
      session === null
        ? { sessionId: 'example', title: course.title, startAt: soon }
        : { ...session.session, startAt: Math.max(session.session.startAt.getTime(), soon) },
    event: { ...(nextEvent ?? event), startAt: Math.max(nextEvent?.startAt.getTime() ?? 0, soon) },
    certificateTitle: title ?? 'An example certificate',
    companyName: 'An example company',
  };
}
