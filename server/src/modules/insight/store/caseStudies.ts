import { sql, type RawBuilder } from 'kysely';
import type { RowOf } from '../../../base/sql/columns.ts';
import { isOpenTo } from '../../../base/sql/fragments.ts';
import { statement, type Reader } from '../../../base/sql/statement.ts';
import { caseStudyColumns, type CaseStudyListInput } from '../types.ts';

type Row = RowOf<typeof caseStudyColumns>;

const columns = sql`
  c.case_study_id as "caseStudyId", c.title, millis(c.published_at) as "publishedAt",
  c.cover_image_url as "coverImageUrl", c.body_text as "bodyText", c.status,
  case when v.video_id is not null then json_build_object('videoId', v.video_id, 'externalKey', v.external_key,
    'duration', v.duration, 'thumbnailUrl', v.thumbnail_url, 'isSilent', v.is_silent,
    'chapters', v.chapters) end as video`;

/** Whether an insight `c` may be known to somebody who holds these areas: the list, its page and viewings ask this. */
export function isOpen(areas: readonly string[]): RawBuilder<unknown> {
  return sql`c.status = 'PUBLISHED' and ${isOpenTo('c.open_to', areas)}`;
}

type Page = Pick<CaseStudyListInput, 'query' | 'after' | 'count'> & { readonly areas: readonly string[] };

const listed = statement(
  caseStudyColumns,
  ({ query, after, count, areas }: Page) => sql`
    select ${columns} from case_study c left join video v using (video_id)
    where ${isOpen(areas)} and c.search_title like all ((select containing_each(${query}::text))::text[])
    order by c.published_at desc, c.case_study_id limit ${count}::integer offset ${after}::integer`,
);
const one = statement(
  caseStudyColumns,
  ({ caseStudyId, areas }: { caseStudyId: string; areas: readonly string[] }) => sql`
    select ${columns} from case_study c left join video v using (video_id)
    where ${isOpen(areas)} and c.case_study_id = ${caseStudyId}`,
);

/**
 * Published insights that are open to these areas, the newest first: one of them, or a page of those with the words in
 * their name.
 */
export function listPublished(
  reader: Reader,
  { caseStudyId, ...page }: CaseStudyListInput & Pick<Page, 'areas'>,
): Promise<Row[]> {
  const { areas } = page;
  return caseStudyId === null ? listed.prepared(reader, page) : one.prepared(reader, { caseStudyId, areas });
}
