import { asStaff } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { dismissDuplicate } from '../service/staff/dismissDuplicate.ts';
import { mergePeople } from '../service/staff/mergePeople.ts';

builder.mutationFields((t) => ({
  mergePeople: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'account.merge' },
    description: 'Makes two accounts of a person one, which cannot be undone. For staff.',
    args: {
      userId: t.arg.id({ required: true, description: 'The account that stays.' }),
      otherId: t.arg.id({ required: true, description: 'The account that goes into it.' }),
      ...actArgs(t),
    },
    resolve: async (_root, { userId, otherId, ...args }, ctx) => {
      const act = { ...staffAct(asStaff(ctx), args), site: ctx.site };
      return payloadOf(await mergePeople(act, { leaving: otherId, staying: userId }));
    },
  }),
  dismissDuplicate: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'duplicate.write' },
    description: 'Says that two accounts are of two people. For staff.',
    args: { userId: t.arg.id({ required: true }), otherId: t.arg.id({ required: true }), ...actArgs(t) },
    resolve: async (_root, { userId, otherId, ...args }, ctx) =>
      payloadOf(await dismissDuplicate(staffAct(asStaff(ctx), args), { memberId: userId, otherId })),
  }),
}));
