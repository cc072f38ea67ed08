import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import type { NextStep } from '@atrium/domain/member/nextSteps.ts';
import { asMember } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { getNextStepsStatus } from '../service/getNextStepsStatus.ts';

const NextStepType = builder.objectRef<NextStep>('NextStep').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    isCompleted: t.exposeBoolean('isCompleted'),
    remedyRoute: t.exposeString('remedyRoute', { description: 'The address at which it is done.' }),
  }),
});

builder.queryField('getNextStepsStatus', (t) =>
  t.field({
    type: [NextStepType],
    nullable: true,
    access: routeRequirement('/'),
    description: 'For limited members; empty for every other account.',
    resolve: async (_root, _args, ctx) => [...(await getNextStepsStatus(asMember(ctx)))],
  }),
);
