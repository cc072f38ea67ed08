import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../base/context.ts';
import type { Faculty, Meeting, UserSession } from '../catalogue/types.ts';
import { findKnown, openContent } from '../catalogue/service/userSession.ts';
import { toSessionProgress, type SessionVideoProgress } from '../progress/service/sessionVideo.ts';
import { announcementsOf, containersOf, type Announcement, type Container } from './contentTree.ts';
import { findOnDemandContent, findSessionContent, type OnDemandGroup } from './store.ts';

export interface SessionContent {
  readonly session: UserSession;
  readonly calendarFallbackUrl: string | null;
  readonly uiCustomizations: unknown;
  readonly hideTimeAndFacultyLabels: boolean;
  readonly faculty: readonly Faculty[];
  readonly announcements: readonly Announcement[];
  /** WELCOME and RESOURCES. */
  readonly sessionContainers: readonly Container[];
  /** TASK and PROJECT_SUBMISSION. */
  readonly containers: readonly Container[];
  readonly meetings: readonly Meeting[];
  readonly progress: SessionVideoProgress;
}

/**
 * The content of a session (learning.md §2, §7; SSN-01 to SSN-05, SSN-12, SSN-13).
 * Refuses with NOT_FOUND, NOT_ENROLLED for a live session, NO_ON_DEMAND_ACCESS for an on-demand one.
 */
export async function getSessionContent(ctx: MemberContext, sessionId: string): Promise<Result<SessionContent>> {
  const { viewer, now } = ctx;
  const row = await findSessionContent(ctx, viewer.memberId, sessionId);
  if (row === undefined) return refuse('NOT_FOUND');
  const opened = openContent(ctx, row.session);
  if (!opened.ok) return opened;
  const session = opened.value;
  const linksLocked = viewer.accountType === 'LIMITED' && !session.isFreeSession;
  const containers = containersOf(row.nodes, row.videos, { now, linksLocked });
  const isAside = ({ type }: Container): boolean => type === 'WELCOME' || type === 'RESOURCES';
  return ok({
    session,
    calendarFallbackUrl: row.calendarFallbackUrl,
    uiCustomizations: row.uiCustomizations,
    hideTimeAndFacultyLabels: row.hideTimeAndFacultyLabels,
    faculty: row.faculty,
    announcements: announcementsOf(row.nodes),
    sessionContainers: containers.filter(isAside),
    containers: containers.filter((container) => !isAside(container)),
    meetings: row.meetings,
    progress: toSessionProgress(sessionId, viewer.memberId, row.videos),
  });
}

export interface OnDemandContent {
  readonly session: UserSession;
  readonly faculties: readonly Faculty[];
  readonly groups: readonly OnDemandGroup[];
}

/**
 * What an on-demand course consists of. Who may not open it sees a preview: no group or item that hides its own, and
 * no transcript; limited accounts, whose videos are counted, read no transcript here either.
 * Refuses with NOT_FOUND for a course without an on-demand session, or one that the viewer may not know of.
 */
export async function getOnDemandContent(ctx: MemberContext, courseId: string): Promise<Result<OnDemandContent>> {
  const row = await findOnDemandContent(ctx, ctx.viewer.memberId, courseId);
  if (row === undefined) return refuse('NOT_FOUND');
  const known = findKnown(ctx, row.session);
  if (!known.ok) return known;
  const session = known.value;
  const open = openContent(ctx, row.session).ok;
  const readable = open && (ctx.viewer.accountType !== 'LIMITED' || session.isFreeSession);
  const groups = open ? row.groups : row.groups.filter((group) => !group.hidePreview).map(previewOf);
  return ok({ session, faculties: row.faculties, groups: readable ? groups : groups.map(withoutTranscripts) });
}

function previewOf(group: OnDemandGroup): OnDemandGroup {
  return { ...group, content: group.content.filter((item) => !item.hidePreview) };
}

function withoutTranscripts(group: OnDemandGroup): OnDemandGroup {
  return { ...group, content: group.content.map((item) => ({ ...item, video: { ...item.video, transcript: [] } })) };
}
