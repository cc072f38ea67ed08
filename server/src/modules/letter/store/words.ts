import type { DocumentBody } from '@atrium/domain/document/anyDocument.ts';
import type { LetterWordsBody } from '@atrium/domain/outbox/letterWordsDocument.ts';
import { z } from 'zod';
import type { DocumentRows } from '../../../base/documentKind.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { jsonColumn } from '../../../base/sql/fragments.ts';
import type { LetterWordsState } from '../types.ts';

const draftBody = jsonColumn('draft', 'body', z.record(z.string(), z.unknown()));
const parts = ['subject', 'preheader', 'heading', 'text', 'button'] as const;

/** The words of a letter as its document has them; null for one of which none were published. */
export async function findWordsBody(tx: Tx, letter: string): Promise<LetterWordsBody | null> {
  const row = await tx.selectFrom('letter_words').select(parts).where('letter', '=', letter).executeTakeFirst();
  return row ?? null;
}

export async function saveWordsRow(tx: Tx, letter: string, words: LetterWordsBody, now: Date): Promise<void> {
  await tx
    .insertInto('letter_words')
    .values({ letter, ...words, saved_at: now })
    .onConflict((conflict) => conflict.column('letter').doUpdateSet({ ...words, saved_at: now }))
    .execute();
}

export async function removeWordsRow(tx: Tx, letter: string): Promise<void> {
  await tx.deleteFrom('letter_words').where('letter', '=', letter).execute();
}

/** The letters with words of the team, for its lists. */
export function listWordsRows(tx: Tx): DocumentRows {
  return tx
    .selectFrom('letter_words as w')
    .select((eb) => [
      'w.letter as id',
      'w.letter as title',
      eb.or(parts.map((part) => eb(`w.${part}`, '<>', ''))).as('isPublished'),
      'w.saved_at as newestAt',
    ]);
}

/** Since when letters have words of the team, and which have a draft. */
export function listWordsStates(db: Db): Promise<LetterWordsState[]> {
  return db
    .selectFrom('letter_words as w')
    .select((eb) => [
      'w.letter',
      eb
        .case()
        .when(eb.or(parts.map((part) => eb(`w.${part}`, '<>', ''))))
        .then(eb.ref('w.saved_at'))
        .else(null)
        .end()
        .as('ownSince'),
    ])
    .execute();
}

/** The body of the draft of a letter's words, which may be anything; null without one. */
export async function findWordsDraft(db: Db, letter: string): Promise<DocumentBody | null> {
  const row = await db
    .selectFrom('draft')
    .select(draftBody('draft').as('body'))
    .where('kind', '=', 'letterWords')
    .where('id', '=', letter)
    .executeTakeFirst();
  return row?.body ?? null;
}
