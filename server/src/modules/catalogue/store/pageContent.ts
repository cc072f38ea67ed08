import { sql } from 'kysely';
import type { Tx } from '../../../base/db.ts';
import type { PageContent, PublishStatus } from '../types.ts';

/** A CMS text in a language, else in English; the draft first where drafts are requested. */
export async function findPageContent(
  tx: Tx,
  slug: string,
  langCode: string,
  statuses: readonly PublishStatus[],
): Promise<PageContent | null> {
  const { rows } = await sql<PageContent>`
    select slug, lang_code as "langCode", title, body from page_content
    where slug = ${slug} and lang_code in (${langCode}, 'en') and publish_status = any(${statuses}::text[])
    order by lang_code = ${langCode} desc, publish_status desc limit 1`.execute(tx);
  return rows[0] ?? null;
}
