import { asMember } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { getMeteringPlanDetails, listEntitledVideos } from '../service/metering.ts';
import type { CountedMeteringPlan, MeteringPlan } from '../types.ts';

export const MeteringPlanType = builder.objectRef<CountedMeteringPlan | MeteringPlan>('MeteringPlan').implement({
  description: "A limited account's allowance of videos in this calendar month.",
  fields: (t) => ({
    meteringPlanId: t.exposeID('meteringPlanId'),
    threshold: t.exposeInt('threshold', { nullable: true, description: 'Null: unlimited.' }),
    currentMeasure: t.exposeInt('currentMeasure'),
    resourceType: t.exposeString('resourceType'),
    watchedVideoIds: t.exposeIDList('watchedVideoIds'),
    entitledVideoIds: t.idList({
      description:
        'Those of the watched videos that still open for the member: once the allowance is used up, they can be rewatched.',
      // read only where somebody asks for them: the pages that count do not
      resolve: async (plan, _args, ctx) =>
        'entitledVideoIds' in plan ? [...plan.entitledVideoIds] : [...(await listEntitledVideos(asMember(ctx)))],
    }),
    resetsAt: t.exposeString('resetsAt'),
  }),
});

builder.queryField('getMeteringPlanDetails', (t) =>
  t.field({
    type: MeteringPlanType,
    nullable: true,
    access: 'member',
    description: 'Null for accounts that are not metered.',
    resolve: (_root, _args, ctx) => getMeteringPlanDetails(asMember(ctx)),
  }),
);
