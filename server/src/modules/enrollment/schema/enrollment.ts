import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import { asMember } from '../../../base/context.ts';
import { builder, mutationPayload, requestNumberFields } from '../../../base/graphql/builder.ts';
import { payloadOf, valueOf } from '../../../base/graphql/result.ts';
import { EnrollmentStatusEnum, UserSessionType } from '../../catalogue/schema/objects.ts';
import type { UserSession } from '../../catalogue/types.ts';
import { getSessionLink } from '../service/calendar.ts';
import { getUserSession } from '../service/getUserSession.ts';
import { saveEnrollment } from '../service/saveEnrollment.ts';
import type { SavedEnrollment, SessionLink } from '../types.ts';

const SessionLinkType = builder.objectRef<SessionLink>('SessionLink').implement({
  fields: (t) => ({
    url: t.exposeString('url', { description: 'The calendar file.' }),
    googleUrl: t.exposeString('googleUrl'),
    outlookUrl: t.exposeString('outlookUrl'),
  }),
});

const SaveEnrollmentPayloadType = mutationPayload<SavedEnrollment & { conflictSession: UserSession }>(
  'SaveEnrollmentPayload',
  (t) => ({
    userId: t.exposeID('userId', { nullable: true }),
    sessionId: t.exposeID('sessionId', { nullable: true }),
    enrollmentStatus: t.expose('enrollmentStatus', { type: EnrollmentStatusEnum, nullable: true }),
    session: t.expose('session', { type: UserSessionType, nullable: true }),
    conflictSession: t.expose('conflictSession', {
      type: UserSessionType,
      nullable: true,
      description: 'With COURSE_SEAT_HELD: the session that holds the seat. Send it as swapFrom to swap.',
    }),
  }),
);

const SaveEnrollmentInput = builder.inputType('SaveEnrollmentInput', {
  fields: (t) => ({
    userId: t.id({ required: true }),
    sessionId: t.id({ required: true }),
    unenroll: t.boolean(),
    swapFrom: t.id(),
    reason: t.string({ description: 'By staff for somebody else: kept in the audit log; unenrolling needs one.' }),
    ...requestNumberFields(t, false),
  }),
});

builder.queryFields((t) => ({
  getUserSession: t.field({
    type: UserSessionType,
    nullable: true,
    access: contentRequirement,
    args: { sessionId: t.arg.id({ required: true }) },
    resolve: async (_root, { sessionId }, ctx) => valueOf(await getUserSession(asMember(ctx), sessionId)),
  }),
  getSessionLink: t.field({
    type: SessionLinkType,
    nullable: true,
    access: contentRequirement,
    args: {
      sessionId: t.arg.id({ required: true }),
      sessionTitle: t.arg.string({ description: 'Ignored: the server uses its own title.' }),
      date: t.arg.string({ description: 'Ignored: the server uses its own dates.' }),
      forceRefresh: t.arg.boolean({ defaultValue: false }),
    },
    resolve: async (_root, { sessionId, forceRefresh }, ctx) =>
      valueOf(await getSessionLink(asMember(ctx), { sessionId, forceRefresh: forceRefresh ?? false })),
  }),
}));

builder.mutationFields((t) => ({
  saveEnrollment: t.field({
    type: SaveEnrollmentPayloadType,
    nullable: true,
    access: 'member',
    args: { input: t.arg({ type: SaveEnrollmentInput, required: true }) },
    resolve: async (_root, { input }, ctx) => {
      const { userId, sessionId, unenroll, swapFrom, reason, clientSeq, deviceId } = input;
      const outcome = await saveEnrollment(asMember(ctx), {
        userId,
        sessionId,
        unenroll: unenroll ?? false,
        swapFrom: swapFrom ?? null,
        reason: reason ?? '',
        clientSeq: clientSeq ?? null,
        deviceId: deviceId ?? '',
      });
      return { ...payloadOf(outcome), conflictSession: outcome.ok ? null : (outcome.conflictSession ?? null) };
    },
  }),
}));
