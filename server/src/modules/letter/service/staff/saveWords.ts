import { isSame } from '@atrium/domain/document/isSame.ts';
import { findTemplate } from '@atrium/domain/outbox/letterTemplates.ts';
import { letterWordsDocument, type LetterWordsBody } from '@atrium/domain/outbox/letterWordsDocument.ts';
import type { DocumentChange, DocumentEffect, DocumentStaff } from '../../../../base/documentKind.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { saveWordsRow } from '../../store/words.ts';

/** Writes the words of a letter; mails that are queued from then on have them (RUN-01). */
export async function saveWords(
  tx: Tx,
  { now }: DocumentStaff,
  { id, before, body }: DocumentChange<LetterWordsBody>,
): Promise<DocumentEffect> {
  if (before !== null && isSame(before, body)) return { lines: [], mailed: 0 };
  await saveWordsRow(tx, id, body, new Date(now));
  const name = `“${nameOfLetter(id)}”`;
  const line = letterWordsDocument.isPublished(body, now)
    ? `${name} is sent in these words from now on. Mails that already wait keep theirs.`
    : `${name} is sent in the words of the product from now on. Mails that already wait keep theirs.`;
  return { lines: [line], mailed: 0 };
}

/** What the lists call the words of letters: by the letters. */
export function nameWords(_tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return Promise.resolve(new Map(ids.map((id) => [id, nameOfLetter(id)])));
}

const nameOfLetter = (letter: string): string => findTemplate(letter)?.title ?? letter;
