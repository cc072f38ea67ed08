import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import { findPageContent } from '../store/pageContent.ts';
import type { PageContent, PublishStatus } from '../types.ts';

/** A text of the CMS (HOM-03). Drafts are for staff. Refuses with NOT_FOUND. */
export async function getPageContent(
  ctx: MemberContext,
  input: { slug: string; langCode: string; publishStatuses: readonly PublishStatus[] },
): Promise<Result<PageContent>> {
  const statuses =
    staffReach(ctx.viewer.staff, 'document.read') === 'all'
      ? input.publishStatuses
      : input.publishStatuses.filter((status) => status === 'ACTIVE');
  const page = await findPageContent(ctx.db, input.slug, input.langCode, statuses);
  return page === null ? refuse('NOT_FOUND') : ok(page);
}
