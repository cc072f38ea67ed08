import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import { asMember } from '../../../base/context.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { openVideo } from '../service/openVideo.ts';
import type { OpenedVideo } from '../types.ts';
import { MeteringPlanType } from './metering.ts';

const OpenVideoPayload = mutationPayload<OpenedVideo>('OpenVideoPayload', (t) => ({
  manifestUrl: t.exposeString('manifestUrl', { nullable: true }),
  expiresAt: t.exposeString('expiresAt', { nullable: true }),
  metering: t.expose('metering', { type: MeteringPlanType, nullable: true }),
}));

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
    resolve: async (_root, args, ctx) => payloadOf(await openVideo(asMember(ctx), args)),
  }),
);
