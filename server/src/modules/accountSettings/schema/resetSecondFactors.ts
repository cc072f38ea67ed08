import { asStaff } from '../../../base/context.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import type { StaffChange } from '../../../base/staffChange.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { resetSecondFactors } from '../service/staff/resetSecondFactors.ts';

const StaffChangePayload = mutationPayload<StaffChange>('ResetSecondFactorsPayload', (t) => ({
  lines: t.stringList({
    nullable: true,
    description: 'What was done; none when there was nothing to do.',
    resolve: ({ lines }) => (lines ? [...lines] : null),
  }),
}));

builder.mutationField('resetSecondFactors', (t) =>
  t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'team.write' },
    description: 'For owners: removes the second factors of somebody who has lost them.',
    args: {
      userId: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true, description: 'Kept in the audit log.' }),
    },
    resolve: async (_root, { userId, reason }, ctx) => {
      const act = { ...staffAct(asStaff(ctx), reason), site: ctx.site };
      return payloadOf(await resetSecondFactors(act, { memberId: userId }));
    },
  }),
);
