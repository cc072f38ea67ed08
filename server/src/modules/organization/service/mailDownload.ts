import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { checkRequirement } from '@atrium/domain/access/checkRoute.ts';
import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { csvName } from '@atrium/domain/organization/csv.ts';
import { downloadLinkHolds } from '@atrium/domain/organization/downloadLinks.ts';
import { hour } from '@atrium/domain/time.ts';
import { asMember, type Context, type MemberContext } from '../../../base/context.ts';
import { countUse, type Limit } from '../../../base/sql/limit.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { isMailQueued, queueMail } from '../../../mail/outbox.ts';
import { findViewer } from '../../entitlement/service/findViewer.ts';
import { organizationMails } from '../mails.ts';
import { findEmployee } from '../store/employees.ts';
import { auditDownload, countDownload, shownDownload, type DownloadAsked } from './download.ts';
import { downloadLink, readDownloadLink } from './downloadLinks.ts';
import { readTenant, type TenantRead } from './tenantOf.ts';
import { writeCompanyDownload } from './writeDownload.ts';

const mails: Limit = { most: 20, window: hour };

/**
 * Mails the caller a link to a download, for lists that are too long to wait for (D62). Asking again within the hour
 * sends no second mail. Refuses as the dashboard does, and with RATE_LIMITED.
 */
export async function mailDashboardDownload(
  ctx: MemberContext,
  customerId: string | null,
  sent: DownloadAsked,
): Promise<Result<{ readonly email: string }>> {
  const asked = shownDownload(sent);
  const begun = Math.floor(ctx.now / hour) * hour;
  const claims = { ...asked, memberId: ctx.viewer.memberId, customerId, expiresAt: begun + hour + downloadLinkHolds };
  const dedupeKey = `organization-download/${createHash('sha256').update(JSON.stringify(claims)).digest('base64url')}`;
  const { email, firstName } = ctx.viewer;
  const { error, retryAfter } = await readTenant(ctx, customerId, { retryAfter: null }, async (of) => {
    if (await isAboutNobody(of, asked)) return refuse('NOT_FOUND');
    if (await isMailQueued(of.tx, dedupeKey)) return ok({ retryAfter: null });
    const bucket = `organization-download-mail/${ctx.viewer.memberId}`;
    return ok({ retryAfter: await countUse(of.tx, bucket, mails, ctx.now) });
  });
  if (error !== null) return refuse(error.code);
  if (retryAfter !== null) return refuse('RATE_LIMITED', { retryAfter });
  await transaction(ctx.db, (tx) =>
    queueMail(tx, ctx, {
      dedupeKey,
      to: email,
      letter: organizationMails.download({ firstName }, csvName(asked.type), downloadLink(ctx.secret, claims)),
    }),
  );
  return ok({ email });
}

/** Whether the courses of somebody are asked for who is not of the company (THR-26). */
async function isAboutNobody(
  { tx, customerId }: TenantRead,
  { type, employeeId, filter }: DownloadAsked,
): Promise<boolean> {
  if (type !== 'employee_courses') return false;
  return employeeId === null || (await findEmployee(tx, customerId, filter, employeeId)) === null;
}

/** What a mailed link leads to. */
export type LinkedDownload =
  | { readonly kind: 'file'; readonly name: string; readonly file: FileHandle }
  /** The link was changed or has expired, or its member may no longer see the rows. */
  | { readonly kind: 'refused' }
  /** The link is good, after the member's limit of downloads; in seconds. */
  | { readonly kind: 'limited'; readonly retryAfter: number };

/** Writes the file behind a mailed link; what its member may see is checked again, audited and limited (THR-50). */
export async function openLinkedDownload(ctx: Context, query: URLSearchParams): Promise<LinkedDownload> {
  const claims = readDownloadLink(ctx.secret, query, ctx.now);
  const viewer = claims === null ? null : await findViewer(ctx, claims.memberId);
  if (claims === null || viewer === null || !checkRequirement(viewer, routeRequirement('/organization')).ok) {
    return { kind: 'refused' };
  }
  const { memberId: _, customerId, expiresAt: __, ...asked } = claims;
  const member = asMember({ ...ctx, viewer });
  const { error, retryAfter } = await readTenant(member, customerId, { retryAfter: null }, async (of) => {
    const wait = await countDownload(of.tx, member);
    if (wait === null) await auditDownload(of.tx, member, of.customerId, asked);
    return ok({ retryAfter: wait });
  });
  if (error !== null) return { kind: 'refused' };
  if (retryAfter !== null) return { kind: 'limited', retryAfter };
  const file = await writeCompanyDownload(member, customerId, asked);
  return file === null ? { kind: 'refused' } : { kind: 'file', name: csvName(asked.type), file };
}
