import { asStaff } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { saveMemberAddress } from '../../accountSettings/service/staff/saveStaffAddress.ts';
import { cancelErasureFor, requestErasureFor } from '../../privacy/service/staff/erasureFor.ts';

builder.mutationFields((t) => ({
  savePersonAddress: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'address.write' },
    description: 'Changes the address of a member who cannot do it. For staff.',
    args: { userId: t.arg.id({ required: true }), to: t.arg.string({ required: true }), ...actArgs(t) },
    resolve: async (_root, { userId, to, ...args }, ctx) => {
      const act = { ...staffAct(asStaff(ctx), args), site: ctx.site };
      return payloadOf(await saveMemberAddress(act, { memberId: userId, to }));
    },
  }),
  requestPersonErasure: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'erasure.write' },
    description: 'Asks for the erasure of an account for its owner, who has asked the team. For staff.',
    args: { userId: t.arg.id({ required: true }), ...actArgs(t) },
    resolve: async (_root, { userId, ...args }, ctx) => {
      const act = { ...staffAct(asStaff(ctx), args), site: ctx.site };
      return payloadOf(await requestErasureFor(act, { memberId: userId }));
    },
  }),
  cancelPersonErasure: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'erasure.write' },
    description: 'Keeps an account after all, for its owner. For staff.',
    args: { userId: t.arg.id({ required: true }), ...actArgs(t) },
    resolve: async (_root, { userId, ...args }, ctx) => {
      const act = { ...staffAct(asStaff(ctx), args), site: ctx.site };
      return payloadOf(await cancelErasureFor(act, { memberId: userId }));
    },
  }),
}));
