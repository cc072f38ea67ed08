import { explainAccess } from '@atrium/domain/access/explainAccess.ts';
import { matchRoute } from '@atrium/domain/access/matchRoute.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import { getUserSession } from '../../enrollment/service/getUserSession.ts';
import { findViewer } from '../../entitlement/service/findViewer.ts';
import { personOf } from '../../entitlement/service/viewer.ts';
import type { MemberAccess } from '../types.ts';

/** The last instant that a date can hold, epoch milliseconds. */
const endOfTime = 8_640_000_000_000_000;

/**
 * What a member could open at an instant, and why, for staff (D2 to D4, D6). `at`: epoch milliseconds as text, past or
 * future; null for now. The member's grants, enrollment and the flags are those of today. Refuses with NOT_FOUND for an
 * unknown member, with INVALID_INPUT for an unreadable instant.
 */
export async function explainMemberAccess(
  ctx: MemberContext,
  { userId, address, at: given }: { readonly userId: string; readonly address: string; readonly at: string | null },
): Promise<Result<MemberAccess>> {
  const at = given === null ? ctx.now : /^\d{1,16}$/.test(given) ? Number(given) : Infinity;
  if (at > endOfTime) return refuse('INVALID_INPUT', { field: 'at' });
  const then = { ...ctx, now: at };
  const viewer = await findViewer(then, userId);
  const person = viewer === null ? null : personOf(viewer);
  if (viewer === null || person === null) return refuse('NOT_FOUND');
  const [path = ''] = address.split(/[?#]/);
  const sessionId = sessionIdIn(path);
  const session = sessionId === undefined ? undefined : await getUserSession({ ...then, viewer }, sessionId);
  const question = { address: path, at, ...(session && { session: session.ok ? session.value : null }) };
  const { accountType, customizations } = viewer;
  return ok({ ...explainAccess(viewer, person.grants, question), accountType, customizations });
}

/** The session that a page is about; undefined for a page about none. */
function sessionIdIn(path: string): string | undefined {
  const match = matchRoute(path);
  if (match?.kind !== 'page') return undefined;
  const { sessionId, topLevelId } = match.params;
  // the first id of an on-demand video's address is that of its course
  return sessionId ?? (path.startsWith('/courses/ondemand/') ? undefined : topLevelId);
}
