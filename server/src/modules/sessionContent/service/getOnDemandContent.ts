import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import { findKnown, openContent } from '../../catalogue/service/userSession.ts';
import { closedVideo } from '../../progress/service/sessionVideo.ts';
import { findOnDemandContent } from '../store/onDemandContent.ts';
import type { OnDemandContent, OnDemandGroup } from '../types.ts';
import { sharedContentAt, type SharedContent } from './memberContent.ts';

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
  const all = groupsOf(row.groups, await sharedContentAt(ctx, session.sessionId, row.version));
  const hidePreview = all.every((group) => group.hidePreview);
  const readable = open && (ctx.viewer.accountType !== 'LIMITED' || session.isFreeSession);
  const groups = open ? all : all.filter((group) => !group.hidePreview).map(previewOf);
  return ok({ session, hidePreview, faculties: row.faculties, groups: readable ? groups : groups.map(withoutContent) });
}

/** The groups with what their nodes say; one whose node does not fit is left out (SSN-16). */
function groupsOf(
  stored: readonly Pick<OnDemandGroup, 'courseContentGroupId' | 'content'>[],
  shared: SharedContent | null,
): OnDemandGroup[] {
  const nodes = new Map(shared?.nodes.map((node) => [node.sessionContentId, node]));
  return stored.flatMap(({ courseContentGroupId, content }) => {
    const node = nodes.get(courseContentGroupId);
    if (node?.kind !== 'VIDEO_GROUP') return [];
    const { slug, description, hidePreview } = node.data;
    return {
      courseContentGroupId,
      slug: slug ?? courseContentGroupId,
      title: node.title,
      description: description ?? '',
      hidePreview: hidePreview ?? false,
      content,
    };
  });
}

function previewOf(group: OnDemandGroup): OnDemandGroup {
  return { ...group, content: group.content.filter((item) => !item.hidePreview) };
}

function withoutContent(group: OnDemandGroup): OnDemandGroup {
  return { ...group, content: group.content.map((item) => ({ ...item, video: closedVideo(item.video) })) };
}
