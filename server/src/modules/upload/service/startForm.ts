import { refuse, ok, type Result } from '@atrium/domain/errors.ts';
import { hour } from '@atrium/domain/time.ts';
import { uploadRules, type UploadKind } from '@atrium/domain/upload/uploadKinds.ts';
import type { MemberContext } from '../../../base/context.ts';
import { countUse } from '../../../base/sql/limit.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import type { SignedForm } from '../../../ports/uploads.ts';
import { addUpload } from '../store/uploads.ts';
import type { NewUpload } from '../types.ts';
import { newKey } from './uploadKeys.ts';

/** How long a file waits to be finished, or saved. */
const keptFor = hour;

/** Of which upload a form is, how many of them the viewer gets an hour, and for how many seconds it holds. */
export interface FormRequest {
  readonly kind: UploadKind;
  readonly fileType: string;
  readonly whose: Pick<NewUpload, 'memberId' | 'addedBy' | 'fileName'>;
  /** The name of the counter. */
  readonly counter: string;
  readonly anHour: number;
  readonly seconds: number;
}

/** A form for one file of its kind's type and size. Refuses with INVALID_INPUT for another type, RATE_LIMITED. */
export async function startForm(
  ctx: MemberContext,
  { kind, fileType, whose, counter, anHour, seconds }: FormRequest,
): Promise<Result<{ readonly uploadId: string; readonly key: string; readonly form: SignedForm }>> {
  const { types, maxBytes } = uploadRules[kind];
  const contentType = types.find((type) => type === fileType);
  if (contentType === undefined) return refuse('INVALID_INPUT', { field: 'fileType' });
  const made = newKey(kind);
  const now = new Date(ctx.now);
  const retryAfter = await transaction(ctx.db, async (tx) => {
    const wait = await countUse(tx, `${counter}/${ctx.viewer.memberId}`, { most: anHour, window: hour }, ctx.now);
    if (wait === null) {
      await addUpload(tx, { ...made, ...whose, kind, now, removableAt: new Date(ctx.now + keptFor) });
    }
    return wait;
  });
  if (retryAfter !== null) return refuse('RATE_LIMITED', { retryAfter });
  return ok({ ...made, form: await ctx.ports.uploads.sign({ key: made.key, contentType, maxBytes, seconds }) });
}
