import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf, valueOf } from '../../../base/graphql/result.ts';
import { getSetup } from '../service/getSetup.ts';
import { setUpOwner } from '../service/setUpOwner.ts';
import type { OwnerMade, Setup } from '../types.ts';

const SetupType = builder.objectRef<Setup>('Setup').implement({
  fields: (t) => ({ email: t.exposeString('email', { description: 'The address of the first owner.' }) }),
});

const SetUpOwnerPayload = mutationPayload<OwnerMade>('SetUpOwnerPayload', (t) => ({
  email: t.exposeString('email', { nullable: true, description: 'The address with which the owner signs in.' }),
}));

const SetUpOwnerInput = builder.inputType('SetUpOwnerInput', {
  fields: (t) => ({
    token: t.string({ required: true, description: 'The secret of the link.' }),
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    password: t.string({ required: true }),
  }),
});

builder.queryField('getSetup', (t) =>
  t.field({
    type: SetupType,
    nullable: true,
    access: 'public',
    description: 'The link of the first owner.',
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_root, { token }, ctx) => valueOf(await getSetup(ctx, token)),
  }),
);

builder.mutationField('setUpOwner', (t) =>
  t.field({
    type: SetUpOwnerPayload,
    nullable: true,
    access: 'public',
    description: 'Makes the first owner, once, by the link that a command has printed.',
    args: { input: t.arg({ type: SetUpOwnerInput, required: true }) },
    resolve: async (_root, { input }, ctx) =>
      payloadOf(await setUpOwner(ctx, { ...input, confirmation: input.password })),
  }),
);
