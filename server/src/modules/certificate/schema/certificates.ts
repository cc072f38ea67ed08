import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import type { CertificateMeta } from '@atrium/domain/certificate/certificateMetaForm.ts';
import { certificateTypes } from '@atrium/domain/certificate/facts.ts';
import { certificateStates } from '@atrium/domain/certificate/standing.ts';
import { asMember } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { valueOf } from '../../../base/graphql/result.ts';
import { PublishStatusEnum } from '../../catalogue/schema/pageContent.ts';
import {
  getCertificate,
  getCrashCourseCertificate,
  listEntitledCertificates,
  listOpenCertificates,
} from '../service/certificates.ts';
import type { Certificate, CertificateCourse, CertificateGroup } from '../types.ts';

export const CertificateTypeEnum = builder.enumType('CertificateType', { values: certificateTypes });
const CertificateStateEnum = builder.enumType('CertificateState', { values: certificateStates });

const CertificateMetaType = builder.objectRef<CertificateMeta>('CertificateMeta').implement({
  fields: (t) => ({
    bannerDescription: t.string({ resolve: (meta) => meta.bannerDescription ?? '' }),
    registrationPrompt: t.string({ resolve: (meta) => meta.registrationPrompt ?? '' }),
    postRegistrationPrompt: t.string({ resolve: (meta) => meta.postRegistrationPrompt ?? '' }),
  }),
});

const CertificateCourseType = builder.objectRef<CertificateCourse>('CertificateCourse').implement({
  fields: (t) => ({
    courseId: t.exposeID('courseId'),
    publishStatus: t.expose('publishStatus', { type: PublishStatusEnum }),
    meta: t.expose('meta', { type: 'JSON' }),
    liveOnly: t.exposeBoolean('liveOnly', { description: 'Only a live session that was attended counts.' }),
    completionRequired: t.exposeBoolean('completionRequired', { description: 'Otherwise an elective.' }),
    sortOrder: t.exposeInt('sortOrder'),
    title: t.exposeString('title'),
    coverImageUrl: t.exposeString('coverImageUrl'),
    studyMinutes: t.exposeInt('studyMinutes', {
      nullable: true,
      description: 'Minutes of study, computed from its meetings, films and tasks; null when they cannot be.',
    }),
    isDone: t.exposeBoolean('isDone', { description: 'It counts for the viewer.' }),
    isUnderWay: t.exposeBoolean('isUnderWay', {
      description: 'The viewer is enrolled in a session that has begun and is not over.',
    }),
    path: t.exposeString('path', { nullable: true, description: 'Where the viewer opens it; null when they may not.' }),
  }),
});

const CertificateGroupType = builder.objectRef<CertificateGroup>('CertificateGroup').implement({
  fields: (t) => ({
    certificateGroupId: t.exposeID('certificateGroupId'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    publishStatus: t.expose('publishStatus', { type: PublishStatusEnum }),
    numElectiveCourses: t.exposeInt('numElectiveCourses'),
    meta: t.expose('meta', { type: 'JSON' }),
    isCapstoneGroup: t.exposeBoolean('isCapstoneGroup'),
    needed: t.exposeInt('needed'),
    done: t.exposeInt('done'),
    isMet: t.exposeBoolean('isMet'),
    isOpen: t.exposeBoolean('isOpen', { description: 'A capstone opens when the other groups are met.' }),
    courses: t.expose('courses', { type: [CertificateCourseType] }),
  }),
});

const CertificateObject = builder.objectRef<Certificate>('Certificate').implement({
  description: 'A certificate, and how far the viewer is with it now.',
  fields: (t) => ({
    certificateId: t.exposeID('certificateId'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    slug: t.exposeString('slug'),
    type: t.expose('type', { type: CertificateTypeEnum }),
    publishStatus: t.expose('publishStatus', { type: PublishStatusEnum }),
    coverImageUrl: t.exposeString('coverImageUrl'),
    badgeImageUrl: t.exposeString('badgeImageUrl'),
    primaryColor: t.exposeString('primaryColor'),
    meta: t.expose('meta', { type: CertificateMetaType }),
    studyMinutes: t.exposeInt('studyMinutes', {
      nullable: true,
      description: 'Minutes of study, computed from its courses; null when they cannot be.',
    }),
    isRegistered: t.exposeBoolean('isRegistered'),
    isCompleted: t.exposeBoolean('isCompleted', { description: 'From the issuing on.' }),
    state: t.expose('state', { type: CertificateStateEnum }),
    sentence: t.exposeString('sentence', {
      nullable: true,
      description: 'Why it is not issued yet and what is missing, from the rule that issues it; null when it is.',
    }),
    percent: t.exposeInt('percent', { description: 'Rounded down; 100 only when the criteria are met.' }),
    needed: t.exposeInt('needed'),
    done: t.exposeInt('done'),
    issuesAt: t.exposeString('issuesAt', {
      nullable: true,
      description: 'When it will be issued, where that is known.',
    }),
    issuedAt: t.exposeString('issuedAt', {
      nullable: true,
      description: 'When it was first awarded; a reissue keeps the date.',
    }),
    credentialId: t.exposeID('credentialId', {
      nullable: true,
      description: 'Of the latest credential, also a revoked one.',
    }),
    groups: t.expose('groups', { type: [CertificateGroupType] }),
  }),
});

builder.queryFields((t) => ({
  listCertificates: t.field({
    type: [CertificateObject],
    nullable: true,
    access: routeRequirement('/certificates'),
    resolve: (_root, _args, ctx) => listOpenCertificates(asMember(ctx)),
  }),
  getCertificate: t.field({
    type: CertificateObject,
    nullable: true,
    access: routeRequirement('/certificates/{certificateId}'),
    args: { certificateId: t.arg.id({ required: true }) },
    resolve: async (_root, { certificateId }, ctx) => valueOf(await getCertificate(asMember(ctx), certificateId)),
  }),
  getCrashCourseCertificate: t.field({
    type: CertificateObject,
    nullable: true,
    access: routeRequirement('/crash-courses'),
    description: "A crash course of the viewer's: the one with this id, else the first that is not finished.",
    args: { certificateId: t.arg.id() },
    resolve: async (_root, { certificateId }, ctx) =>
      valueOf(await getCrashCourseCertificate(asMember(ctx), certificateId ?? null)),
  }),
  getEntitledCertificates: t.field({
    type: [CertificateObject],
    nullable: true,
    access: routeRequirement('/certificates'),
    args: {
      certificateType: t.arg({ type: CertificateTypeEnum }),
      courseId: t.arg.id(),
      entitledCourseIds: t.arg.idList(),
    },
    resolve: (_root, { certificateType, courseId, entitledCourseIds }, ctx) =>
      listEntitledCertificates(asMember(ctx), {
        certificateType: certificateType ?? null,
        courseId: courseId ?? null,
        entitledCourseIds: entitledCourseIds ?? null,
      }),
  }),
}));
