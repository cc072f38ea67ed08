import { asStaff } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { enrollPerson, unenrollPerson } from '../service/staff/enrollPerson.ts';
import { holdSeat, letSeatGo, moveWaiting, offerSeat } from '../service/staff/waitlistActs.ts';

type Types = typeof builder.$inferSchemaTypes;

/** Of whom in which session. */
const personArgs = (t: PothosSchemaTypes.MutationFieldBuilder<Types, Types['Root']>) => ({
  sessionId: t.arg.id({ required: true }),
  userId: t.arg.id({ required: true }),
  ...actArgs(t),
});

const forStaff = { type: StaffChangePayload, nullable: true, access: { staff: 'enrollment.write' } } as const;

builder.mutationFields((t) => ({
  enrollPerson: t.field({
    ...forStaff,
    description: 'Enrolls somebody in a live session, or puts them on its waitlist when it is full. For staff.',
    args: {
      ...personArgs(t),
      swap: t.arg.boolean({
        defaultValue: false,
        description: 'Gives up a seat that they hold in another session of the course.',
      }),
    },
    resolve: async (_root, { sessionId, userId, swap, ...args }, ctx) => {
      const staff = asStaff(ctx);
      return payloadOf(
        await enrollPerson(staff, staffAct(staff, args), { sessionId, memberId: userId, swap: swap ?? false }),
      );
    },
  }),
  unenrollPerson: t.field({
    ...forStaff,
    description: 'Takes somebody out of a live session, or off its waitlist. For staff.',
    args: personArgs(t),
    resolve: async (_root, { sessionId, userId, ...args }, ctx) => {
      const staff = asStaff(ctx);
      return payloadOf(await unenrollPerson(staff, staffAct(staff, args), { sessionId, memberId: userId }));
    },
  }),
  offerSeat: t.field({
    ...forStaff,
    description: 'Gives a free seat to somebody who waits, or offers it within a day of the start. For staff.',
    args: personArgs(t),
    resolve: async (_root, { sessionId, userId, ...args }, ctx) => {
      const staff = asStaff(ctx);
      return payloadOf(await offerSeat(staff, staffAct(staff, args), { sessionId, memberId: userId }));
    },
  }),
  holdSeat: t.field({
    ...forStaff,
    description: 'Holds a seat that is offered until another instant. For staff.',
    args: { ...personArgs(t), until: t.arg.string({ required: true, description: 'A millisecond string.' }) },
    resolve: async (_root, { sessionId, userId, until, ...args }, ctx) => {
      const staff = asStaff(ctx);
      const held = { sessionId, memberId: userId, until: /^\d{1,15}$/.test(until) ? Number(until) : 0 };
      return payloadOf(await holdSeat(staff, staffAct(staff, args), held));
    },
  }),
  letSeatGo: t.field({
    ...forStaff,
    description: 'Ends an offer that is open; the seat goes to the next who waits. For staff.',
    args: personArgs(t),
    resolve: async (_root, { sessionId, userId, ...args }, ctx) => {
      const staff = asStaff(ctx);
      return payloadOf(await letSeatGo(staff, staffAct(staff, args), { sessionId, memberId: userId }));
    },
  }),
  moveWaiting: t.field({
    ...forStaff,
    description: 'Gives somebody who waits another rank. For staff.',
    args: { ...personArgs(t), rank: t.arg.int({ required: true, description: 'From 1.' }) },
    resolve: async (_root, { sessionId, userId, rank, ...args }, ctx) => {
      const staff = asStaff(ctx);
      return payloadOf(await moveWaiting(staff, staffAct(staff, args), { sessionId, memberId: userId, rank }));
    },
  }),
}));
