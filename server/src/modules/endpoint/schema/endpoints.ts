import { endpointEventTitle } from '@atrium/domain/endpoint/endpointEvents.ts';
import { asStaff, type Context } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { countFailedDeliveries, listDeliveries, listEndpoints } from '../service/listEndpoints.ts';
import { replayDeliveries } from '../service/staff/replayDeliveries.ts';
import {
  removeWebhookEndpoint,
  replaceEndpointSecret,
  saveWebhookEndpoint,
  type EndpointAct,
  type EndpointChange,
} from '../service/staff/saveEndpoint.ts';
import { deliveryStates, type Delivery, type DeliveryPage, type Endpoint } from '../types.ts';

const StateEnum = builder.enumType('WebhookDeliveryState', { values: deliveryStates });
const millis = (at: number | null): string | null => (at === null ? null : String(at));
const instant = 'A millisecond string.';

const EndpointType = builder.objectRef<Endpoint>('WebhookEndpoint').implement({
  description: 'Where another program is told of events, without its secret.',
  fields: (t) => ({
    endpointId: t.exposeID('endpointId'),
    address: t.exposeString('address', {
      description: 'Its host alone for people who may not change it: paths of receivers are often secret.',
    }),
    eventTypes: t.exposeStringList('eventTypes'),
    isOn: t.exposeBoolean('isOn'),
    secretNumber: t.exposeInt('secretNumber', { description: 'Rises with each secret.' }),
    formerUntil: t.string({
      nullable: true,
      description: 'Until when the former secret signs as well, a millisecond string.',
      resolve: ({ formerUntil }) => millis(formerUntil),
    }),
    failingSince: t.string({
      nullable: true,
      description: instant,
      resolve: ({ failingSince }) => millis(failingSince),
    }),
    givenUpAt: t.string({
      nullable: true,
      description: 'When it was switched off because it had failed for three days, a millisecond string.',
      resolve: ({ givenUpAt }) => millis(givenUpAt),
    }),
    waiting: t.exposeInt('waiting'),
    failed: t.exposeInt('failed'),
  }),
});

const DeliveryType = builder.objectRef<Delivery>('WebhookDelivery').implement({
  description: 'An event for one endpoint.',
  fields: (t) => ({
    deliveryId: t.exposeID('deliveryId'),
    eventId: t.exposeID('eventId', { description: 'The id of the message, the same with each try and replay.' }),
    title: t.string({ description: 'Its type in words.', resolve: ({ type }) => endpointEventTitle(type) }),
    address: t.exposeString('address'),
    state: t.expose('state', { type: StateEnum }),
    tries: t.exposeInt('tries'),
    failureWords: t.string({
      nullable: true,
      description: 'Why the last try failed, in plain words.',
      resolve: ({ failure }) => failure?.words ?? null,
    }),
    failureDetail: t.string({
      nullable: true,
      description: 'What the program said.',
      resolve: ({ failure }) => failure?.detail ?? null,
    }),
    happenedAt: t.string({ description: instant, resolve: ({ happenedAt }) => String(happenedAt) }),
    nextAt: t.string({ nullable: true, description: instant, resolve: ({ nextAt }) => millis(nextAt) }),
    settledAt: t.string({ nullable: true, description: instant, resolve: ({ settledAt }) => millis(settledAt) }),
  }),
});

const DeliveryPageType = builder.objectRef<DeliveryPage>('WebhookDeliveryPage').implement({
  fields: (t) => ({
    deliveries: t.expose('deliveries', { type: [DeliveryType] }),
    nextAfter: t.exposeString('nextAfter', { nullable: true, description: 'Where the next page begins.' }),
  }),
});

const EndpointPayload = mutationPayload<EndpointChange>('WebhookEndpointPayload', (t) => ({
  lines: t.exposeStringList('lines', { nullable: true }),
  isSaved: t.exposeBoolean('isSaved', { nullable: true, description: 'False when it was so already.' }),
  secret: t.exposeString('secret', {
    nullable: true,
    description: 'Shown this once; null in a rehearsal, and where none was made.',
  }),
}));

builder.queryFields((t) => ({
  listWebhookEndpoints: t.field({
    type: [EndpointType],
    nullable: true,
    access: { staff: 'webhook.read' },
    cost: 'dear',
    description: 'Where other programs are told of events. For staff.',
    resolve: async (_root, _args, ctx) => [...(await listEndpoints(asStaff(ctx)))],
  }),
  listWebhookDeliveries: t.field({
    type: DeliveryPageType,
    nullable: true,
    access: { staff: 'webhook.read' },
    cost: 'dear',
    description: 'What endpoints were told, the newest first. For staff.',
    args: {
      endpointId: t.arg.id(),
      state: t.arg({ type: StateEnum }),
      after: t.arg.string({ description: 'Where the page begins.' }),
      count: t.arg.int({ defaultValue: 50, description: 'At most 100.' }),
    },
    resolve: (_root, { endpointId, state, after, count }, ctx) =>
      listDeliveries(asStaff(ctx), {
        endpointId: endpointId ?? null,
        state: state ?? null,
        after: after ?? null,
        count: count ?? 50,
      }),
  }),
  countFailedDeliveries: t.int({
    nullable: true,
    access: { staff: 'webhook.read' },
    cost: 'dear',
    description: 'How many messages to endpoints were given up. For staff.',
    resolve: (_root, _args, ctx) => countFailedDeliveries(ctx),
  }),
}));

const actOn = (ctx: Context, args: Parameters<typeof staffAct>[1]): EndpointAct => ({
  ...staffAct(asStaff(ctx), args),
  secret: ctx.secret,
});

builder.mutationFields((t) => ({
  saveWebhookEndpoint: t.field({
    type: EndpointPayload,
    nullable: true,
    access: { staff: 'endpoint.write' },
    description: 'Adds or changes an endpoint. For staff.',
    args: {
      endpointId: t.arg.id({ required: true, description: 'Of a new one, made by the caller.' }),
      address: t.arg.string({ required: true }),
      eventTypes: t.arg.stringList({ required: true }),
      isOn: t.arg.boolean({ required: true }),
      ...actArgs(t),
    },
    resolve: async (_root, { endpointId, address, eventTypes, isOn, ...args }, ctx) =>
      payloadOf(await saveWebhookEndpoint(actOn(ctx, args), { endpointId, address, eventTypes, isOn })),
  }),
  replaceEndpointSecret: t.field({
    type: EndpointPayload,
    nullable: true,
    access: { staff: 'endpoint.write' },
    description: 'Gives an endpoint a new secret; the former one signs as well for a day. For staff.',
    args: {
      endpointId: t.arg.id({ required: true }),
      secretNumber: t.arg.int({ required: true, description: 'Of the secret that is replaced.' }),
      ...actArgs(t),
    },
    resolve: async (_root, { endpointId, secretNumber, ...args }, ctx) =>
      payloadOf(await replaceEndpointSecret(actOn(ctx, args), { endpointId, secretNumber })),
  }),
  removeWebhookEndpoint: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'endpoint.write' },
    description: 'Removes an endpoint. For staff.',
    args: { endpointId: t.arg.id({ required: true }), ...actArgs(t) },
    resolve: async (_root, { endpointId, ...args }, ctx) =>
      payloadOf(await removeWebhookEndpoint(staffAct(asStaff(ctx), args), endpointId)),
  }),
  replayDeliveries: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'webhook.write' },
    description: 'Sends one message to an endpoint once more, or all that failed. For staff.',
    args: {
      endpointId: t.arg.id({ description: 'All of it that failed.' }),
      deliveryId: t.arg.id({ description: 'This one alone.' }),
      ...actArgs(t),
    },
    resolve: async (_root, { endpointId, deliveryId, ...args }, ctx) =>
      payloadOf(
        await replayDeliveries(staffAct(asStaff(ctx), args), {
          endpointId: endpointId ?? null,
          deliveryId: deliveryId ?? null,
        }),
      ),
  }),
}));
