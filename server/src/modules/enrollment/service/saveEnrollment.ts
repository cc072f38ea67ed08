import { checkRequirement } from '@atrium/domain/access/checkRoute.ts';
import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { refuse } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import { inOrder } from '../../../base/sql/inOrder.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { inTurn } from '../../../base/turns.ts';
import type { SaveEnrollmentInput, SaveEnrollmentOutcome } from '../types.ts';
import { carryOutEnrollment, findEnrollment, savedEnrollment, type EnrollmentCaller } from './carryOutEnrollment.ts';

/**
 * Enrolls, joins the waitlist, accepts an offer, swaps, or leaves, in one transaction (D18 to D23; ENR-04). Repeating a
 * request changes nothing; one that arrives after a later request of its device is refused with CONFLICT, while
 * requests of two devices count as they arrive. Refuses with FORBIDDEN, NOT_FOUND, INVALID_INPUT, RATE_LIMITED and the
 * codes of `decideEnroll` and `decideUnenroll`; COURSE_SEAT_HELD comes with the session that holds the seat.
 */
export async function saveEnrollment(ctx: MemberContext, input: SaveEnrollmentInput): Promise<SaveEnrollmentOutcome> {
  const byStaff = ctx.viewer.accountType === 'EMPLOYEE';
  const forOther = input.userId !== ctx.viewer.memberId;
  const mayForOther = staffReach(ctx.viewer.staff, 'enrollment.write') === 'all';
  if (forOther && !mayForOther) return refuse('FORBIDDEN', { reason: 'OTHER_MEMBER' });
  const unexplained = forOther ? refuseReason({ reason: input.reason ?? '' }, { takesAway: input.unenroll }) : null;
  if (unexplained !== null) return unexplained;
  // a member without access to course pages may still leave what was joined before
  const access = checkRequirement(ctx.viewer, contentRequirement);
  if (!access.ok && !input.unenroll) return access;
  // requests for one session would wait for one row's lock: wait here instead, without a connection
  return inTurn(`session ${input.sessionId}`, () => save(ctx, input, { byStaff, forOther }));
}

function save(
  ctx: MemberContext,
  input: SaveEnrollmentInput,
  caller: EnrollmentCaller,
): Promise<SaveEnrollmentOutcome> {
  const { userId, sessionId, deviceId, clientSeq } = input;
  const request = { memberId: userId, subject: `enrollment/${sessionId}`, deviceId, clientSeq };
  return transaction(ctx.db, (tx) =>
    inOrder<SaveEnrollmentOutcome>(tx, ctx.now, request, {
      work: () => carryOutEnrollment(tx, ctx, input, caller),
      repeated: async () => {
        const member = await findEnrollment(tx, ctx, userId, sessionId);
        return member === null ? refuse('NOT_FOUND') : savedEnrollment(ctx, member, null);
      },
    }),
  );
}
