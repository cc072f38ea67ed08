import { healthStates, type HealthLine } from '@atrium/domain/health/findings.ts';
import { asStaff } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { checkHealth } from '../service/checkHealth.ts';

const HealthStateEnum = builder.enumType('HealthState', {
  values: healthStates,
  description: 'OFF: not set up, so that a part of the product does nothing.',
});

const HealthLineType = builder.objectRef<HealthLine>('HealthLine').implement({
  description: 'A part of the installation, and how it is.',
  fields: (t) => ({
    part: t.exposeString('id', { description: 'Its name for programs.' }),
    title: t.exposeString('title'),
    state: t.expose('state', { type: HealthStateEnum }),
    words: t.exposeString('words'),
    todo: t.exposeString('todo', { nullable: true, description: 'What to do; null for nothing.' }),
  }),
});

builder.queryFields((t) => ({
  checkHealth: t.field({
    type: [HealthLineType],
    nullable: true,
    access: { staff: 'job.read' },
    cost: 'dear',
    description: 'Looks at every part of the installation now, and says how each is. For staff.',
    resolve: (_root, _args, ctx) => checkHealth(asStaff(ctx)),
  }),
}));
