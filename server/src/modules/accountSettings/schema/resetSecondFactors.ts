import { asStaff } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { resetSecondFactors } from '../service/staff/resetSecondFactors.ts';

builder.mutationField('resetSecondFactors', (t) =>
  t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'team.write' },
    description: 'For owners: removes the second factors of somebody who has lost them.',
    args: { userId: t.arg.id({ required: true }), ...actArgs(t) },
    resolve: async (_root, { userId, ...args }, ctx) => {
      const act = { ...staffAct(asStaff(ctx), args), site: ctx.site };
      return payloadOf(await resetSecondFactors(act, { memberId: userId }));
    },
  }),
);
