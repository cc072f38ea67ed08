import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf, valueOf } from '../../../base/graphql/result.ts';
import { acceptStaffInvitation, getStaffInvitation } from '../service/invitation.ts';
import type { Invited, Joined } from '../types.ts';

const StaffInvitationType = builder.objectRef<Invited>('StaffInvitation').implement({
  fields: (t) => ({
    email: t.exposeString('email'),
    roles: t.exposeStringList('roles'),
    hasAccount: t.exposeBoolean('hasAccount', { description: 'Whether the address has an account; else one is made.' }),
  }),
});

const JoinedPayload = mutationPayload<Joined>('AcceptStaffInvitationPayload', (t) => ({
  email: t.exposeString('email', { nullable: true, description: 'The address with which the person signs in.' }),
  isNew: t.exposeBoolean('isNew', { nullable: true, description: 'Whether the account was made with the password.' }),
}));

const NewAccountInput = builder.inputType('StaffAccountInput', {
  fields: (t) => ({
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    password: t.string({ required: true }),
  }),
});

const AcceptInput = builder.inputType('AcceptStaffInvitationInput', {
  fields: (t) => ({
    token: t.string({ required: true, description: 'The secret of the link.' }),
    account: t.field({ type: NewAccountInput, description: 'The account that is made where the address has none.' }),
  }),
});

builder.queryField('getStaffInvitation', (t) =>
  t.field({
    type: StaffInvitationType,
    nullable: true,
    access: 'public',
    description: 'An invitation to the team.',
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_root, { token }, ctx) => valueOf(await getStaffInvitation(ctx, token)),
  }),
);

builder.mutationField('acceptStaffInvitation', (t) =>
  t.field({
    type: JoinedPayload,
    nullable: true,
    access: 'public',
    description: 'Joins the team, once, by the link that was mailed.',
    args: { input: t.arg({ type: AcceptInput, required: true }) },
    resolve: async (_root, { input: { token, account } }, ctx) => {
      const made = account ? { ...account, confirmation: account.password } : null;
      return payloadOf(await acceptStaffInvitation(ctx, { token, account: made }));
    },
  }),
);
