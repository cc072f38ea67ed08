import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import { asMember } from '../../../base/context.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { WatchedSpanType } from '../../progress/schema/videos.ts';
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

const CreateVideoSessionPayload = mutationPayload<StartedViewing>('CreateVideoSessionPayload', (t) => ({
  userVideoSessionId: t.exposeID('viewingId', { nullable: true }),
  continueAtTime: t.exposeFloat('continueAtTime', { nullable: true }),
}));

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
    clientSeq: t.field({
      type: 'ClientSeq',
      required: true,
      description: 'A number that rises with each report of this viewing.',
    }),
  }),
});

const UpdateVideoSessionPayload = mutationPayload<ReportOutcome>('UpdateVideoSessionPayload', (t) => ({
  farthestWatchedTime: t.exposeFloat('farthestWatchedTime', { nullable: true }),
  continueAtTime: t.exposeFloat('continueAtTime', { nullable: true }),
  completed: t.exposeBoolean('completed', { nullable: true }),
  autoEnrolled: t.exposeBoolean('autoEnrolled', { nullable: true }),
  watched: t.field({
    type: [WatchedSpanType],
    nullable: true,
    description: 'The parts of the video that count as watched, over all viewings, in order.',
    resolve: ({ watched }) => (watched ? [...watched] : null),
  }),
  status: t.expose('status', { type: ViewingStatus, nullable: true }),
}));

builder.mutationFields((t) => ({
  createVideoSession: t.field({
    type: CreateVideoSessionPayload,
    nullable: true,
    access: contentRequirement,
    args: { input: t.arg({ type: CreateVideoSessionInput, required: true }) },
    resolve: async (_root, { input }, ctx) =>
      payloadOf(await createVideoSession(asMember(ctx), { ...input, clientUri: input.userClientUri ?? '' })),
  }),
  updateVideoSession: t.field({
    type: UpdateVideoSessionPayload,
    nullable: true,
    access: 'member',
    description: 'A report of the player. A repeated or late one changes nothing and returns the current state.',
    args: { input: t.arg({ type: UpdateVideoSessionInput, required: true }) },
    resolve: async (_root, { input }, ctx) => {
      const taken = await updateVideoSession(asMember(ctx), {
        viewingId: input.userVideoSessionId,
        videoId: input.videoId,
        courseId: input.courseId,
        clientSeq: input.clientSeq,
        playhead: input.continueAtTime,
        maxPlayhead: input.videoSessionMaxPlayhead,
        playingTime: input.videoSessionPlayingTime,
        from: input.from ?? null,
        to: input.to ?? null,
        status: input.status,
      });
      return payloadOf(taken);
    },
  }),
}));
