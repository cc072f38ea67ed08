import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import { refuse, type Result } from '@atrium/domain/errors.ts';
import { builder, MutationErrorType } from '../../../base/builder.ts';
import { asMember } from '../../../base/context.ts';
import { errorOf } from '../../../base/result.ts';
import type { StartedViewing } from '../../progress/types.ts';
import { createVideoSession, updateVideoSession } from '../service/viewings.ts';
import type { ReportOutcome } from '../types.ts';

const ViewingStatus = builder.enumType('ViewingStatus', { values: ['IN_PROGRESS', 'ENDED'] as const });

const CreateVideoSessionInput = builder.inputType('CreateVideoSessionInput', {
  fields: (t) => ({
    videoId: t.id({ required: true }),
    courseId: t.id({ required: true }),
    sessionId: t.id({ required: true }),
    courseContentId: t.id(),
    userClientUri: t.string({ description: 'Stored without its query.' }),
    type: t.string(),
    videoDurationAtPlaytime: t.float({ description: 'Ignored: the server uses its own duration.' }),
  }),
});

const CreateVideoSessionPayload = builder.objectRef<Result<StartedViewing>>('CreateVideoSessionPayload').implement({
  fields: (t) => ({
    userVideoSessionId: t.id({ nullable: true, resolve: (result) => (result.ok ? result.value.viewingId : null) }),
    continueAtTime: t.float({ nullable: true, resolve: (result) => (result.ok ? result.value.continueAtTime : null) }),
    error: t.field({ type: MutationErrorType, nullable: true, resolve: errorOf }),
  }),
});

const UpdateVideoSessionInput = builder.inputType('UpdateVideoSessionInput', {
  fields: (t) => ({
    userVideoSessionId: t.id({ required: true }),
    videoId: t.id({ required: true }),
    courseId: t.id({ required: true }),
    continueAtTime: t.float({ required: true }),
    videoSessionPlayingTime: t.float({ required: true, description: 'Seconds played in this viewing so far.' }),
    videoSessionMaxPlayhead: t.float({ required: true }),
    from: t.float({ description: 'With `to`: the seconds of the video watched since the last report.' }),
    to: t.float(),
    status: t.field({ type: ViewingStatus, required: true }),
    clientSeq: t.string({ required: true, description: 'A number that rises with each report of this viewing.' }),
  }),
});

const UpdateVideoSessionPayload = builder.objectRef<Result<ReportOutcome>>('UpdateVideoSessionPayload').implement({
  fields: (t) => ({
    farthestWatchedTime: t.float({
      nullable: true,
      resolve: (result) => (result.ok ? result.value.farthestWatchedTime : null),
    }),
    continueAtTime: t.float({ nullable: true, resolve: (result) => (result.ok ? result.value.continueAtTime : null) }),
    completed: t.boolean({ nullable: true, resolve: (result) => (result.ok ? result.value.completed : null) }),
    autoEnrolled: t.boolean({ nullable: true, resolve: (result) => (result.ok ? result.value.autoEnrolled : null) }),
    status: t.field({
      type: ViewingStatus,
      nullable: true,
      resolve: (result) => (result.ok ? result.value.status : null),
    }),
    error: t.field({ type: MutationErrorType, nullable: true, resolve: errorOf }),
  }),
});

const sequence = /^\d{1,15}$/;

builder.mutationFields((t) => ({
  createVideoSession: t.field({
    type: CreateVideoSessionPayload,
    nullable: true,
    access: contentRequirement,
    args: { input: t.arg({ type: CreateVideoSessionInput, required: true }) },
    resolve: (_root, { input }, ctx) =>
      createVideoSession(asMember(ctx), { ...input, clientUri: input.userClientUri ?? '' }),
  }),
  updateVideoSession: t.field({
    type: UpdateVideoSessionPayload,
    nullable: true,
    access: 'member',
    description: 'A report of the player. A repeated or late one changes nothing and returns the current state.',
    args: { input: t.arg({ type: UpdateVideoSessionInput, required: true }) },
    resolve: (_root, { input }, ctx) => {
      if (!sequence.test(input.clientSeq)) return refuse('INVALID_INPUT', { reason: 'CLIENT_SEQ' });
      return updateVideoSession(asMember(ctx), {
        viewingId: input.userVideoSessionId,
        videoId: input.videoId,
        courseId: input.courseId,
        clientSeq: Number(input.clientSeq),
        position: input.continueAtTime,
        maxPlayhead: input.videoSessionMaxPlayhead,
        playingTime: input.videoSessionPlayingTime,
        from: input.from ?? null,
        to: input.to ?? null,
        status: input.status,
      });
    },
  }),
}));
