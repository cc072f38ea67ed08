import { builder } from '../../../base/graphql/builder.ts';
import { MailStateEnum, MailWithheldEnum } from '../../outbox/schema/outbox.ts';
import type {
  PersonDevice,
  PersonEntry,
  PersonMail,
  PersonMailStop,
  PersonNote,
  PersonPayments,
  PersonPrivacy,
} from '../types.ts';
import { millis, millisOrNull } from './millis.ts';

const PersonSubscriptionType = builder
  .objectRef<PersonPayments['subscriptions'][number]>('PersonSubscription')
  .implement({
    fields: (t) => ({
      subscriptionId: t.exposeID('subscriptionId'),
      name: t.exposeString('name'),
      status: t.exposeString('status'),
      amount: t.exposeInt('amount', { nullable: true, description: 'Whole cents.' }),
      periodEndsAt: t.string({ resolve: ({ periodEndsAt }) => millis(periodEndsAt) }),
      cancelsAt: t.string({ nullable: true, resolve: ({ cancelsAt }) => millisOrNull(cancelsAt) }),
    }),
  });

const PersonPurchaseType = builder.objectRef<PersonPayments['purchases'][number]>('PersonPurchase').implement({
  fields: (t) => ({
    checkoutId: t.exposeID('checkoutId'),
    name: t.exposeString('name'),
    amount: t.exposeInt('amount', { description: 'Its price in whole cents, without a discount.' }),
    boughtAt: t.string({ resolve: ({ boughtAt }) => millis(boughtAt) }),
  }),
});

const PersonRefundType = builder.objectRef<PersonPayments['refunds'][number]>('PersonRefund').implement({
  fields: (t) => ({
    refundId: t.exposeID('refundId'),
    amount: t.exposeInt('amount', { description: 'Whole cents.' }),
    decidedAt: t.string({ resolve: ({ decidedAt }) => millis(decidedAt) }),
    doneAt: t.string({ nullable: true, resolve: ({ doneAt }) => millisOrNull(doneAt) }),
  }),
});

export const PersonPaymentsType = builder.objectRef<PersonPayments>('PersonPayments').implement({
  fields: (t) => ({
    subscriptions: t.expose('subscriptions', { type: [PersonSubscriptionType] }),
    purchases: t.expose('purchases', { type: [PersonPurchaseType] }),
    refunds: t.expose('refunds', { type: [PersonRefundType] }),
  }),
});

export const PersonMailType = builder.objectRef<PersonMail>('PersonMail').implement({
  description: 'A mail to them, without its text.',
  fields: (t) => ({
    mailId: t.id({ resolve: ({ mailId }) => String(mailId) }),
    letter: t.exposeString('letter'),
    subject: t.exposeString('subject'),
    state: t.expose('state', { type: MailStateEnum }),
    withheld: t.expose('withheld', { type: MailWithheldEnum, nullable: true }),
    createdAt: t.string({ resolve: ({ createdAt }) => millis(createdAt) }),
  }),
});

export const PersonMailStopType = builder.objectRef<PersonMailStop>('PersonMailStop').implement({
  description: 'Why no mail is sent to their address.',
  fields: (t) => ({
    reason: t.expose('reason', { type: MailWithheldEnum }),
    since: t.string({ resolve: ({ since }) => millis(since) }),
    words: t.exposeString('words', { description: 'What the receiving server said last.' }),
  }),
});

export const PersonDeviceType = builder.objectRef<PersonDevice>('PersonDevice').implement({
  description: 'A kind of browser in which they are signed in.',
  fields: (t) => ({
    device: t.exposeString('device'),
    signIns: t.exposeInt('signIns'),
    lastUsedAt: t.string({ resolve: ({ lastUsedAt }) => millis(lastUsedAt) }),
  }),
});

export const PersonEntryType = builder.objectRef<PersonEntry>('PersonEntry').implement({
  description: 'An entry of the audit log about them, without what it has changed.',
  fields: (t) => ({
    entryId: t.id({ resolve: ({ entryId }) => String(entryId) }),
    action: t.exposeString('action'),
    reason: t.exposeString('reason', { nullable: true }),
    by: t.exposeString('by'),
    doneAt: t.string({ resolve: ({ at }) => millis(at) }),
  }),
});

export const PersonNoteType = builder.objectRef<PersonNote>('PersonNote').implement({
  description: 'What the team has noted about them.',
  fields: (t) => ({
    noteId: t.exposeID('noteId'),
    note: t.exposeString('note'),
    authorName: t.exposeString('authorName', { nullable: true }),
    writtenAt: t.string({ resolve: ({ writtenAt }) => millis(writtenAt) }),
    isMine: t.exposeBoolean('isMine'),
  }),
});

const PersonErasureType = builder.objectRef<NonNullable<PersonPrivacy['erasure']>>('PersonErasure').implement({
  fields: (t) => ({
    requestedAt: t.string({ resolve: ({ requestedAt }) => millis(requestedAt) }),
    dueAt: t.string({ resolve: ({ dueAt }) => millis(dueAt) }),
  }),
});

const PersonDataCopyType = builder.objectRef<PersonPrivacy['copies'][number]>('PersonDataCopy').implement({
  fields: (t) => ({
    requestedAt: t.string({ resolve: ({ requestedAt }) => millis(requestedAt) }),
    readyAt: t.string({ nullable: true, resolve: ({ readyAt }) => millisOrNull(readyAt) }),
  }),
});

export const PersonPrivacyType = builder.objectRef<PersonPrivacy>('PersonPrivacy').implement({
  description: 'What they have asked for about their data; never the data.',
  fields: (t) => ({
    erasure: t.expose('erasure', { type: PersonErasureType, nullable: true }),
    copies: t.expose('copies', { type: [PersonDataCopyType] }),
  }),
});
