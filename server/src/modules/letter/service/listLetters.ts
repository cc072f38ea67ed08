import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { countedDays } from '@atrium/domain/outbox/letters.ts';
import { day } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import type { LetterKind } from '../../../base/letterKind.ts';
import { countMails, listSwitches } from '../store/switches.ts';
import { listWordsStates } from '../store/words.ts';
import type { ListedLetter, ReadLetter } from '../types.ts';
import { writeLetter, type Reader } from './writeLetter.ts';

type Shelf = Pick<Context, 'db' | 'now' | 'letterKinds'>;

/** The declared letter of a name; NOT_FOUND for none. */
export function findKind({ letterKinds }: Pick<Context, 'letterKinds'>, letter: string): Result<LetterKind> {
  const kind = letterKinds.find(({ name }) => name === letter);
  return kind === undefined ? refuse('NOT_FOUND', { reason: 'There is no such letter.' }) : ok(kind);
}

/** Every kind of mail that the product sends, with how many went out lately, and those that are off (RUN-01). */
export async function listLetters({ db, now, letterKinds }: Shelf): Promise<readonly ListedLetter[]> {
  const [switches, counts, words] = await Promise.all([
    listSwitches(db),
    countMails(db, new Date(now - countedDays * day)),
    listWordsStates(db),
  ]);
  const wordsOf = new Map(words.map(({ letter, ownSince }) => [letter, ownSince?.getTime() ?? null]));
  const offSince = new Map(switches.map((row) => [row.letter, row.offSince.getTime()]));
  const countOf = new Map(counts.map((row) => [row.letter, row]));
  return letterKinds.map((kind) => ({
    ...kind,
    sentLately: countOf.get(kind.name)?.sent ?? 0,
    withheldLately: countOf.get(kind.name)?.withheld ?? 0,
    offSince: offSince.get(kind.name) ?? null,
    hasFixedWords: kind.template === null,
    ownWordsSince: wordsOf.get(kind.name) ?? null,
  }));
}

/** One of them with an example of its mail, of its draft where that is asked for (RUN-01); NOT_FOUND for none. */
export async function getLetter(
  reader: Reader & Shelf,
  { letter, isDraft }: { readonly letter: string; readonly isDraft: boolean },
): Promise<Result<ReadLetter>> {
  const kind = findKind(reader, letter);
  if (!kind.ok) return kind;
  const [[listed], { subject, text }] = await Promise.all([
    listLetters({ ...reader, letterKinds: [kind.value] }),
    writeLetter(reader, kind.value, { isDraft }),
  ]);
  return listed === undefined ? refuse('NOT_FOUND') : ok({ ...listed, subject, text, template: kind.value.template });
}
