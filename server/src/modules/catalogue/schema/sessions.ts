import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { asMember } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import {
  getEntitledBusinessArchiveSessions,
  getEntitledBootcampSessions,
  getEntitledSessions,
  listFreeSessions,
  listPastSessions,
  listUserMeetings,
  listUserSessions,
  type ArchiveSession,
} from '../service/sessions.ts';
import type { UserMeeting, UserSession } from '../types.ts';
import { CourseCardType, CourseTypeEnum, UserSessionType } from './objects.ts';

const EntitledSessionType = builder.objectRef<UserSession>('EntitledSession').implement({
  fields: (t) => ({
    sessionId: t.exposeID('sessionId'),
    courseId: t.exposeID('courseId'),
    courseType: t.expose('courseType', { type: CourseTypeEnum }),
    title: t.exposeString('title'),
    subtitle: t.exposeString('subtitle'),
    coverImageUrl: t.exposeString('coverImageUrl'),
    startAt: t.exposeString('startAt', { nullable: true, description: 'Epoch milliseconds.' }),
    endAt: t.exposeString('endAt', { nullable: true, description: 'Epoch milliseconds.' }),
  }),
});

const ArchiveSessionType = builder.objectRef<ArchiveSession>('ArchiveSession').implement({
  fields: (t) => ({
    sessionId: t.exposeID('sessionId'),
    courseId: t.exposeID('courseId'),
    courseType: t.expose('courseType', { type: CourseTypeEnum }),
    title: t.exposeString('title'),
    subtitle: t.exposeString('subtitle'),
    coverImageUrl: t.exposeString('coverImageUrl'),
    course: t.expose('course', { type: CourseCardType }),
  }),
});

const UserMeetingType = builder.objectRef<UserMeeting>('UserMeeting').implement({
  description:
    'A meeting of a live session in which the viewer is enrolled; the whole span for a session without meetings.',
  fields: (t) => ({
    sessionId: t.exposeID('sessionId'),
    courseId: t.exposeID('courseId'),
    courseTitle: t.exposeString('courseTitle'),
    sessionTitle: t.exposeString('sessionTitle'),
    title: t.exposeString('title'),
    startAt: t.exposeString('startAt'),
    endAt: t.exposeString('endAt'),
  }),
});

builder.queryFields((t) => ({
  listUserMeetings: t.field({
    type: [UserMeetingType],
    nullable: true,
    access: 'member',
    description: "The viewer's meetings that are not over, soonest first, at most 200.",
    resolve: (_root, _args, ctx) => listUserMeetings(asMember(ctx)),
  }),
  listUserSessions: t.field({
    type: [UserSessionType],
    nullable: true,
    access: routeRequirement('/courses'),
    args: { showHiddenInCatalog: t.arg.boolean({ defaultValue: false }) },
    resolve: (_root, args, ctx) =>
      listUserSessions(asMember(ctx), { courseId: null, showHidden: args.showHiddenInCatalog ?? false }),
  }),
  listUserSessionsByCourse: t.field({
    type: [UserSessionType],
    nullable: true,
    access: routeRequirement('/courses/{courseId}'),
    args: { courseId: t.arg.id({ required: true }), showHiddenInCatalog: t.arg.boolean({ defaultValue: false }) },
    resolve: (_root, args, ctx) =>
      listUserSessions(asMember(ctx), { courseId: args.courseId, showHidden: args.showHiddenInCatalog ?? false }),
  }),
  listFreeSessions: t.field({
    type: [UserSessionType],
    nullable: true,
    access: routeRequirement('/courses'),
    resolve: (_root, _args, ctx) => listFreeSessions(asMember(ctx)),
  }),
  listPastSessions: t.field({
    type: [UserSessionType],
    nullable: true,
    access: routeRequirement('/courses'),
    resolve: (_root, _args, ctx) => listPastSessions(asMember(ctx)),
  }),
  getEntitledSessions: t.field({
    type: [EntitledSessionType],
    nullable: true,
    access: 'member',
    args: { courseId: t.arg.id() },
    resolve: (_root, { courseId }, ctx) => getEntitledSessions(asMember(ctx), courseId ?? null),
  }),
  getEntitledBusinessArchiveSessions: t.field({
    type: [ArchiveSessionType],
    nullable: true,
    access: routeRequirement('/courses/business-archive'),
    resolve: (_root, _args, ctx) => getEntitledBusinessArchiveSessions(asMember(ctx)),
  }),
  getEntitledBootcampSessions: t.field({
    type: [EntitledSessionType],
    nullable: true,
    access: routeRequirement('/mini-mbas'),
    description: "The viewer's Mini-MBA sessions, soonest first.",
    resolve: (_root, _args, ctx) => getEntitledBootcampSessions(asMember(ctx)),
  }),
}));
