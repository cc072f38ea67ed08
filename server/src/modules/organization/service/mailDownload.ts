import { createHash } from 'node:crypto';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { day, hour } from '@atrium/domain/time.ts';
import type { MemberContext } from '../../../base/context.ts';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import { countUse, type Limit } from '../../../base/sql/limit.ts';
import { addDownload, isDownloadAsked } from '../store/downloads.ts';
import { findEmployee } from '../store/employee.ts';
import type { DownloadAsked } from '../types.ts';
import { shownDownload } from './download.ts';
import { readTenantAlone, type TenantRead } from './tenantOf.ts';

const mails: Limit = { most: 20, window: hour };
/** After how long one that could not be made is given up: a job is tried for as long. */
const givenUp = 4 * day;

/**
 * Lets a job make the file of a download and mail the caller a link, for lists that are too long to wait for (D62).
 * Asking again within the hour makes no second one. Refuses as the dashboard does, and with RATE_LIMITED.
 */
export async function mailDashboardDownload(
  ctx: MemberContext,
  customerId: string | null,
  sent: DownloadAsked,
): Promise<Result<{ readonly email: string }>> {
  const asked = shownDownload(sent);
  const { email, memberId } = ctx.viewer;
  const { error, retryAfter } = await readTenantAlone(ctx, customerId, { retryAfter: null }, async (of) => {
    if (await isAboutNobody(of, asked)) return refuse('NOT_FOUND');
    const download = { id: idOf(of, memberId, asked), customerId: of.customerId, memberId, asked };
    const isAsked = await isDownloadAsked(of.tx, download.id);
    const wait = isAsked ? null : await countUse(of.tx, `organization-download-mail/${memberId}`, mails, ctx.now);
    const times = { requestedAt: of.now, expiresAt: new Date(ctx.now + givenUp) };
    if (wait === null && (await addDownload(of.tx, download, times))) {
      await enqueue(of.tx, 'organization.makeDownload', { customerId: of.customerId, id: download.id });
    }
    return ok({ retryAfter: wait });
  });
  if (error !== null) return refuse(error.code);
  return retryAfter === null ? ok({ email }) : refuse('RATE_LIMITED', { retryAfter });
}

/** Of the same rows for the same member in the same hour. */
function idOf({ customerId, now }: TenantRead, memberId: string, asked: DownloadAsked): string {
  const hours = Math.floor(now.getTime() / hour);
  return createHash('sha256')
    .update(JSON.stringify([customerId, memberId, asked, hours]))
    .digest('base64url');
}

/** Whether the courses of a person outside the company are asked for (THR-26). */
async function isAboutNobody(
  { tx, customerId }: TenantRead,
  { type, employeeId, filter }: DownloadAsked,
): Promise<boolean> {
  if (type !== 'employee_courses') return false;
  return employeeId === null || (await findEmployee(tx, customerId, filter, employeeId)) === null;
}
