import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { asMember, asStaff } from '../../../base/context.ts';
import type { StaffAccess } from '../../../base/graphql/access.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { addCertificateCompletion, removeCertificateCompletion } from '../service/certificateCompletions.ts';
import { saveCertificateRegistration } from '../service/saveCertificateRegistration.ts';
import type { CertificateChange } from '../types.ts';

const CertificatePayload = mutationPayload<CertificateChange>('CertificatePayload', (t) => ({
  certificateId: t.exposeID('certificateId', { nullable: true }),
  isRegistered: t.exposeBoolean('isRegistered', { nullable: true }),
  isCompleted: t.exposeBoolean('isCompleted', { nullable: true }),
}));

const registration = routeRequirement('/certificates/{certificateId}');
const staff: StaffAccess = { staff: 'certificate.write' };
const whose = 'The member; the caller without it.';

builder.mutationFields((t) => ({
  addCertificateRegistration: t.field({
    type: CertificatePayload,
    nullable: true,
    access: registration,
    args: { certificateId: t.arg.id({ required: true }) },
    resolve: async (_root, { certificateId }, ctx) =>
      payloadOf(await saveCertificateRegistration(asMember(ctx), { certificateId, registered: true })),
  }),
  removeCertificateRegistration: t.field({
    type: CertificatePayload,
    nullable: true,
    access: registration,
    args: { certificateId: t.arg.id({ required: true }) },
    resolve: async (_root, { certificateId }, ctx) =>
      payloadOf(await saveCertificateRegistration(asMember(ctx), { certificateId, registered: false })),
  }),
  addCertificateCompletion: t.field({
    type: CertificatePayload,
    nullable: true,
    description: 'Issues a certificate now, when its requirements are met. For staff.',
    access: staff,
    args: {
      certificateId: t.arg.id({ required: true }),
      userId: t.arg.id({ description: whose }),
      reason: t.arg.string({ defaultValue: '', description: 'Kept in the audit log.' }),
    },
    resolve: async (_root, { certificateId, userId, reason }, ctx) =>
      payloadOf(
        await addCertificateCompletion(asStaff(ctx), {
          certificateId,
          userId: userId ?? null,
          reason: reason ?? '',
        }),
      ),
  }),
  removeCertificateCompletion: t.field({
    type: CertificatePayload,
    nullable: true,
    description: 'Revokes a certificate. For staff.',
    access: staff,
    args: {
      certificateId: t.arg.id({ required: true }),
      userId: t.arg.id({ description: whose }),
      reason: t.arg.string({ description: 'Shown to the holder; refused with INVALID_INPUT without one.' }),
    },
    resolve: async (_root, { certificateId, userId, reason }, ctx) =>
      payloadOf(
        await removeCertificateCompletion(asStaff(ctx), {
          certificateId,
          userId: userId ?? null,
          reason: reason ?? '',
        }),
      ),
  }),
}));
