import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import { asMember } from '../../../base/context.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { saveSessionContentProgress } from '../service/saveSessionContentProgress.ts';
import { progressStatuses, progressTypes, type SavedProgress } from '../types.ts';

const ProgressTypeEnum = builder.enumType('SessionContentProgressType', { values: progressTypes });
const ProgressStatusEnum = builder.enumType('SessionContentProgressStatus', { values: progressStatuses });

const SaveSessionContentProgressPayload = mutationPayload<SavedProgress>('SaveSessionContentProgressPayload', (t) => ({
  sessionContentId: t.exposeID('sessionContentId', { nullable: true }),
  type: t.expose('type', { type: ProgressTypeEnum, nullable: true }),
  status: t.expose('status', { type: ProgressStatusEnum, nullable: true }),
}));

builder.mutationFields((t) => ({
  saveSessionContentProgress: t.field({
    type: SaveSessionContentProgressPayload,
    nullable: true,
    access: contentRequirement,
    args: {
      sessionContentId: t.arg.id({ required: true }),
      type: t.arg({ type: ProgressTypeEnum, required: true }),
      status: t.arg({ type: ProgressStatusEnum, required: true }),
      userId: t.arg.id({ description: 'Another member, for staff: a project is returned by NotStarted.' }),
    },
    resolve: async (_root, { userId, ...args }, ctx) =>
      payloadOf(await saveSessionContentProgress(asMember(ctx), { ...args, userId: userId ?? null })),
  }),
}));
