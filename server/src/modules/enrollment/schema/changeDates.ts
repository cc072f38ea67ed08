import { asStaff } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { cancelMeeting, cancelSession, moveMeeting, takeDatesBack } from '../service/staff/changeDates.ts';

const forStaff = { type: StaffChangePayload, nullable: true, access: { staff: 'schedule.write' } } as const;
const readMillis = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN);

builder.mutationFields((t) => ({
  moveMeeting: t.field({
    ...forStaff,
    description: 'Moves a class of a live session; its mails wait ten minutes. For staff.',
    args: {
      sessionId: t.arg.id({ required: true }),
      meetingNumber: t.arg.int({ required: true }),
      startAt: t.arg.string({ required: true, description: 'A millisecond string.' }),
      endAt: t.arg.string({ required: true, description: 'A millisecond string.' }),
      words: t.arg.string({ description: 'What the mail says besides.' }),
      ...actArgs(t),
    },
    resolve: async (_root, { sessionId, meetingNumber, startAt, endAt, words, ...args }, ctx) => {
      const staff = asStaff(ctx);
      const time = { startAt: readMillis(startAt), endAt: readMillis(endAt) };
      const of = { sessionId, meetingNumber, words: words ?? '' };
      return payloadOf(await moveMeeting(staff, staffAct(staff, args), { ...of, ...time }));
    },
  }),
  cancelMeeting: t.field({
    ...forStaff,
    description: 'Cancels one of several classes of a live session; its mails wait ten minutes. For staff.',
    args: {
      sessionId: t.arg.id({ required: true }),
      meetingNumber: t.arg.int({ required: true }),
      words: t.arg.string({ description: 'What the mail says besides.' }),
      ...actArgs(t),
    },
    resolve: async (_root, { sessionId, meetingNumber, words, ...args }, ctx) => {
      const staff = asStaff(ctx);
      const of = { sessionId, meetingNumber, words: words ?? '' };
      return payloadOf(await cancelMeeting(staff, staffAct(staff, args), of));
    },
  }),
  cancelSession: t.field({
    ...forStaff,
    description: 'Cancels a live session; its mails wait ten minutes. For staff.',
    args: {
      sessionId: t.arg.id({ required: true }),
      words: t.arg.string({ description: 'What the mail says besides.' }),
      ...actArgs(t),
    },
    resolve: async (_root, { sessionId, words, ...args }, ctx) => {
      const staff = asStaff(ctx);
      return payloadOf(await cancelSession(staff, staffAct(staff, args), { sessionId, words: words ?? '' }));
    },
  }),
  takeDatesBack: t.field({
    ...forStaff,
    description: 'Takes the last change of the dates of a live session back while its mails wait. For staff.',
    args: { sessionId: t.arg.id({ required: true }), ...actArgs(t) },
    resolve: async (_root, { sessionId, ...args }, ctx) => {
      const staff = asStaff(ctx);
      return payloadOf(await takeDatesBack(staff, staffAct(staff, args), { sessionId }));
    },
  }),
}));
