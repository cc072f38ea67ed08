import { safeRedirectPath } from '@atrium/domain/access/signIn.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { isSupportedInstant } from '@atrium/domain/time.ts';
import type { StaffContext } from '../../../base/context.ts';
import { explainPage } from '../../access/service/explainMemberAccess.ts';
import type { Preview, PreviewSubject } from '../types.ts';
import { inPreview } from './inPreview.ts';
import { pageOf } from './pageOf.ts';
import { sealPreview } from './previewToken.ts';

/**
 * A preview of a page of members (DOC-08), of one that shows the document where `address` is null: a token for its
 * frame, and what the person meets there and why, by the rules and the documents of the page itself (D82). Refuses as
 * `inPreview` does, with INVALID_INPUT for an instant that there is not, and with NOT_FOUND where no page shows it.
 */
export async function preparePreview(
  ctx: StaffContext,
  subject: PreviewSubject,
  address: string | null,
): Promise<Result<Preview>> {
  if (subject.at !== null && !isSupportedInstant(subject.at)) return refuse('INVALID_INPUT', { field: 'at' });
  if (address !== null && safeRedirectPath(address) === null) return refuse('INVALID_INPUT', { field: 'address' });
  const { signIn } = ctx;
  if (!signIn) return refuse('NOT_FOUND');
  const by = { memberId: ctx.staff.memberId, sid: signIn.sid };
  const prepared = await inPreview(ctx, subject, async ({ ctx: member, version }): Promise<Preview | null> => {
    const page = address ?? (await pageOf(member.db, subject));
    if (page === null) return null;
    const { opens, sentence, leadsTo } = await explainPage(member, page);
    return { token: sealPreview(subject, by, ctx.secret), address: page, version, opens, sentence, leadsTo };
  });
  if (!prepared.ok) return prepared;
  return prepared.value === null
    ? refuse('NOT_FOUND', { reason: 'No page of members shows it yet.' })
    : ok(prepared.value);
}
