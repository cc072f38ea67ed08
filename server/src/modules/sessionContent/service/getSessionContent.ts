import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import { openContent } from '../../catalogue/service/userSession.ts';
import type { UserSession } from '../../catalogue/types.ts';
import { toSessionProgress } from '../../progress/service/sessionVideo.ts';
import type { SessionVideo } from '../../progress/types.ts';
import { findSessionIdBySlug } from '../store/sessionContent.ts';
import type { Container, SessionConfig, SessionContent } from '../types.ts';
import { checklistOf } from './checklists.ts';
import { announcementsOf, containersOf } from './contentTree.ts';
import { findMemberContent, type MemberContent } from './memberContent.ts';
import { schedulesOf } from './schedules.ts';

/** A session is asked for by its id or its slug. */
export interface SessionKey {
  readonly sessionId: string | null;
  readonly slug: string | null;
}

/**
 * The content of a session (learning.md §2, §7; SSN-01 to SSN-06, SSN-10, SSN-12, SSN-13). Refuses with INVALID_INPUT
 * without an id and a slug, NOT_FOUND, NOT_ENROLLED for a live session, NO_ON_DEMAND_ACCESS for an on-demand one.
 */
export async function getSessionContent(ctx: MemberContext, key: SessionKey): Promise<Result<SessionContent>> {
  if (key.sessionId === null && key.slug === null) return refuse('INVALID_INPUT');
  const sessionId = key.sessionId ?? (await findSessionIdBySlug(ctx.db, key.slug ?? ''));
  const opened = await open(ctx, sessionId ?? '');
  if (!opened.ok) return opened;
  const { row, session } = opened.value;
  const checklist = checklistOf(ctx, row);
  const containers = containersIn(ctx, opened.value, checklist);
  return ok({
    session,
    calendarFallbackUrl: row.calendarFallbackUrl,
    uiCustomizations: row.uiCustomizations,
    hideTimeAndFacultyLabels: row.hideTimeAndFacultyLabels,
    faculty: row.faculty,
    announcements: announcementsOf(row.nodes),
    sessionContainers: containers.filter(isAside),
    containers: containers.filter((container) => !isAside(container)),
    schedules: schedulesOf(row.nodes, checklist),
    meetings: row.meetings,
    teachingAssistant: assistantOf(opened.value),
    progress: toSessionProgress(session.sessionId, ctx.viewer.memberId, row.videos),
  });
}

/** The containers of a session that have these ids, in the order of the page. Refuses as `getSessionContent`. */
export async function getSessionContainerContent(
  ctx: MemberContext,
  { sessionId, sessionContentIds }: { readonly sessionId: string; readonly sessionContentIds: readonly string[] },
): Promise<Result<Container[]>> {
  const opened = await open(ctx, sessionId);
  if (!opened.ok) return opened;
  const containers = containersIn(ctx, opened.value, checklistOf(ctx, opened.value.row));
  return ok(containers.filter((container) => sessionContentIds.includes(container.sessionContentId)));
}

/** The videos of one group of a session. Refuses as `getSessionContent`, and with NOT_FOUND for an unknown group. */
export async function getSessionContentVideos(
  ctx: MemberContext,
  { sessionId, videoGroupId }: { readonly sessionId: string; readonly videoGroupId: string },
): Promise<Result<SessionVideo[]>> {
  const opened = await open(ctx, sessionId);
  if (!opened.ok) return opened;
  const { nodes, videos } = opened.value.row;
  const isGroup = nodes.some(
    ({ kind, sessionContentId }) => kind === 'VIDEO_GROUP' && sessionContentId === videoGroupId,
  );
  return isGroup ? ok(videos.filter(({ groupId }) => groupId === videoGroupId)) : refuse('NOT_FOUND');
}

/** What a session shows besides its content (SSN-02). Refuses as `getSessionContent`. */
export async function getUserSessionConfig(ctx: MemberContext, sessionId: string): Promise<Result<SessionConfig>> {
  const opened = await open(ctx, sessionId);
  return opened.ok ? ok({ teachingAssistant: assistantOf(opened.value) }) : opened;
}

interface OpenSession {
  readonly row: MemberContent;
  readonly session: UserSession;
}

async function open(ctx: MemberContext, sessionId: string): Promise<Result<OpenSession>> {
  const row = await findMemberContent(ctx, ctx.viewer.memberId, sessionId);
  if (row === null) return refuse('NOT_FOUND');
  const opened = openContent(ctx, row.session);
  return opened.ok ? ok({ row, session: opened.value }) : opened;
}

function containersIn(
  { viewer, now }: MemberContext,
  { row, session }: OpenSession,
  checklist: ReturnType<typeof checklistOf>,
): Container[] {
  const linksLocked = viewer.accountType === 'LIMITED' && !session.isFreeSession;
  return containersOf(row.nodes, row.videos, { now, linksLocked, marks: row.marks, projects: row.projects, checklist });
}

const isAside = ({ type }: Container): boolean => type === 'WELCOME' || type === 'RESOURCES';

function assistantOf({ row, session }: OpenSession): SessionConfig['teachingAssistant'] {
  return session.sessionType === 'ON_DEMAND' ? null : row.teachingAssistant;
}
