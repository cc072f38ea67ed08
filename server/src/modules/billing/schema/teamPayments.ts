import { paymentStates, paymentViews, teamRefundStates } from '@atrium/domain/billing/paymentState.ts';
import { asStaff } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { findPaymentTrouble, listPayments } from '../service/listPayments.ts';
import type { PaymentList, PaymentTrouble, TeamPayment } from '../service/listPayments.ts';
import { refundPayment } from '../service/staff/refundPayment.ts';

const cents = 'Whole US cents.';
const millis = (at: number | null): string | null => (at === null ? null : String(at));

const ViewEnum = builder.enumType('PaymentView', { values: paymentViews });
const StateEnum = builder.enumType('PaymentState', { values: paymentStates });
const RefundStateEnum = builder.enumType('TeamRefundState', { values: teamRefundStates });

const TeamRefundType = builder.objectRef<TeamPayment['refunds'][number]>('TeamRefund').implement({
  description: 'What somebody of the team gave back, or tried to.',
  fields: (t) => ({
    refundId: t.exposeID('refundId'),
    amount: t.exposeInt('amount', { description: cents }),
    state: t.expose('state', { type: RefundStateEnum }),
    failure: t.exposeString('failure', { nullable: true, description: 'Why it did not arrive.' }),
    decidedAt: t.string({ description: 'A millisecond string.', resolve: ({ decidedAt }) => String(decidedAt) }),
  }),
});

const TeamPaymentType = builder.objectRef<TeamPayment>('TeamPayment').implement({
  description: 'Something that was paid, or is due and could not be. Instants are millisecond strings.',
  fields: (t) => ({
    paymentId: t.exposeID('paymentId'),
    userId: t.exposeID('userId'),
    displayName: t.exposeString('displayName'),
    email: t.exposeString('email', { description: 'Masked for those who read no addresses.' }),
    product: t.exposeString('product', { nullable: true, description: 'Null for what is not sold here.' }),
    amount: t.exposeInt('amount', { description: cents }),
    refunded: t.exposeInt('refunded', { description: `As it was last read at the provider. ${cents}` }),
    pending: t.exposeInt('pending', { description: `On its way back. ${cents}` }),
    state: t.expose('state', { type: StateEnum }),
    happenedAt: t.string({ description: 'Paid, or first tried.', resolve: ({ happenedAt }) => String(happenedAt) }),
    invoiceUrl: t.exposeString('invoiceUrl', { nullable: true, description: 'The invoice at the provider.' }),
    providerUrl: t.exposeString('providerUrl', { nullable: true, description: 'Its page on the dashboard there.' }),
    tries: t.exposeInt('tries', { description: 'How often it was tried without success.' }),
    retryAt: t.string({
      nullable: true,
      description: 'When the provider tries again.',
      resolve: ({ retryAt }) => millis(retryAt),
    }),
    mailedAt: t.string({
      nullable: true,
      description: 'When the member was mailed last that it could not be paid.',
      resolve: ({ mailedAt }) => millis(mailedAt),
    }),
    disputeDueAt: t.string({
      nullable: true,
      description: 'Until when the provider takes evidence in an open dispute.',
      resolve: ({ disputeDueAt }) => millis(disputeDueAt),
    }),
    refundable: t.exposeInt('refundable', { description: `What the caller may still give back. ${cents}` }),
    isEndable: t.exposeBoolean('mayEnd', { description: 'Whether there is a membership that may end with a refund.' }),
    refunds: t.field({
      type: [TeamRefundType],
      description: 'Those of the team, the oldest first.',
      resolve: ({ refunds }) => [...refunds],
    }),
  }),
});

const PaymentListType = builder.objectRef<PaymentList>('PaymentList').implement({
  fields: (t) => ({
    payments: t.field({ type: [TeamPaymentType], resolve: ({ payments }) => [...payments] }),
    nextAfter: t.exposeString('nextAfter', { nullable: true, description: 'Where the next page begins.' }),
  }),
});

const PaymentTroubleType = builder.objectRef<PaymentTrouble>('PaymentTrouble').implement({
  description: 'What of payments needs somebody.',
  fields: (t) => ({
    disputes: t.exposeInt('disputes', { description: 'Disputes that are open.' }),
    dueAt: t.string({
      nullable: true,
      description: 'Until when the first of them takes evidence, a millisecond string.',
      resolve: ({ dueAt }) => millis(dueAt),
    }),
    refused: t.exposeInt('refused', { description: 'Refunds of the team that did not arrive, in the last 30 days.' }),
  }),
});

builder.queryFields((t) => ({
  listPayments: t.field({
    type: PaymentListType,
    nullable: true,
    access: { staff: 'payment.read' },
    cost: 'dear',
    description: 'What people have paid, and what could not be paid, the newest first. For staff.',
    args: {
      view: t.arg({ type: ViewEnum, defaultValue: 'ALL' }),
      text: t.arg.string({ defaultValue: '', description: 'Of a name, an address, or an id.' }),
      userId: t.arg.id({ description: 'Of this person alone.' }),
      after: t.arg.string({ description: 'Where the page begins.' }),
      count: t.arg.int({ defaultValue: 50, description: 'At most 100.' }),
    },
    resolve: (_root, { view, text, userId, after, count }, ctx) =>
      listPayments(asStaff(ctx), {
        view: view ?? 'ALL',
        text: text ?? '',
        memberId: userId ?? null,
        after: after ?? null,
        count: count ?? 50,
      }),
  }),
  getPaymentTrouble: t.field({
    type: PaymentTroubleType,
    nullable: true,
    access: { staff: 'payment.read' },
    cost: 'dear',
    description: 'Disputes that are open, and refunds that did not arrive. For staff.',
    resolve: (_root, _args, ctx) => findPaymentTrouble(asStaff(ctx)),
  }),
}));

builder.mutationField('refundPayment', (t) =>
  t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'refund.write' },
    description: 'Gives money back to the card it came from. For staff.',
    args: {
      paymentId: t.arg.id({ required: true }),
      amount: t.arg.int({ required: true, description: cents }),
      ends: t.arg.boolean({ defaultValue: false, description: 'Whether the membership ends with it.' }),
      press: t.arg.string({ required: true, description: 'Names the press: again, it gives nothing back.' }),
      ...actArgs(t),
    },
    resolve: async (_root, { paymentId, amount, ends, press, ...args }, ctx) => {
      const act = { ...staffAct(asStaff(ctx), args), site: ctx.site, payments: ctx.ports.payments };
      return payloadOf(await refundPayment(act, { paymentId, amount, ends: ends === true, press }));
    },
  }),
);
