import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import { openContent } from '../../catalogue/service/userSession.ts';
import { toSessionProgress } from '../../progress/service/sessionVideo.ts';
import { announcementsOf, containersOf } from './contentTree.ts';
import { findSessionContent } from '../store/sessionContent.ts';
import type { Container, SessionContent } from '../types.ts';

/**
 * The content of a session (learning.md §2, §7; SSN-01 to SSN-05, SSN-12, SSN-13).
 * Refuses with NOT_FOUND, NOT_ENROLLED for a live session, NO_ON_DEMAND_ACCESS for an on-demand one.
 */
export async function getSessionContent(ctx: MemberContext, sessionId: string): Promise<Result<SessionContent>> {
  const { viewer, now } = ctx;
  const row = await findSessionContent(ctx, viewer.memberId, sessionId);
  if (row === null) return refuse('NOT_FOUND');
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
