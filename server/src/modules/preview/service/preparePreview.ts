import { refuse, type Result } from '@atrium/domain/errors.ts';
import { isSupportedInstant } from '@atrium/domain/time.ts';
import type { StaffContext } from '../../../base/context.ts';
import { explainPage } from '../../access/service/explainMemberAccess.ts';
import type { Preview, PreviewSubject } from '../types.ts';
import { inPreview } from './inPreview.ts';
import { sealPreview } from './previewToken.ts';

/**
 * A preview of a page of members (DOC-08): a token for its frame, and what the person meets there and why, by the rules
 * and the documents of the page itself (D82). Refuses as `inPreview` does, and with INVALID_INPUT for an instant that
 * there is not.
 */
export async function preparePreview(
  ctx: StaffContext,
  subject: PreviewSubject,
  address: string,
): Promise<Result<Preview>> {
  if (subject.at !== null && !isSupportedInstant(subject.at)) return refuse('INVALID_INPUT', { field: 'at' });
  const { signIn } = ctx;
  if (!signIn) return refuse('NOT_FOUND');
  const by = { memberId: ctx.staff.memberId, sid: signIn.sid };
  return inPreview(ctx, subject, async ({ ctx: member, version }) => {
    const { opens, sentence, leadsTo } = await explainPage(member, address);
    return { token: sealPreview(subject, by, ctx.secret), version, opens, sentence, leadsTo };
  });
}
