import { textOf } from '@atrium/domain/document/anyDocument.ts';
import { letterSlots, type LetterWords } from '@atrium/domain/outbox/letterTemplate.ts';
import { day } from '@atrium/domain/time.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { LetterFacts, LetterKind, WrittenMail } from '../../../base/letterKind.ts';
import { findCertificateTitle, findEvent, findSession, findTimeZone } from '../store/facts.ts';
import { findWordsBody, findWordsDraft } from '../store/words.ts';

export type Reader = Pick<MemberContext, 'db' | 'now' | 'site' | 'viewer'>;

/** What an example is about where the academy has no such thing yet. */
const course = { courseId: 'example', title: 'An example course', coverImageUrl: '' };
const event = { memberEventId: 'example', title: 'An example event', heroImageUrl: '' };

/**
 * An example of a letter, written by the function that writes the mail, to the person of the team who reads it, about
 * things of the academy (RUN-01). It names nobody else: what was mailed to a member is never shown. `isDraft`: in the
 * words of the draft, where there is one.
 */
export async function writeLetter(
  reader: Reader,
  kind: LetterKind,
  { isDraft }: { readonly isDraft: boolean },
): Promise<WrittenMail> {
  const [facts, words] = await Promise.all([factsFor(reader), wordsOf(reader, kind, isDraft)]);
  return kind.write(facts, reader.site, words);
}

/** The words of its draft, as far as they are texts, else those that are published; null: those of the product. */
async function wordsOf({ db }: Reader, { name, template }: LetterKind, isDraft: boolean): Promise<LetterWords | null> {
  if (template === null) return null;
  const draft = isDraft ? await findWordsDraft(db, name) : null;
  if (draft === null) return findWordsBody(db, name);
  return Object.fromEntries(letterSlots.map((slot) => [slot, textOf(draft[slot])])) as unknown as LetterWords;
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
