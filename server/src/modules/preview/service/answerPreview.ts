import { refuse, type Result } from '@atrium/domain/errors.ts';
import { asStaff, type Context, type MemberContext } from '../../../base/context.ts';
import { inPreview } from './inPreview.ts';
import { openPreview } from './previewToken.ts';

/**
 * Runs `read` for the frame of a preview: as its person, with its draft (DOC-08). `ctx`: of the request, by somebody of
 * the team; `sid`: their sign-in. Refuses with NOT_FOUND what is not theirs, or not of the team (THR-70).
 */
export async function answerPreview<T>(
  ctx: Context,
  { token, sid }: { readonly token: string; readonly sid: string },
  read: (member: MemberContext) => Promise<T>,
): Promise<Result<T>> {
  const { viewer } = ctx;
  if (viewer === null || viewer.staff === null || viewer.staff.factor === 'OVERDUE') return refuse('NOT_FOUND');
  const subject = openPreview(token, { memberId: viewer.memberId, sid }, ctx.secret);
  if (subject === null) return refuse('NOT_FOUND');
  return inPreview(asStaff(ctx), subject, ({ ctx: member }) => read(member));
}
