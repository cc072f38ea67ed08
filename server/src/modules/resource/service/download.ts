import { checkRequirement } from '@atrium/domain/access/checkRoute.ts';
import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { libraryAreas } from '@atrium/domain/resource/library.ts';
import type { Context } from '../../../base/context.ts';
import { safeLink } from '../../../base/text/safeLink.ts';
import type { StoredFile } from '../../../ports/files.ts';
import { findViewer } from '../../entitlement/service/findViewer.ts';
import { isDocumentKey, publishedFile } from '../../upload/service/uploadKeys.ts';
import { addDownload } from '../store/downloads.ts';
import { findResource } from '../store/resources.ts';
import { readResourceLink } from './resourceLinks.ts';

/** What a signed link leads to. */
export type Download =
  | { readonly kind: 'file'; readonly name: string; readonly document: StoredFile }
  | { readonly kind: 'redirect'; readonly to: string }
  /** The link was changed or has expired, or its member may no longer see the resource. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'missing' };

/** A file name without folders: a key names a PDF of the library and nothing else in the store. */
const documentKey = /^[a-z0-9][a-z0-9-]{0,119}\.pdf$/;

const page = routeRequirement('/resources/{slug}');

/**
 * Opens the file or the document behind a signed link, and counts it, once for each link (RES-02, D58). The link
 * carries its member: what they may see is checked again. `counts`: false for a request that only asks for the headers.
 */
export async function openDownload(
  ctx: Pick<Context, 'db' | 'pool' | 'ports' | 'now' | 'log' | 'secret'>,
  of: { readonly resourceId: string; readonly kind: string },
  query: URLSearchParams,
  { counts }: { readonly counts: boolean },
): Promise<Download> {
  const claims = readResourceLink(ctx.secret, of, query, ctx.now);
  const viewer = claims === null ? null : await findViewer(ctx, claims.memberId);
  if (claims === null || viewer === null || !checkRequirement(viewer, page).ok) return { kind: 'refused' };
  const row = await findResource(ctx, { resourceId: claims.resourceId }, libraryAreas(viewer));
  if (row === null) return { kind: 'missing' };
  const opened = claims.kind === 'PDF' ? await openFile(ctx, row) : copyOf(row.copyUrl);
  if (counts && opened.kind !== 'missing') await addDownload(ctx.db, claims, new Date(ctx.now));
  return opened;
}

/** Where the PDF of this key is: an upload of the team, or a file that was put into the store; null for neither. */
function fileOf(pdfKey: string): string | null {
  if (isDocumentKey(pdfKey)) return publishedFile(pdfKey);
  return documentKey.test(pdfKey) ? `documents/${pdfKey}` : null;
}

async function openFile(
  { ports, log }: Pick<Context, 'ports' | 'log'>,
  { slug, pdfKey }: { readonly slug: string; readonly pdfKey: string | null },
): Promise<Download> {
  if (pdfKey === null) return { kind: 'missing' };
  const file = fileOf(pdfKey);
  const document = file === null ? null : await ports.files.open(file);
  if (document !== null) return { kind: 'file', name: `${slug}.pdf`, document };
  log.error({ pdfKey }, 'a document is missing in the store');
  return { kind: 'missing' };
}

function copyOf(copyUrl: string | null): Download {
  const to = safeLink(copyUrl);
  return to === null ? { kind: 'missing' } : { kind: 'redirect', to };
}
