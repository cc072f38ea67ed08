import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { mostPeople, seatVerdicts, type SeatDecision } from '@atrium/domain/seat/decideSeats.ts';
import { asMember } from '../../../base/context.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf, valueOf } from '../../../base/graphql/result.ts';
import { listSeats } from '../service/listSeats.ts';
import { removeSeat } from '../service/removeSeat.ts';
import { saveSeats } from '../service/saveSeats.ts';
import { sendSeatReminders } from '../service/sendSeatReminders.ts';
import {
  seatStates,
  type RevokedSeat,
  type SeatOutcome,
  type SeatPage,
  type SeatRow,
  type SentReminders,
} from '../types.ts';

const SeatStateEnum = builder.enumType('SeatState', { values: seatStates });
const SeatVerdictEnum = builder.enumType('SeatVerdict', { values: seatVerdicts });

const SeatType = builder.objectRef<SeatRow>('Seat').implement({
  description: 'A hold on a seat of a contract (D57).',
  fields: (t) => ({
    seatId: t.exposeID('seatId'),
    userId: t.exposeID('userId'),
    name: t.exposeString('name', { description: "'Former member' for one who has left the company." }),
    email: t.exposeString('email', { description: 'Empty for one who has left the company.' }),
    state: t.expose('state', { type: SeatStateEnum }),
    assignedAt: t.exposeString('assignedAt'),
    lastSeenAt: t.exposeString('lastSeenAt', {
      nullable: true,
      description: 'Of the newest sign-in, also an ended one, or video; null: never was here, or has left the company.',
    }),
    remindedAt: t.exposeString('remindedAt', { nullable: true }),
    isRemindable: t.exposeBoolean('isRemindable', {
      description: '`sendSeatReminders` would mail now: neither invited nor reminded within a day, and not signed in.',
    }),
    revokedAt: t.exposeString('revokedAt', { nullable: true }),
    lastDay: t.exposeString('lastDay', {
      nullable: true,
      description: 'Of its contract, yyyy-MM-dd; null where all seats of the company end on one day.',
    }),
  }),
});
const SeatPageType = builder.objectRef<SeatPage>('SeatPage').implement({
  fields: (t) => ({
    companyName: t.exposeString('companyName'),
    endedOn: t.exposeString('endedOn', {
      nullable: true,
      description:
        'The last day of a program that is over, yyyy-MM-dd: its seats are as they were then, and only read.',
    }),
    seats: t.expose('seats', { type: [SeatType] }),
    total: t.exposeInt('total'),
    totalPages: t.exposeInt('totalPages'),
    totalSeats: t.exposeInt('totalSeats'),
    overage: t.exposeBoolean('overage', { description: 'More seats than that may be assigned.' }),
    assignedSeats: t.exposeInt('assignedSeats'),
    usedSeats: t.exposeInt('usedSeats'),
    waitingSeats: t.exposeInt('waitingSeats', { description: 'Invited, and not signed in yet.' }),
    remindableSeats: t.exposeInt('remindableSeats', {
      description: 'Those of them whom `sendSeatReminders` would mail now: neither invited nor reminded within a day.',
    }),
  }),
});
const SeatDecisionType = builder.objectRef<SeatDecision>('SeatDecision').implement({
  fields: (t) => ({
    email: t.exposeString('email'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    verdict: t.expose('verdict', { type: SeatVerdictEnum }),
  }),
});

const SaveSeatsPayload = mutationPayload<SeatOutcome>('SaveSeatsPayload', (t) => ({
  rows: t.field({ type: [SeatDecisionType], nullable: true, resolve: ({ rows }) => rows ?? null }),
  seated: t.exposeInt('seated', { nullable: true, description: 'How many of them hold a seat afterwards.' }),
}));
const RemoveSeatPayload = mutationPayload<RevokedSeat>('RemoveSeatPayload', (t) => ({
  seatId: t.exposeID('seatId', { nullable: true }),
}));
const SendSeatRemindersPayload = mutationPayload<SentReminders>('SendSeatRemindersPayload', (t) => ({
  reminded: t.exposeInt('reminded', { nullable: true, description: 'How many this request reminds.' }),
  tooEarly: t.exposeInt('tooEarly', {
    nullable: true,
    description: 'How many it does not, because they were invited or reminded within a day.',
  }),
  left: t.exposeInt('left', { nullable: true, description: 'How many of those reminded are mailed after the answer.' }),
}));

const SeatRequestInput = builder.inputType('SeatRequestInput', {
  fields: (t) => ({
    email: t.string({ required: true }),
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
  }),
});
const SaveSeatsInput = builder.inputType('SaveSeatsInput', {
  fields: (t) => ({
    // not `customerId`, the name of what no input may set (THR-27)
    companyId: t.id({ description: 'A customer; absent: that of the caller.' }),
    people: t.field({ type: [SeatRequestInput], description: `At most ${String(mostPeople)}.` }),
    csv: t.string({ description: 'A file with the columns Email, First Name and Last Name, instead of `people`.' }),
    dryRun: t.boolean({ required: true, description: 'Says what would happen, and changes nothing.' }),
  }),
});
const RemoveSeatInput = builder.inputType('RemoveSeatInput', {
  fields: (t) => ({
    companyId: t.id(),
    seatId: t.id({ required: true }),
    reason: t.string({ description: 'For the audit log; somebody of our team needs one.' }),
  }),
});
const SendSeatRemindersInput = builder.inputType('SendSeatRemindersInput', {
  fields: (t) => ({
    companyId: t.id(),
    seatId: t.id({ description: 'Absent: everybody who is invited and has not signed in yet.' }),
  }),
});

const access = routeRequirement('/organization/seats');

builder.queryFields((t) => ({
  listSeats: t.field({
    cost: 'dear',
    type: SeatPageType,
    nullable: true,
    description: "The seats of a company's contracts that are in force, or were last, 25 on a page, the newest first.",
    access,
    args: {
      customerId: t.arg.id(),
      searchTerm: t.arg.string(),
      state: t.arg({ type: SeatStateEnum, description: 'Absent: those that are held.' }),
      page: t.arg.int({ defaultValue: 0 }),
    },
    resolve: async (_root, { customerId, searchTerm, state, page }, ctx) =>
      valueOf(
        await listSeats(asMember(ctx), {
          customerId: customerId ?? null,
          searchTerm: searchTerm ?? '',
          state: state ?? null,
          page: page ?? 0,
        }),
      ),
  }),
}));

builder.mutationFields((t) => ({
  saveSeats: t.field({
    type: SaveSeatsPayload,
    nullable: true,
    description: 'Gives people seats, and invites those without an account.',
    access,
    args: { input: t.arg({ type: SaveSeatsInput, required: true }) },
    resolve: async (_root, { input: { companyId, people, csv, dryRun } }, ctx) =>
      payloadOf(
        await saveSeats(asMember(ctx), {
          customerId: companyId ?? null,
          people: people ?? [],
          csv: csv ?? null,
          dryRun,
        }),
      ),
  }),
  removeSeat: t.field({
    type: RemoveSeatPayload,
    nullable: true,
    description: 'Revokes a seat, which is free at once.',
    access,
    args: { input: t.arg({ type: RemoveSeatInput, required: true }) },
    resolve: async (_root, { input: { companyId, seatId, reason } }, ctx) =>
      payloadOf(await removeSeat(asMember(ctx), { customerId: companyId ?? null, seatId, reason: reason ?? '' })),
  }),
  sendSeatReminders: t.field({
    type: SendSeatRemindersPayload,
    nullable: true,
    description: 'Mails invitations again, each at most once a day.',
    access,
    args: { input: t.arg({ type: SendSeatRemindersInput, required: true }) },
    resolve: async (_root, { input: { companyId, seatId } }, ctx) =>
      payloadOf(await sendSeatReminders(asMember(ctx), { customerId: companyId ?? null, seatId: seatId ?? null })),
  }),
}));
