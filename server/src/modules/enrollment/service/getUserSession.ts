import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { recordedStatus } from '@atrium/domain/session/enrollment.ts';
import type { MemberContext } from '../../../base/context.ts';
import { enrollmentFacts, findKnown } from '../../catalogue/service/userSession.ts';
import type { UserSession } from '../../catalogue/types.ts';
import { findMemberInSessionPrepared } from '../store/enrollments.ts';

/** A session with the viewer's relation to it; NO_STATUS without a record (ENR-05). Refuses with NOT_FOUND. */
export async function getUserSession(ctx: MemberContext, sessionId: string): Promise<Result<UserSession>> {
  const { viewer, now } = ctx;
  const row = (await findMemberInSessionPrepared(ctx, { memberId: viewer.memberId, sessionId, now: new Date(now) }))
    ?.row;
  const known = findKnown(ctx, row);
  if (row === undefined || !known.ok) return refuse('NOT_FOUND');
  const { terms, seats, enroller } = enrollmentFacts(row);
  const enrollmentStatus = recordedStatus(row.stored, terms, seats, enroller, now);
  return ok({ ...known.value, enrollmentStatus });
}
