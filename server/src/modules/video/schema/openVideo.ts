import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import type { Result } from '@atrium/domain/errors.ts';
import { builder, MutationErrorType } from '../../../base/builder.ts';
import { asMember } from '../../../base/context.ts';
import { errorOf } from '../../../base/result.ts';
import { openVideo } from '../service/openVideo.ts';
import type { OpenedVideo } from '../types.ts';
import { MeteringPlanType } from './metering.ts';

const OpenVideoPayload = builder.objectRef<Result<OpenedVideo>>('OpenVideoPayload').implement({
  fields: (t) => ({
    manifestUrl: t.string({ nullable: true, resolve: (result) => (result.ok ? result.value.manifestUrl : null) }),
    expiresAt: t.string({ nullable: true, resolve: (result) => (result.ok ? result.value.expiresAt : null) }),
    metering: t.field({
      type: MeteringPlanType,
      nullable: true,
      resolve: (result) => (result.ok ? result.value.metering : null),
    }),
    error: t.field({ type: MutationErrorType, nullable: true, resolve: errorOf }),
  }),
});

builder.mutationField('openVideo', (t) =>
  t.field({
    type: OpenVideoPayload,
    nullable: true,
    access: contentRequirement,
    description: 'Requests a signed manifest, valid for ten minutes; a limited account uses one of its videos.',
    args: {
      topLevelId: t.arg.id({ required: true }),
      groupId: t.arg.id({ required: true }),
      videoContentId: t.arg.id({ required: true }),
    },
    resolve: (_root, args, ctx) => openVideo(asMember(ctx), args),
  }),
);
