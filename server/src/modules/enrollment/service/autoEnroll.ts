import type { MemberContext } from '../../../base/context.ts';
import { saveEnrollment } from './saveEnrollment.ts';

/**
 * Enrolls the viewer in an on-demand session of which enough was watched (D29; `shouldAutoEnroll` decides). Sends no
 * mail; idempotent. Returns whether the viewer is enrolled now.
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
  return outcome.ok && outcome.value.enrollmentStatus === 'ENROLLED';
}
