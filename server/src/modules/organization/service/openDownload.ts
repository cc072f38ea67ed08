import { checkRequirement } from '@atrium/domain/access/checkRoute.ts';
import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { ok, refuse } from '@atrium/domain/errors.ts';
import { csvName } from '@atrium/domain/organization/csv.ts';
import { asMember, type Context } from '../../../base/context.ts';
import type { Db } from '../../../base/sql/db.ts';
import { inTenant } from '../../../base/sql/tenant.ts';
import { findDownload, findPart, type MailedDownload } from '../store/downloads.ts';
import { auditDownload, countDownload } from './download.ts';
import { readTenantAlone } from './tenantOf.ts';

/** What a mailed link leads to. */
export type OpenedDownload =
  | { readonly kind: 'file'; readonly name: string; readonly size: number; readonly parts: AsyncIterable<Buffer> }
  /** Nobody is signed in in this browser. */
  | { readonly kind: 'visitor' }
  /** It has expired, is none, is another member's, or its member may no longer see the rows. */
  | { readonly kind: 'refused' }
  /** After the member's limit of downloads; in seconds. */
  | { readonly kind: 'limited'; readonly retryAfter: number };

/**
 * Opens the file of a mailed download for the member who asked for it; what they may see is checked again, audited and
 * limited (THR-50).
 */
export async function openDownload(ctx: Context, customerId: string, id: string): Promise<OpenedDownload> {
  const { viewer } = ctx;
  if (viewer === null) return { kind: 'visitor' };
  if (!checkRequirement(viewer, routeRequirement('/organization')).ok) return { kind: 'refused' };
  const member = asMember(ctx);
  const { error, opened, retryAfter } = await readTenantAlone(
    member,
    customerId,
    { opened: null, retryAfter: null },
    async (of) => {
      const download = await findDownload(of.tx, id, of.now);
      if (download === null || download.size === null) return refuse('NOT_FOUND');
      if (download.memberId !== viewer.memberId) return refuse('NOT_FOUND');
      const wait = await countDownload(of.tx, member);
      if (wait === null) await auditDownload(of.tx, member, customerId, download.asked);
      return ok({ opened: download, retryAfter: wait });
    },
  );
  if (error !== null || opened === null) return { kind: 'refused' };
  if (retryAfter !== null) return { kind: 'limited', retryAfter };
  const { asked, size } = opened;
  return { kind: 'file', name: csvName(asked.type), size: size ?? 0, parts: partsOf(ctx.db, opened) };
}

/** One part after another, each in a transaction of its own, so that a slow reader holds no connection. */
async function* partsOf(db: Db, { id, customerId }: MailedDownload): AsyncGenerator<Buffer> {
  for (let part = 0; ; part += 1) {
    const number = part;
    const content = await inTenant(db, customerId, (tx) => findPart(tx, id, number));
    if (content === null) return;
    yield content;
  }
}
