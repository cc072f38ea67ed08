import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import * as store from '../store/bookmarks.ts';
import type { Bookmark, SaveInput, UserSave } from '../types.ts';
import { shownSessions } from './getCourse.ts';
import { openMemberCatalogue } from './memberCatalogue.ts';

/** The viewer's saved courses, the latest first (CRD-05). */
export function listCourseBookmarks(ctx: MemberContext): Promise<Bookmark[]> {
  return store.listCourseBookmarks(ctx.db, ctx.viewer.memberId);
}

/** Saves a course or picks it for the plan; idempotent. Refuses with NOT_FOUND one whose page does not open. */
export async function addUserSave(
  ctx: MemberContext,
  { contentId, contentType }: SaveInput,
): Promise<Result<UserSave>> {
  const catalogue = await openMemberCatalogue(ctx);
  const course = catalogue.shared.courseOf.get(contentId);
  if (course === undefined || shownSessions(catalogue, course).length === 0) return refuse('NOT_FOUND');
  await store.addBookmark(ctx.db, { memberId: ctx.viewer.memberId, contentType, contentId }, new Date(ctx.now));
  return ok({ contentId, status: 'ACTIVE' });
}

/** Removes a save; idempotent. */
export async function removeUserSave(
  ctx: MemberContext,
  { contentId, contentType }: SaveInput,
): Promise<Result<UserSave>> {
  await store.removeBookmark(ctx.db, { memberId: ctx.viewer.memberId, contentType, contentId });
  return ok({ contentId, status: 'DELETED' });
}
