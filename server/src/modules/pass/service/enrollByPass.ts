import { asMember, type Context } from '../../../base/context.ts';
import type { JobPayloads } from '../../../base/jobs/jobTypes.ts';
import { saveCertificateRegistration } from '../../certificate/service/saveCertificateRegistration.ts';
import { saveEnrollment } from '../../enrollment/service/saveEnrollment.ts';
import { findViewer } from '../../entitlement/service/findViewer.ts';
import { findPassById } from '../store/passes.ts';
import { findRegistrationById } from '../store/registrations.ts';

/**
 * Enrolls in the sessions of an activated registration, and registers for its certificates, as the member would (D53).
 * A session that refuses is logged and stays out; repeating changes nothing.
 */
export async function enrollByPass(ctx: Context, { registrationId }: JobPayloads['pass.enroll']): Promise<void> {
  const registration = await findRegistrationById(ctx.db, registrationId);
  const pass = registration && (await findPassById(ctx.db, registration.passId));
  const memberId = registration?.state === 'ACTIVATED' ? registration.memberId : null;
  const viewer = memberId === null ? null : await findViewer(ctx, memberId);
  if (pass === null || memberId === null || viewer === null) return;
  const member = asMember({ ...ctx, viewer });
  const plain = { userId: memberId, unenroll: false, swapFrom: null, clientSeq: null, deviceId: '' } as const;
  const results = [];
  for (const sessionId of pass.sessionIds) {
    results.push([sessionId, await saveEnrollment(member, { ...plain, sessionId })] as const);
  }
  for (const certificateId of pass.certificateIds) {
    const registered = { certificateId, registered: true };
    results.push([certificateId, await saveCertificateRegistration(member, registered)] as const);
  }
  for (const [id, result] of results) {
    if (!result.ok)
      ctx.log.warn({ registrationId, id, code: result.refusal.code }, 'a pass could not enroll its member');
  }
}
