import type { ResourceBody, ResourceFacts } from '@atrium/domain/resource/resourceDocument.ts';
import type { DocumentRows } from '../../../base/documentKind.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { isAmong } from '../../../base/sql/fragments.ts';

/** A resource as its document has it; null for an unknown one. */
export async function findResourceBody(tx: Tx, resourceId: string): Promise<ResourceBody | null> {
  const row = await tx.selectFrom('resource').selectAll().where('resource_id', '=', resourceId).executeTakeFirst();
  if (row === undefined) return null;
  const items = await tx
    .selectFrom('resource_item')
    .select(['resource_content_id as id', 'content', 'anchor_name as anchor', 'image_url as picture'])
    .where('resource_id', '=', resourceId)
    .orderBy('sort_order')
    .orderBy('resource_content_id')
    .execute();
  const tags = await tx
    .selectFrom('resource_tag')
    .select(['record_id as id', 'tag_id as tagId', 'category', 'label'])
    .where('resource_id', '=', resourceId)
    .orderBy('sort_order')
    .orderBy('record_id')
    .execute();
  return {
    title: row.title,
    subtitle: row.subtitle,
    slug: row.slug,
    type: row.type,
    picture: row.cover_image_url,
    file: row.pdf_key,
    copy: row.copy_url,
    areas: row.open_to,
    isPublished: row.published,
    createdAt: row.created_at.toISOString(),
    changedAt: row.modified_at.toISOString(),
    keywords: row.keywords,
    parts: items.map(({ id, content, anchor, picture }) => {
      const isPicture = picture !== null;
      return { id, text: isPicture ? '' : content, picture, alt: isPicture ? content : '', anchor };
    }),
    tags,
  };
}

/** Adds a resource, or changes the one of this id. */
export async function saveResourceRow(
  tx: Tx,
  resourceId: string,
  body: ResourceBody,
  { createdAt, changedAt }: { readonly createdAt: Date; readonly changedAt: Date },
): Promise<void> {
  const values = {
    title: body.title,
    subtitle: body.subtitle,
    slug: body.slug,
    type: body.type,
    cover_image_url: body.picture,
    pdf_key: body.file,
    copy_url: body.copy,
    open_to: body.areas,
    published: body.isPublished,
    created_at: createdAt,
    modified_at: changedAt,
    keywords: body.keywords,
  };
  await tx
    .insertInto('resource')
    .values({ resource_id: resourceId, ...values })
    .onConflict((conflict) => conflict.column('resource_id').doUpdateSet(values))
    .execute();
}

/** Gives a resource these parts, by their ids, and no others. */
export async function replaceParts(tx: Tx, resourceId: string, parts: ResourceBody['parts']): Promise<void> {
  await tx
    .deleteFrom('resource_item')
    .where('resource_id', '=', resourceId)
    .where((eb) =>
      eb.not(
        isAmong(
          eb.ref('resource_content_id'),
          parts.map(({ id }) => id),
        ),
      ),
    )
    .execute();
  if (parts.length === 0) return;
  await tx
    .insertInto('resource_item')
    .values(
      parts.map(({ id, text, picture, alt, anchor }, order) => ({
        resource_content_id: id,
        resource_id: resourceId,
        type: picture === null ? ('RICH_TEXT_HTML' as const) : ('IMAGE' as const),
        content: picture === null ? text : alt,
        anchor_name: anchor,
        image_url: picture,
        sort_order: order,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('resource_content_id')
        .doUpdateSet((eb) => ({
          type: eb.ref('excluded.type'),
          content: eb.ref('excluded.content'),
          anchor_name: eb.ref('excluded.anchor_name'),
          image_url: eb.ref('excluded.image_url'),
          sort_order: eb.ref('excluded.sort_order'),
        }))
        .where('resource_item.resource_id', '=', resourceId),
    )
    .execute();
}

/** Gives a resource these tags, by their ids, and no others. */
export async function replaceTags(tx: Tx, resourceId: string, tags: ResourceBody['tags']): Promise<void> {
  await tx
    .deleteFrom('resource_tag')
    .where('resource_id', '=', resourceId)
    .where((eb) =>
      eb.not(
        isAmong(
          eb.ref('record_id'),
          tags.map(({ id }) => id),
        ),
      ),
    )
    .execute();
  if (tags.length === 0) return;
  await tx
    .insertInto('resource_tag')
    .values(
      tags.map(({ id, tagId, category, label }, order) => ({
        record_id: id,
        resource_id: resourceId,
        tag_id: tagId,
        category,
        label,
        sort_order: order,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('record_id')
        .doUpdateSet((eb) => ({
          tag_id: eb.ref('excluded.tag_id'),
          category: eb.ref('excluded.category'),
          label: eb.ref('excluded.label'),
          sort_order: eb.ref('excluded.sort_order'),
        }))
        .where('resource_tag.resource_id', '=', resourceId),
    )
    .execute();
}

/** Which resource has the address of this one, and which of its parts are those of another. */
export async function findResourceFacts(tx: Tx, resourceId: string, body: ResourceBody): Promise<ResourceFacts> {
  const other = await tx
    .selectFrom('resource')
    .select('resource_id as id')
    .where('slug', '=', body.slug)
    .where('resource_id', '<>', resourceId)
    .executeTakeFirst();
  const [parts, tags] = [body.parts.map(({ id }) => id), body.tags.map(({ id }) => id)];
  const foreign = await tx
    .selectFrom('resource_item')
    .select('resource_content_id as id')
    .where((eb) => isAmong(eb.ref('resource_content_id'), parts))
    .where('resource_id', '<>', resourceId)
    .unionAll(
      tx
        .selectFrom('resource_tag')
        .select('record_id as id')
        .where((eb) => isAmong(eb.ref('record_id'), tags))
        .where('resource_id', '<>', resourceId),
    )
    .execute();
  return { slugOf: other?.id ?? null, foreignIds: foreign.map(({ id }) => id) };
}

/** How often members have downloaded or copied a resource. */
export async function countDownloads(tx: Tx, resourceId: string): Promise<number> {
  const { downloads } = await tx
    .selectFrom('resource_download')
    .select(({ fn }) => fn.countAll().as('downloads'))
    .where('resource_id', '=', resourceId)
    .executeTakeFirstOrThrow();
  return Number(downloads);
}

export async function removeResourceRow(tx: Tx, resourceId: string): Promise<void> {
  await tx.deleteFrom('resource').where('resource_id', '=', resourceId).execute();
}

/** The resources for the lists of the staff. */
export function listResourceRows(tx: Tx): DocumentRows {
  return tx
    .selectFrom('resource as r')
    .select(['r.resource_id as id', 'r.title', 'r.published as isPublished', 'r.created_at as newestAt']);
}
