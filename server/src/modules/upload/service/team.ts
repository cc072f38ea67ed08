import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { pictureBase } from '@atrium/domain/member/profilePicture.ts';
import { readFileName } from '@atrium/domain/upload/fileName.ts';
import { uploadRules, type StaffUploadKind } from '@atrium/domain/upload/uploadKinds.ts';
import type { StaffContext } from '../../../base/context.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { findUpload, listTeamUploads } from '../store/library.ts';
import { findTeamUpload } from '../store/uploads.ts';
import type { StartedUpload, Upload, UploadFilter, UploadPage } from '../types.ts';
import { publishReceived } from './publishReceived.ts';
import { startForm } from './startForm.ts';

const mostListed = 100;

/** What the team says of a file that it is going to upload. */
export interface NewTeamUpload {
  readonly kind: StaffUploadKind;
  readonly fileType: string;
  readonly fileName: string;
}

/**
 * An upload form for a file of the team: one file of its kind's type and size, within fifteen minutes (MED-04). Each
 * call gives another form; what is not finished within an hour is removed. Refuses with INVALID_INPUT for another type,
 * RATE_LIMITED.
 */
export async function startUpload(
  ctx: StaffContext,
  { kind, fileType, fileName }: NewTeamUpload,
): Promise<Result<StartedUpload>> {
  const started = await startForm(ctx, {
    kind,
    fileType,
    whose: { memberId: null, addedBy: ctx.viewer.memberId, fileName: readFileName(fileName) },
    counter: 'upload',
    anHour: 300,
    // a large file on a slow line
    seconds: 900,
  });
  if (!started.ok) return started;
  const { uploadId, form } = started.value;
  return ok({ ...form, uploadId });
}

/**
 * Checks the file that arrived for an upload of the caller, and publishes what is made of it; it stays then until it
 * is removed. A call that is sent again answers as the first did. Refuses with NOT_FOUND for an upload of somebody
 * else, and as `publishReceived`.
 */
export async function finishUpload(ctx: StaffContext, uploadId: string): Promise<Result<Upload>> {
  const { memberId } = ctx.viewer;
  const begun = await findTeamUpload(ctx.db, memberId, uploadId);
  if (begun === null) return refuse('NOT_FOUND');
  if (begun.removableAt !== null) {
    if (begun.removableAt.getTime() <= ctx.now) return refuse('NOT_FOUND');
    const entry = { action: 'UPLOAD_ADDED', subject: `upload/${uploadId}`, detail: { kind: begun.kind } } as const;
    const published = await publishReceived(ctx, begun, {
      whose: memberId,
      stays: true,
      saved: (tx) => writeAudit(tx, ctx, { actor: ctx.staff, ...entry }),
    });
    if (!published.ok) return published;
  }
  return getUpload(ctx, uploadId);
}

/** A file of the team, with where it is used (MED-05); refuses with NOT_FOUND. */
export async function getUpload(ctx: StaffContext, uploadId: string): Promise<Result<Upload>> {
  const found = await findUpload(ctx, uploadId);
  return found === null ? refuse('NOT_FOUND') : ok(found);
}

/** A page of the files of the team, newest first, with where each is used (MED-05). */
export async function listUploads(ctx: StaffContext, filter: UploadFilter): Promise<UploadPage> {
  const count = Math.min(Math.max(filter.count, 1), mostListed);
  const uploads = await listTeamUploads(ctx, { ...filter, query: filter.query.trim(), count: count + 1 });
  const page = uploads.slice(0, count);
  return { uploads: page, nextAfter: uploads.length > count ? (page.at(-1)?.uploadId ?? null) : null };
}

/** Where a published picture is served; null for a document, which only a signed link of what uses it opens. */
export function addressOf({ kind, key }: Pick<Upload, 'kind' | 'key'>): string | null {
  return uploadRules[kind].content === 'picture' ? pictureBase + key : null;
}
