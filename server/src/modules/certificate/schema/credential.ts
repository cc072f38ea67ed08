import { builder } from '../../../base/graphql/builder.ts';
import { checkCredential } from '../service/checkCredential.ts';
import type { Credential } from '../types.ts';
import { CertificateTypeEnum } from './certificates.ts';

const CredentialStatusEnum = builder.enumType('CredentialStatus', {
  values: ['VALID', 'REVOKED', 'REPLACED', 'WITHDRAWN'] as const,
});

const CredentialCourseType = builder.objectRef<Credential['courses'][number]>('CredentialCourse').implement({
  fields: (t) => ({
    courseId: t.exposeID('courseId'),
    title: t.exposeString('title'),
    completedAt: t.exposeString('completedAt'),
  }),
});

const CredentialObject = builder.objectRef<Credential>('Credential').implement({
  description: 'An issued certificate, for anybody who has its number.',
  fields: (t) => ({
    credentialId: t.exposeID('credentialId'),
    certificateId: t.exposeID('certificateId'),
    status: t.expose('status', { type: CredentialStatusEnum }),
    holderName: t.exposeString('holderName', { nullable: true, description: 'Null when the holder has withdrawn it.' }),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    narrative: t.exposeString('narrative'),
    criteria: t.exposeString('criteria'),
    studyMinutes: t.exposeInt('studyMinutes', {
      nullable: true,
      description: 'Minutes of study, as computed when it was issued; null when they could not be.',
    }),
    issuerName: t.exposeString('issuerName'),
    signer: t.exposeString('signer'),
    issuedAt: t.exposeString('issuedAt', { description: 'When it was first awarded; a reissue keeps the date.' }),
    revokedAt: t.exposeString('revokedAt', { nullable: true }),
    revokedReason: t.exposeString('revokedReason', { nullable: true, description: 'For the holder only.' }),
    replacedBy: t.exposeID('replacedBy', { nullable: true }),
    isOwn: t.exposeBoolean('isOwn', { description: 'The caller holds it.' }),
    url: t.exposeString('url', { description: 'The public page.' }),
    badgeImageUrl: t.exposeString('badgeImageUrl'),
    primaryColor: t.exposeString('primaryColor'),
    certificateType: t.expose('certificateType', { type: CertificateTypeEnum }),
    courses: t.expose('courses', { type: [CredentialCourseType] }),
  }),
});

builder.queryFields((t) => ({
  getCredential: t.field({
    type: CredentialObject,
    nullable: true,
    access: 'public',
    description: 'Null for an unknown number.',
    args: { credentialId: t.arg.id({ required: true }) },
    resolve: (_root, { credentialId }, ctx) => checkCredential(ctx, credentialId),
  }),
}));
