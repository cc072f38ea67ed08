import { asStaff } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { listReconciliations } from '../service/runs.ts';
import { startReconciliation } from '../service/staff/startReconciliation.ts';
import { runKinds, type ReconciliationRun } from '../types.ts';

const RunKindEnum = builder.enumType('ReconciliationKind', { values: runKinds });

const DifferenceType = builder
  .objectRef<ReconciliationRun['differences'][number]>('ReconciliationDifference')
  .implement({
    fields: (t) => ({
      subject: t.exposeString('subject', { description: 'The id of a subscription or a payment.' }),
      words: t.exposeString('words', { description: 'How it differed.' }),
      isCorrected: t.exposeBoolean('isCorrected'),
      userId: t.exposeID('userId', { nullable: true }),
      displayName: t.exposeString('displayName', { nullable: true }),
    }),
  });

const RunType = builder.objectRef<ReconciliationRun>('ReconciliationRun').implement({
  description: 'A comparison with the payment provider. Instants are millisecond strings.',
  fields: (t) => ({
    runId: t.exposeInt('runId'),
    kind: t.expose('kind', { type: RunKindEnum }),
    begunAt: t.string({ resolve: ({ begunAt }) => String(begunAt) }),
    endedAt: t.string({
      nullable: true,
      description: 'Null while it runs.',
      resolve: ({ endedAt }) => (endedAt === null ? null : String(endedAt)),
    }),
    subscriptions: t.exposeInt('subscriptions', { description: 'How many were compared.' }),
    refunds: t.exposeInt('refunds', { description: 'How many were compared.' }),
    lost: t.exposeInt('lost', { description: 'Events that had not arrived.' }),
    owed: t.exposeInt('owed', { description: 'Payments that are still to be given back.' }),
    failure: t.exposeString('failure', { nullable: true, description: 'Why it came to no end.' }),
    differences: t.field({ type: [DifferenceType], resolve: ({ differences }) => [...differences] }),
  }),
});

builder.queryField('listReconciliations', (t) =>
  t.field({
    type: [RunType],
    nullable: true,
    access: { staff: 'payment.read' },
    cost: 'dear',
    description: 'The last comparisons with the payment provider, the newest first. For staff.',
    resolve: (_root, _args, ctx) => listReconciliations(asStaff(ctx)),
  }),
);

builder.mutationField('startReconciliation', (t) =>
  t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'payment.write' },
    description: 'Has everything be compared with the payment provider now. For staff.',
    args: {
      compareOnly: t.arg.boolean({ required: true, description: 'Says what differs, and corrects nothing.' }),
      ...actArgs(t),
    },
    resolve: async (_root, { compareOnly, ...args }, ctx) => {
      const act = { ...staffAct(asStaff(ctx), args), payments: ctx.ports.payments };
      return payloadOf(await startReconciliation(act, compareOnly));
    },
  }),
);
