import type { PageTextBody, PageTextFacts } from '@atrium/domain/catalogue/pageTextDocument.ts';
import type { DocumentRows } from '../../../base/documentKind.ts';
import type { Tx } from '../../../base/sql/db.ts';

/** A text of a page as its document has it; null for an unknown one. */
export async function findPageTextBody(tx: Tx, pageContentId: string): Promise<PageTextBody | null> {
  const row = await tx
    .selectFrom('page_content')
    .selectAll()
    .where('page_content_id', '=', pageContentId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    title: row.title,
    body: row.body,
    slug: row.slug,
    language: row.lang_code,
    isPublished: row.publish_status === 'ACTIVE',
  };
}

/** Adds a text of a page, or changes the one of this id. */
export async function savePageTextRow(tx: Tx, pageContentId: string, body: PageTextBody, now: Date): Promise<void> {
  const values = {
    title: body.title,
    body: body.body,
    slug: body.slug,
    lang_code: body.language,
    publish_status: body.isPublished ? ('ACTIVE' as const) : ('DRAFT' as const),
  };
  await tx
    .insertInto('page_content')
    .values({ page_content_id: pageContentId, created_at: now, ...values })
    .onConflict((conflict) => conflict.column('page_content_id').doUpdateSet(values))
    .execute();
}

/** Which other text has its name and language, and whether members read one of its name in English. */
export async function findPageTextFacts(tx: Tx, pageContentId: string, body: PageTextBody): Promise<PageTextFacts> {
  const same = await tx
    .selectFrom('page_content')
    .select('page_content_id as id')
    .where('slug', '=', body.slug)
    .where('lang_code', '=', body.language)
    .where('page_content_id', '<>', pageContentId)
    .executeTakeFirst();
  return { sameOf: same?.id ?? null, hasEnglish: await isReadInEnglish(tx, body.slug) };
}

/** Whether members read a text of this name in English. */
export async function isReadInEnglish(tx: Tx, slug: string): Promise<boolean> {
  const row = await tx
    .selectFrom('page_content')
    .select('slug')
    .where('slug', '=', slug)
    .where('lang_code', '=', 'en')
    .where('publish_status', '=', 'ACTIVE')
    .executeTakeFirst();
  return row !== undefined;
}

export async function removePageTextRow(tx: Tx, pageContentId: string): Promise<void> {
  await tx.deleteFrom('page_content').where('page_content_id', '=', pageContentId).execute();
}

/** The texts of pages for the lists of the staff; the newest are those that were added last. */
export function listPageTextRows(tx: Tx): DocumentRows {
  return tx
    .selectFrom('page_content as p')
    .select((eb) => [
      'p.page_content_id as id',
      'p.title',
      eb('p.publish_status', '=', 'ACTIVE').as('isPublished'),
      'p.created_at as newestAt',
    ]);
}
