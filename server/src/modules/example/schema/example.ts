import { asStaff, type StaffContext } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { addExample } from '../service/addExample.ts';
import { getExample } from '../service/getExample.ts';
import { removeExample } from '../service/removeExample.ts';
import { exampleStates, type ExampleAcademy, type ExampleCount } from '../types.ts';

const StateEnum = builder.enumType('ExampleAcademyState', { values: exampleStates });

const CountType = builder.objectRef<ExampleCount>('ExampleAcademyCount').implement({
  fields: (t) => ({
    kind: t.exposeString('kind'),
    total: t.exposeInt('total'),
    done: t.exposeInt('done', { description: 'How many of them are published.' }),
  }),
});

const ExampleType = builder.objectRef<ExampleAcademy>('ExampleAcademy').implement({
  description: 'Content to begin with, which can be removed again (BEG-05).',
  fields: (t) => ({
    state: t.expose('state', { type: StateEnum }),
    isEmpty: t.exposeBoolean('isEmpty', { description: 'Whether it can be loaded.' }),
    counts: t.expose('counts', { type: [CountType] }),
    failure: t.exposeString('failure', { nullable: true, description: 'Why it could not go on.' }),
  }),
});

builder.queryField('getExampleAcademy', (t) =>
  t.field({
    type: ExampleType,
    access: { staff: 'academy.read' },
    nullable: true,
    resolve: (_root, _args, ctx) => getExample(asStaff(ctx)),
  }),
);

const depsOf = (ctx: StaffContext, args: Parameters<typeof staffAct>[1]) => ({
  ...staffAct(ctx, args),
  documentKinds: ctx.documentKinds,
  fillExample: ctx.fillExample,
});

builder.mutationFields((t) => ({
  addExampleAcademy: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'academy.write' },
    description: 'Has the example academy loaded into an empty one, by a job. For staff.',
    args: actArgs(t),
    resolve: async (_root, args, ctx) => payloadOf(await addExample(depsOf(asStaff(ctx), args))),
  }),
  removeExampleAcademy: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'academy.write' },
    description: 'Removes the example academy, as long as nobody has touched it. For staff.',
    args: actArgs(t),
    resolve: async (_root, args, ctx) => payloadOf(await removeExample(depsOf(asStaff(ctx), args))),
  }),
}));
