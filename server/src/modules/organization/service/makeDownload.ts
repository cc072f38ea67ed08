import type { FileHandle } from 'node:fs/promises';
import { checkRequirement } from '@atrium/domain/access/checkRoute.ts';
import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { csvName } from '@atrium/domain/organization/csv.ts';
import { downloadLinkLifetime } from '@atrium/domain/organization/downloadLinks.ts';
import { asMember, type Context } from '../../../base/context.ts';
import type { JobPayloads } from '../../../base/jobs/jobTypes.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { inTenant, saveTenant } from '../../../base/sql/tenant.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { findViewer } from '../../entitlement/service/findViewer.ts';
import { organizationMails } from '../mails.ts';
import {
  addDownload,
  addPart,
  findDownload,
  removeExpiredDownloads,
  saveSize,
  type MailedDownload,
} from '../store/downloads.ts';
import { writeCompanyDownload, writeDownload } from './writeDownload.ts';

/** Bytes of a part of a file: what memory holds while it is stored, and while it is sent. */
const partLength = 32 * 1024;

/**
 * Makes the file of a download and mails its member a link; a job. Nothing when it is made, has expired, or the member
 * may no longer see the rows. All rows are of one snapshot of the database.
 */
export async function makeDownload(
  ctx: Context,
  { customerId, id }: JobPayloads['organization.makeDownload'],
): Promise<void> {
  const download = await inTenant(ctx.db, customerId, (tx) => findDownload(tx, id, new Date(ctx.now)));
  const viewer = download === null ? null : await findViewer(ctx, download.memberId);
  if (download === null || download.size !== null || viewer === null) return;
  if (!checkRequirement(viewer, routeRequirement('/organization')).ok) return;
  const file = await writeCompanyDownload(asMember({ ...ctx, viewer }), customerId, download.asked);
  if (file === null) return;
  try {
    await inTenant(ctx.db, customerId, async (tx) => {
      if (!(await saveFile(tx, { id, customerId }, file, ctx.now))) return;
      const name = csvName(download.asked.type);
      await queueMail(tx, ctx, {
        dedupeKey: `organization-download/${id}`,
        to: viewer.email,
        letter: organizationMails.download(viewer, name, `/files/organization/${customerId}/${id}/${name}`),
      });
    });
  } finally {
    await file.close();
  }
}

/** Stores a file that was made; false when it was made before, or is wanted no longer. */
async function saveFile(
  tx: Tx,
  download: Pick<MailedDownload, 'id' | 'customerId'>,
  file: FileHandle,
  now: number,
): Promise<boolean> {
  const { size } = await file.stat();
  if (!(await saveSize(tx, download.id, { size, expiresAt: new Date(now + downloadLinkLifetime) }))) return false;
  let part = 0;
  for await (const content of partsOf(file)) {
    await addPart(tx, download, part, content);
    part += 1;
  }
  return true;
}

/**
 * Makes a download that was just asked for, in the caller's transaction and without a mail: for the demo data, whose
 * figures the transaction has computed. Its member is not checked.
 */
export async function loadDownload(
  tx: Tx,
  download: Omit<MailedDownload, 'size'>,
  { timeZone, now }: { readonly timeZone: string; readonly now: number },
): Promise<void> {
  const { customerId, asked } = download;
  const of = { tx, customerId, timeZone, now: new Date(now), asOf: String(now) };
  await saveTenant(tx, customerId);
  await addDownload(tx, download, { requestedAt: of.now, expiresAt: of.now });
  const written = await writeDownload(of, asked);
  if (!written.ok) throw new Error(`a download of ${customerId} is refused: ${written.refusal.code}`);
  try {
    await saveFile(tx, download, written.value, now);
  } finally {
    await written.value.close();
  }
}

async function* partsOf(file: FileHandle): AsyncGenerator<Buffer> {
  for (let position = 0; ;) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(partLength), 0, partLength, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** Removes downloads that have expired. Due work. */
export async function removeDownloads(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  await removeExpiredDownloads(ctx.db, new Date(ctx.now));
}
