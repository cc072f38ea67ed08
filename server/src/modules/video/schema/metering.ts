import { builder } from '../../../base/builder.ts';
import { asMember } from '../../../base/context.ts';
import { getMeteringPlanDetails } from '../service/metering.ts';
import type { MeteringPlan } from '../types.ts';

export const MeteringPlanType = builder.objectRef<MeteringPlan>('MeteringPlan').implement({
  description: "A limited account's allowance of videos in this calendar month.",
  fields: (t) => ({
    meteringPlanId: t.exposeID('meteringPlanId'),
    threshold: t.exposeInt('threshold', { nullable: true, description: 'Null: without limit.' }),
    currentMeasure: t.exposeInt('currentMeasure'),
    resourceType: t.exposeString('resourceType'),
    watchedVideoIds: t.idList({ resolve: (plan) => [...plan.watchedVideoIds] }),
    entitledVideoIds: t.idList({
      description:
        'Of the watched ones, those that may be opened still: once the allowance is spent, they may be seen again.',
      resolve: (plan) => [...plan.entitledVideoIds],
    }),
    resetsAt: t.exposeString('resetsAt'),
  }),
});

builder.queryField('getMeteringPlanDetails', (t) =>
  t.field({
    type: MeteringPlanType,
    nullable: true,
    access: 'member',
    description: 'Null for accounts without a meter.',
    resolve: (_root, _args, ctx) => getMeteringPlanDetails(asMember(ctx)),
  }),
);
