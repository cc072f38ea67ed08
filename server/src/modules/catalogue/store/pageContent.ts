import type { Tx } from '../../../base/sql/db.ts';
import type { PageContent, PublishStatus } from '../types.ts';

/** A CMS text in a language, else in English; the draft first where drafts are requested. */
export async function findPageContent(
  tx: Tx,
  slug: string,
  langCode: string,
  statuses: readonly PublishStatus[],
): Promise<PageContent | null> {
  if (statuses.length === 0) return null;
  const page = await tx
    .selectFrom('page_content')
    .select(['slug', 'lang_code as langCode', 'title', 'body'])
    .where('slug', '=', slug)
    .where('lang_code', 'in', [langCode, 'en'])
    .where('publish_status', 'in', statuses)
    .orderBy((eb) => eb('lang_code', '=', langCode), 'desc')
    .orderBy('publish_status', 'desc')
    .limit(1)
    .executeTakeFirst();
  return page ?? null;
}
