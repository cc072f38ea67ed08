import { eventTitle, webhookProviders, webhookStates } from '@atrium/domain/webhook/webhookState.ts';
import { asStaff } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { FailureType, JobFactType } from '../../job/schema/jobs.ts';
import { countFailedWebhooks, listWebhooks } from '../service/listWebhooks.ts';
import { replayWebhook } from '../service/staff/replayWebhook.ts';
import type { ReceivedEvent, WebhookPage } from '../types.ts';

const ProviderEnum = builder.enumType('WebhookProvider', { values: webhookProviders });
const StateEnum = builder.enumType('WebhookState', { values: webhookStates });

const millis = (at: number | null): string | null => (at === null ? null : String(at));

const ReceivedEventType = builder.objectRef<ReceivedEvent>('ReceivedEvent').implement({
  description: 'An event that a provider has sent, without what is personal or secret in it.',
  fields: (t) => ({
    eventId: t.exposeID('eventId'),
    provider: t.expose('provider', { type: ProviderEnum }),
    title: t.string({ description: 'Its type in words.', resolve: ({ type }) => eventTitle(type) }),
    state: t.expose('state', { type: StateEnum }),
    facts: t.expose('facts', { type: [JobFactType] }),
    isReplayable: t.exposeBoolean('isReplayable', { description: 'Whether it may be handled once more.' }),
    tries: t.exposeInt('tries', { description: 'How often it was tried without success.' }),
    failure: t.expose('failure', { type: FailureType, nullable: true }),
    happenedAt: t.string({
      description: 'When it happened at the provider, a millisecond string.',
      resolve: ({ happenedAt }) => String(happenedAt),
    }),
    receivedAt: t.string({ description: 'A millisecond string.', resolve: ({ receivedAt }) => String(receivedAt) }),
    handledAt: t.string({
      nullable: true,
      description: 'A millisecond string.',
      resolve: ({ handledAt }) => millis(handledAt),
    }),
    nextAt: t.string({
      nullable: true,
      description: 'When it is tried next, a millisecond string.',
      resolve: ({ nextAt }) => millis(nextAt),
    }),
  }),
});

const WebhookPageType = builder.objectRef<WebhookPage>('WebhookPage').implement({
  fields: (t) => ({
    events: t.expose('events', { type: [ReceivedEventType] }),
    nextAfter: t.exposeString('nextAfter', { nullable: true, description: 'Where the next page begins.' }),
  }),
});

builder.queryFields((t) => ({
  listReceivedEvents: t.field({
    type: WebhookPageType,
    nullable: true,
    access: { staff: 'webhook.read' },
    cost: 'dear',
    description: 'Events that the payment provider and the meeting provider have sent, the newest first. For staff.',
    args: {
      provider: t.arg({ type: ProviderEnum }),
      state: t.arg({ type: StateEnum }),
      after: t.arg.string({ description: 'Where the page begins.' }),
      count: t.arg.int({ defaultValue: 50, description: 'At most 100.' }),
    },
    resolve: (_root, { provider, state, after, count }, ctx) =>
      listWebhooks(asStaff(ctx), {
        provider: provider ?? null,
        state: state ?? null,
        after: after ?? null,
        count: count ?? 50,
      }),
  }),
  countFailedEvents: t.int({
    nullable: true,
    access: { staff: 'webhook.read' },
    cost: 'dear',
    description: 'How many events of providers were given up, or have failed for some minutes. For staff.',
    resolve: (_root, _args, ctx) => countFailedWebhooks(asStaff(ctx)),
  }),
}));

builder.mutationField('replayEvent', (t) =>
  t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'webhook.write' },
    description: 'Has an event of a provider be handled once more. For staff.',
    args: {
      provider: t.arg({ type: ProviderEnum, required: true }),
      eventId: t.arg.id({ required: true }),
      ...actArgs(t),
    },
    resolve: async (_root, { provider, eventId, ...args }, ctx) =>
      payloadOf(await replayWebhook(staffAct(asStaff(ctx), args), { provider, eventId })),
  }),
);
