import type { MemberContext } from '../../../base/context.ts';
import { saveEnrollment } from './saveEnrollment.ts';

/**
 * Enrols the viewer in an on-demand session that was watched long enough (D29; `shouldAutoEnrol` says when). No mail,
 * and again changes nothing. Answers whether the viewer is enrolled now.
 */
export async function autoEnroll(ctx: MemberContext, sessionId: string): Promise<boolean> {
  const outcome = await saveEnrollment(ctx, {
    userId: ctx.viewer.memberId,
    sessionId,
    unenroll: false,
    swapFrom: null,
    clientSeq: null,
    deviceId: '',
    quiet: true,
  });
  return outcome.refusal === null && outcome.saved.enrollmentStatus === 'ENROLLED';
}
