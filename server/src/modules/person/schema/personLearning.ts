import { builder } from '../../../base/graphql/builder.ts';
import type { PersonCertificate, PersonSession } from '../types.ts';
import { millis, millisOrNull } from './millis.ts';

export const PersonSessionType = builder.objectRef<PersonSession>('PersonSession').implement({
  fields: (t) => ({
    sessionId: t.exposeID('sessionId'),
    title: t.exposeString('title'),
    courseTitle: t.exposeString('courseTitle'),
    isLive: t.exposeBoolean('isLive'),
    isWaitlisted: t.exposeBoolean('isWaitlisted'),
    startsAt: t.string({ nullable: true, resolve: ({ startsAt }) => millisOrNull(startsAt) }),
    joinedAt: t.string({ resolve: ({ joinedAt }) => millis(joinedAt) }),
    attendedAt: t.string({ nullable: true, resolve: ({ attendedAt }) => millisOrNull(attendedAt) }),
    completedAt: t.string({ nullable: true, resolve: ({ completedAt }) => millisOrNull(completedAt) }),
    filmsDone: t.exposeInt('filmsDone', { description: 'How many of its videos they have completed.' }),
  }),
});

export const PersonCertificateType = builder.objectRef<PersonCertificate>('PersonCertificate').implement({
  fields: (t) => ({
    certificateId: t.exposeID('certificateId'),
    title: t.exposeString('title'),
    registeredAt: t.string({ nullable: true, resolve: ({ registeredAt }) => millisOrNull(registeredAt) }),
    eligibleAt: t.string({ nullable: true, resolve: ({ eligibleAt }) => millisOrNull(eligibleAt) }),
    heldAt: t.string({
      nullable: true,
      description: 'Since when its issuing is held back.',
      resolve: ({ heldAt }) => millisOrNull(heldAt),
    }),
    heldReason: t.exposeString('heldReason', { nullable: true }),
    credentialId: t.exposeID('credentialId', { nullable: true }),
    issuedAt: t.string({ nullable: true, resolve: ({ issuedAt }) => millisOrNull(issuedAt) }),
    revokedAt: t.string({ nullable: true, resolve: ({ revokedAt }) => millisOrNull(revokedAt) }),
    revokedReason: t.exposeString('revokedReason', { nullable: true }),
  }),
});
