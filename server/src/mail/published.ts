import type { LetterWords } from '@atrium/domain/outbox/letterTemplate.ts';
import { sql } from 'kysely';
import { boolean, nullable, text } from '../base/sql/columns.ts';
import type { Tx } from '../base/sql/db.ts';
import { statement } from '../base/sql/statement.ts';

/** What the team has said of a letter: whether it is off, and its words; null where they are those of the product. */
export interface PublishedLetter {
  readonly isOff: boolean;
  readonly words: LetterWords | null;
}

/** What holds for a letter at this moment (RUN-01): one look for its switch and its words. */
export async function findPublishedLetter(tx: Tx, letter: string): Promise<PublishedLetter> {
  const [row] = await published.rows(tx, { letter });
  if (row === undefined) return { isOff: false, words: null };
  const { isOff, subject, preheader, heading, text: said, button } = row;
  const isWritten = subject !== null && preheader !== null && heading !== null && said !== null && button !== null;
  return { isOff, words: isWritten ? { subject, preheader, heading, text: said, button } : null };
}

const part = nullable(text);
const published = statement(
  { isOff: boolean, subject: part, preheader: part, heading: part, text: part, button: part },
  ({ letter }: { letter: string }) => sql`
    select s.letter is not null as "isOff", w.subject, w.preheader, w.heading, w.text, w.button
    from (values (${letter}::text)) asked (letter)
    left join letter_switch s using (letter) left join letter_words w using (letter)`,
);
