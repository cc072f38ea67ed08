import { asStaff } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { endGrant } from '../../entitlement/service/staff/endGrant.ts';
import { giveArea } from '../../entitlement/service/staff/giveArea.ts';
import { signOutMember } from '../../identity/service/staff/signOutMember.ts';
import { forgetProviderNames } from '../service/staff/forgetProviderNames.ts';
import { addPersonNote, removePersonNote } from '../service/staff/notes.ts';

builder.mutationFields((t) => ({
  giveArea: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'grant.write' },
    description: 'Gives somebody an area until the end of a day, or changes that day. For staff.',
    args: {
      userId: t.arg.id({ required: true }),
      area: t.arg.string({ required: true, description: 'Its label, as ai-academy.' }),
      lastDay: t.arg.string({ required: true, description: 'yyyy-MM-dd, in the zone of the member.' }),
      ...actArgs(t),
    },
    resolve: async (_root, { userId, area, lastDay, ...args }, ctx) =>
      payloadOf(await giveArea(staffAct(asStaff(ctx), args), { memberId: userId, area, lastDay })),
  }),
  endGrant: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'grant.write' },
    description: 'Ends one grant of somebody now. For staff.',
    args: { userId: t.arg.id({ required: true }), grantId: t.arg.id({ required: true }), ...actArgs(t) },
    resolve: async (_root, { userId, grantId, ...args }, ctx) =>
      payloadOf(await endGrant(staffAct(asStaff(ctx), args), { memberId: userId, grantId })),
  }),
  signOutPerson: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'signIn.write' },
    description: 'Signs somebody out everywhere. For staff.',
    args: { userId: t.arg.id({ required: true }), ...actArgs(t) },
    resolve: async (_root, { userId, ...args }, ctx) =>
      payloadOf(await signOutMember(staffAct(asStaff(ctx), args), { memberId: userId })),
  }),
  forgetProviderNames: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'signIn.write' },
    description: "Forgets by which names the provider of somebody's company knows them. For staff.",
    args: { userId: t.arg.id({ required: true }), ...actArgs(t) },
    resolve: async (_root, { userId, ...args }, ctx) =>
      payloadOf(await forgetProviderNames(staffAct(asStaff(ctx), args), { memberId: userId })),
  }),
  addPersonNote: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'note.write' },
    description: 'Notes something about somebody, for the team. For staff.',
    args: {
      userId: t.arg.id({ required: true }),
      noteId: t.arg.id({ required: true, description: 'A random UUID of the press, so that a retry adds nothing.' }),
      note: t.arg.string({ required: true }),
    },
    resolve: async (_root, { userId, noteId, note }, ctx) =>
      payloadOf(await addPersonNote(staffAct(asStaff(ctx), {}), { memberId: userId, noteId, note })),
  }),
  removePersonNote: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'note.write' },
    description: "Removes a note of one's own; an owner any. For staff.",
    args: { userId: t.arg.id({ required: true }), noteId: t.arg.id({ required: true }), ...actArgs(t) },
    resolve: async (_root, { userId, noteId, ...args }, ctx) =>
      payloadOf(await removePersonNote(staffAct(asStaff(ctx), args), { memberId: userId, noteId })),
  }),
}));
