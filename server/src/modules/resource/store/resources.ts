import { sql, type RawBuilder } from 'kysely';
import type { RowOf } from '../../../base/sql/columns.ts';
import { isOpenTo } from '../../../base/sql/fragments.ts';
import { statement, type Reader } from '../../../base/sql/statement.ts';
import { resourceColumns, searchColumns, type ResourceSearch } from '../types.ts';

/** Whether a resource `r` may be known to somebody who holds these areas: lists, pages and downloads ask this. */
function isOpen(areas: readonly string[]): RawBuilder<unknown> {
  return sql`r.published and ${isOpenTo('r.open_to', areas)}`;
}

// the counts of one refinement are those under the choices of the other one; similar texts only where no other is found
// what has no tag of a stack is in both indexes (decision 062)
const search = statement(
  searchColumns,
  ({ areas, stackIndex, resourceIds, query, types, stacks, count, offset }: ResourceSearch) => sql`
    with asked as materialized (
      select search_query(${query}::text) as words, whole_words(${query}::text) as whole, containing(${query}::text) as pattern
    ), matching as materialized (
      select r.resource_id, r.type, r.title, tagged.stacks,
        case when ${query}::text = '' then 0 else
          ts_rank_cd(r.search, (select words from asked))
            + ts_rank_cd(r.search, (select whole from asked))
            + word_similarity(fold(${query}::text), r.search_words) end as score,
        ${query}::text = '' or r.search @@ (select words from asked)
          or r.search_words like (select pattern from asked) as has_words,
        cardinality(${types}::text[]) = 0 or r.type = any(${types}::text[]) as in_types,
        cardinality(${stacks}::text[]) = 0 or tagged.stacks && ${stacks}::text[] as in_stacks
      from resource r, lateral (
        select array_agg(t.label order by t.sort_order) filter (where t.category = ${stackIndex}::text) as stacks,
          count(*) = 0 as without from resource_tag t
        where t.resource_id = r.resource_id and t.category in ('STACK', 'AI_STACK')
      ) as tagged
      where ${isOpen(areas)}
        and (tagged.stacks is not null or tagged.without or ${resourceIds}::text[] is not null)
        and (${resourceIds}::text[] is null or r.resource_id = any(${resourceIds}::text[]))
        and (${query}::text = '' or r.search @@ (select words from asked)
          or r.search_words like (select pattern from asked) or fold(${query}::text) <% r.search_words)
    ), found as (
      select * from matching where has_words or not exists (select from matching where has_words)
    ), chosen as (
      select resource_id, stacks, row_number() over (
        order by array_position(${resourceIds}::text[], resource_id), score desc, title, resource_id) as rank
      from found where in_types and in_stacks
    )
    select (select count(*) from chosen) as total,
      coalesce((select json_agg(json_build_object('resourceID', r.resource_id, 'slug', r.slug, 'type', r.type,
          'title', r.title, 'subtitle', r.subtitle, 'coverImageUrl', r.cover_image_url,
          'stacks', coalesce(chosen.stacks, '{}')) order by chosen.rank)
        from chosen join resource r using (resource_id)
        where chosen.rank > ${offset}::integer and chosen.rank <= ${offset}::integer + ${count}::integer), '[]') as list,
      coalesce((select json_agg(json_build_object('value', type, 'count', many) order by many desc, type)
        from (select type, count(*) as many from found where in_stacks group by type) as facet), '[]') as types,
      coalesce((select json_agg(json_build_object('value', label, 'count', many) order by many desc, label)
        from (select label, count(*) as many from found, unnest(stacks) as label where in_types group by label) as facet),
        '[]') as stacks`,
);

/**
 * One page of the resources in an index, best first, with the values of its refinements. With `resourceIds` those, in
 * their order, whether they are in the index or not.
 */
export async function listFound(reader: Reader, asked: ResourceSearch): Promise<RowOf<typeof searchColumns>> {
  const [row] = await search.prepared(reader, asked);
  if (row === undefined) throw new Error('a select without from returns a row');
  return row;
}

type ResourceRow = RowOf<typeof resourceColumns>;
interface Asked {
  /** The one that is not asked for is ''. */
  readonly resourceId: string;
  readonly slug: string;
  readonly areas: readonly string[];
}

const resource = statement(
  resourceColumns,
  ({ resourceId, slug, areas }: Asked) => sql`
    select r.resource_id as "resourceID", r.slug, r.type, r.title, r.subtitle, r.cover_image_url as "coverImageUrl",
      r.pdf_key as "pdfKey", r.copy_url as "copyUrl", millis(r.created_at) as created, millis(r.modified_at) as modified,
      coalesce((select json_agg(json_build_object('resourceContentID', i.resource_content_id, 'type', i.type,
          'content', i.content, 'anchorName', i.anchor_name, 'imageUrl', i.image_url)
          order by i.sort_order, i.resource_content_id)
        from resource_item i where i.resource_id = r.resource_id), '[]') as items,
      coalesce((select json_agg(json_build_object('category', t.category, 'label', t.label, 'tagID', t.tag_id,
          'recordID', t.record_id) order by t.sort_order, t.record_id)
        from resource_tag t where t.resource_id = r.resource_id), '[]') as tags
    from resource r
    where (r.resource_id = ${resourceId}::text or r.slug = ${slug}::text) and ${isOpen(areas)}`,
);

/** A resource by its id or slug; null for one that does not exist, or that holders of these areas may not know of. */
export async function findResource(
  reader: Reader,
  of: { readonly resourceId: string } | { readonly slug: string },
  areas: readonly string[],
): Promise<ResourceRow | null> {
  const [row] = await resource.prepared(reader, { resourceId: '', slug: '', ...of, areas });
  return row ?? null;
}
