import { randomUUID } from 'node:crypto';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { downloadKept, downloadLimit } from '@atrium/domain/privacy/terms.ts';
import type { Context, MemberContext } from '../../../base/context.ts';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import { countUse } from '../../../base/sql/limit.ts';
import { lock } from '../../../base/sql/lock.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { privacyMails } from '../mails.ts';
import {
  findArchive,
  findExportOf,
  findExportToMake,
  removeExpiredExports,
  replaceExport,
  saveArchive,
  type DataExport,
} from '../store/dataExports.ts';
import { findOwner } from '../store/erasures.ts';
import type { DataDownload } from '../types.ts';
import { makeArchive } from './makeArchive.ts';

/** A copy as its member sees it; the address is opened by nobody else. */
export function downloadOf({ exportId, requestedAt, expiresAt }: DataExport): DataDownload {
  return {
    requestedAt: requestedAt.getTime(),
    expiresAt: expiresAt?.getTime() ?? null,
    path: expiresAt === null ? null : `/files/my-data/${exportId}`,
  };
}

/**
 * Asks for a copy of the caller's data, which a job makes (ACT-04). While one is being made, it answers with that one;
 * a finished one is replaced. Refuses with RATE_LIMITED.
 */
export async function requestDataDownload(ctx: MemberContext): Promise<Result<{ readonly download: DataDownload }>> {
  const { memberId } = ctx.viewer;
  const now = new Date(ctx.now);
  return transaction(ctx.db, async (tx) => {
    // of several requests at once the later ones find what the first has asked for
    await lock(tx, `data-download/${memberId}`);
    const known = await findExportOf(tx, memberId, now);
    if (known !== null && known.expiresAt === null) return ok({ download: downloadOf(known) });
    const retryAfter = await countUse(tx, `data-download/${memberId}`, downloadLimit, ctx.now);
    if (retryAfter !== null) return refuse('RATE_LIMITED', { retryAfter });
    const asked = { exportId: randomUUID(), memberId, requestedAt: now };
    await replaceExport(tx, asked);
    await enqueue(tx, 'privacy.makeExport', { exportId: asked.exportId });
    return ok({ download: downloadOf({ ...asked, expiresAt: null }) });
  });
}

/** Makes a copy that was asked for, and mails its owner; nothing when it is made, or nobody wants it any more. */
export async function makeExport(ctx: Context, exportId: string): Promise<void> {
  const asked = await findExportToMake(ctx.db, exportId);
  const owner = asked === null ? null : await findOwner(ctx.db, asked.memberId);
  if (asked === null || owner === null) return;
  const archive = await makeArchive(ctx, { memberId: asked.memberId, email: owner.email });
  const expiresAt = ctx.now + downloadKept;
  await transaction(ctx.db, async (tx) => {
    const times = { readyAt: new Date(ctx.now), expiresAt: new Date(expiresAt) };
    if (!(await saveArchive(tx, exportId, { archive, ...times }))) return;
    const letter = privacyMails.dataReady(owner, ctx.site, expiresAt);
    await queueMail(tx, ctx, { dedupeKey: `data-export/${exportId}`, to: owner.email, letter });
  });
}

/**
 * The archive at an address, for its owner; null for anybody else, an expired one, and none. Each opening is recorded.
 */
export async function openArchive(ctx: Context, exportId: string): Promise<Buffer | null> {
  if (ctx.viewer === null) return null;
  const { memberId } = ctx.viewer;
  const archive = await findArchive(ctx.db, { exportId, memberId, now: new Date(ctx.now) });
  if (archive === null) return null;
  await writeAudit(ctx.db, ctx, {
    actor: { kind: 'person', memberId },
    action: 'DATA_DOWNLOADED',
    subject: `member/${memberId}`,
    detail: { exportId },
  });
  return archive;
}

/** Removes copies that have expired. */
export async function removeExpired(ctx: Context): Promise<void> {
  await removeExpiredExports(ctx.db, new Date(ctx.now));
}
