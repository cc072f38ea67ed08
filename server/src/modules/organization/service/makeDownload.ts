import { checkRequirement } from '@atrium/domain/access/checkRoute.ts';
import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { csvName } from '@atrium/domain/organization/csv.ts';
import { downloadLinkHolds } from '@atrium/domain/organization/downloadLinks.ts';
import type { FileHandle } from 'node:fs/promises';
import { asMember, type Context } from '../../../base/context.ts';
import type { JobPayloads } from '../../../base/jobs/jobTypes.ts';
import { inTenant } from '../../../base/sql/tenant.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { findViewer } from '../../entitlement/service/findViewer.ts';
import { organizationMails } from '../mails.ts';
import { addPart, findDownload, removeExpiredDownloads, saveSize } from '../store/downloads.ts';
import { writeCompanyDownload } from './writeDownload.ts';

/** Bytes of a part of a file: what memory holds while it is stored, and while it is sent. */
const partLength = 256 * 1024;

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
      const { size } = await file.stat();
      const isFirst = await saveSize(tx, id, { size, expiresAt: new Date(ctx.now + downloadLinkHolds) });
      if (!isFirst) return;
      let part = 0;
      for await (const content of partsOf(file)) {
        await addPart(tx, { id, customerId }, part, content);
        part += 1;
      }
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
