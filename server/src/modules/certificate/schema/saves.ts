import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { asMember, asStaff } from '../../../base/context.ts';
import type { StaffAccess } from '../../../base/graphql/access.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { addCertificateCompletion, removeCertificateCompletion } from '../service/certificateCompletions.ts';
import { saveCertificateRegistration } from '../service/saveCertificateRegistration.ts';
import type { CertificateChange } from '../types.ts';

const CertificatePayload = mutationPayload<CertificateChange>('CertificatePayload', (t) => ({
  certificateId: t.exposeID('certificateId', { nullable: true }),
  isRegistered: t.exposeBoolean('isRegistered', { nullable: true }),
  isCompleted: t.exposeBoolean('isCompleted', { nullable: true }),
  lines: t.stringList({
    nullable: true,
    description: 'For staff: what was done, or would be; none when it was so already.',
    resolve: ({ lines }) => lines ?? null,
  }),
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
      ...actArgs(t),
    },
    resolve: async (_root, { certificateId, userId, reason, dryRun }, ctx) =>
      payloadOf(
        await addCertificateCompletion(asStaff(ctx), {
          certificateId,
          userId: userId ?? null,
          reason: reason ?? '',
          dryRun: dryRun ?? false,
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
      ...actArgs(t),
      reason: t.arg.string({ description: 'Shown to the holder; refused with INVALID_INPUT without one.' }),
    },
    resolve: async (_root, { certificateId, userId, reason, dryRun }, ctx) =>
      payloadOf(
        await removeCertificateCompletion(asStaff(ctx), {
          certificateId,
          userId: userId ?? null,
          reason: reason ?? '',
          dryRun: dryRun ?? false,
        }),
      ),
  }),
}));
