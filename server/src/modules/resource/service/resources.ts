import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { libraryAreas, stackIndexOf } from '@atrium/domain/resource/library.ts';
import type { MemberContext } from '../../../base/context.ts';
import { signedUntil } from '../../../base/signedUntil.ts';
import { cleanHtml } from '../../../base/text/cleanHtml.ts';
import { safeLink } from '../../../base/text/safeLink.ts';
import { findResource, listFound } from '../store/resources.ts';
import type { DownloadKind, Resource, ResourceItem, ResourceList, ResourceListInput } from '../types.ts';
import { linkLifetime, resourceLink } from './resourceLinks.ts';

const mostPerPage = 100;
const longestQuery = 200;

/**
 * A page of the resources that the viewer may know of, in the index of their entitlements, or of those with these ids
 * (learning.md §7, RES-01). Refuses with INVALID_INPUT when an argument is out of range.
 */
export async function listResources(ctx: MemberContext, input: ResourceListInput): Promise<Result<ResourceList>> {
  const { resourceIds, types, stacks, count, page } = input;
  if (count < 1 || count > mostPerPage || page < 1 || page > 10_000) return refuse('INVALID_INPUT', { reason: 'PAGE' });
  const found = await listFound(ctx, {
    resourceIds,
    types,
    stacks,
    count,
    offset: (page - 1) * count,
    areas: libraryAreas(ctx.viewer),
    stackIndex: stackIndexOf(ctx.viewer),
    query: input.query.trim().slice(0, longestQuery),
  });
  const { list, total } = found;
  return ok({
    list,
    pageInfo: { page, total, totalPages: Math.ceil(total / count) },
    facets: { types: found.types, stacks: found.stacks },
  });
}

/**
 * A resource with its links, signed for the viewer (RES-02). Refuses with NOT_FOUND, whether it does not exist or may
 * not be known to the viewer, and with INVALID_INPUT unless it is asked for by its id or its slug.
 */
export async function getResource(
  ctx: MemberContext,
  { resourceId, slug }: { readonly resourceId: string | null; readonly slug: string | null },
): Promise<Result<Resource>> {
  const of = resourceId !== null ? { resourceId } : slug !== null ? { slug } : null;
  if (of === null) return refuse('INVALID_INPUT', { reason: 'RESOURCE' });
  const row = await findResource(ctx, of, libraryAreas(ctx.viewer));
  if (row === null) return refuse('NOT_FOUND');
  const { pdfKey, copyUrl, items, ...rest } = row;
  const expiresAt = signedUntil(ctx, linkLifetime);
  const linkTo = (kind: DownloadKind): string =>
    resourceLink(ctx.secret, { memberId: ctx.viewer.memberId, resourceId: row.resourceID, kind, expiresAt });
  return ok({
    ...rest,
    pdfDownloadUrl: pdfKey === null ? null : linkTo('PDF'),
    googleDocCopyUrl: safeLink(copyUrl) === null ? null : linkTo('COPY'),
    linksExpireAt: String(expiresAt),
    items: items.map(served),
  });
}

/** Rich text is sanitized on write, and again when it is served (THR-32). */
function served(item: ResourceItem): ResourceItem {
  return item.type === 'IMAGE'
    ? { ...item, imageUrl: safeLink(item.imageUrl) }
    : { ...item, content: cleanHtml(item.content) };
}
