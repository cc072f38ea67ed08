import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import { findKnown, openContent } from '../../catalogue/service/userSession.ts';
import { closedVideo } from '../../progress/service/sessionVideo.ts';
import { findOnDemandContent } from '../store/onDemandContent.ts';
import type { OnDemandContent, OnDemandGroup } from '../types.ts';

/**
 * The content of an on-demand course. Viewers without access get a preview: without the groups and items that are
 * hidden from previews, and without transcripts and keys; metered accounts get neither here. Refuses with NOT_FOUND
 * for a course without an on-demand session, or one that the viewer may not know of.
 */
export async function getOnDemandContent(ctx: MemberContext, courseId: string): Promise<Result<OnDemandContent>> {
  const row = await findOnDemandContent(ctx, ctx.viewer.memberId, courseId);
  if (row === null) return refuse('NOT_FOUND');
  const known = findKnown(ctx, row.session);
  if (!known.ok) return known;
  const session = known.value;
  const open = openContent(ctx, row.session).ok;
  const hidePreview = row.groups.every((group) => group.hidePreview);
  const readable = open && (ctx.viewer.accountType !== 'LIMITED' || session.isFreeSession);
  const groups = open ? row.groups : row.groups.filter((group) => !group.hidePreview).map(previewOf);
  return ok({ session, hidePreview, faculties: row.faculties, groups: readable ? groups : groups.map(withoutContent) });
}

function previewOf(group: OnDemandGroup): OnDemandGroup {
  return { ...group, content: group.content.filter((item) => !item.hidePreview) };
}

function withoutContent(group: OnDemandGroup): OnDemandGroup {
  return { ...group, content: group.content.map((item) => ({ ...item, video: closedVideo(item.video) })) };
}
