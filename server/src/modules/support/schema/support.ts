import { asStaff, type Support } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { staffAct, staffDeps } from '../../../base/staffDeps.ts';
import { endSupportSession, startSupportSession } from '../service/staff/supportSession.ts';

const SupportModeType = builder.objectRef<Support>('SupportMode').implement({
  description: 'Somebody of the team sees the pages of the viewer, read-only (STF-06).',
  fields: (t) => ({
    supportId: t.exposeID('supportId'),
    endsAt: t.string({ description: 'Epoch milliseconds.', resolve: ({ endsAt }) => String(endsAt) }),
  }),
});

builder.queryField('getSupportMode', (t) =>
  t.field({
    type: SupportModeType,
    nullable: true,
    access: 'public',
    description: 'The support mode in which this is answered; null without.',
    resolve: (_root, _args, ctx) => ctx.preview?.support ?? null,
  }),
);

builder.mutationFields((t) => ({
  startSupportSession: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'support.look' },
    description: 'Begins to see the pages of a member as they see them, read-only, for an hour. For staff.',
    args: { userId: t.arg.id({ required: true }), ...actArgs(t) },
    resolve: async (_root, { userId, ...args }, ctx) => {
      const staff = asStaff(ctx);
      const act = { ...staffAct(staff, args), sid: sidOf(staff) };
      return payloadOf(await startSupportSession(act, { memberId: userId }));
    },
  }),
  endSupportSession: t.field({
    type: StaffChangePayload,
    nullable: true,
    // not the one that begins it, which asks for a fresh sign-in
    access: { staff: 'person.read' },
    isClosedToTokens: true,
    description: 'Ends the support mode of this sign-in (STF-06).',
    resolve: async (_root, _args, ctx) => {
      const staff = asStaff(ctx);
      return payloadOf(await endSupportSession({ ...staffDeps(staff), sid: sidOf(staff) }));
    },
  }),
}));

function sidOf({ signIn }: Pick<ReturnType<typeof asStaff>, 'signIn'>): string {
  if (!signIn) throw new Error('support mode belongs to a sign-in');
  return signIn.sid;
}
