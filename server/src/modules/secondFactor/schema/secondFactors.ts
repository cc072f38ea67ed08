import { asMember } from '../../../base/context.ts';
import { builder, mutationPayload, requestNumberFields } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { addAuthenticator, startAuthenticator } from '../service/authenticators.ts';
import { makeRecoveryCodes, removeSecondFactor, renameSecondFactor } from '../service/changeFactors.ts';
import { addPasskey, startPasskey } from '../service/passkeys.ts';
import { readSecondFactors } from '../service/secondFactors.ts';
import type { Factor, FactorsChanged, NewAuthenticator, NewPasskey, SecondFactors } from '../types.ts';

export const FactorKindEnum = builder.enumType('SecondFactorKind', { values: ['AUTHENTICATOR', 'PASSKEY'] });

const FactorType = builder.objectRef<Factor>('SecondFactor').implement({
  fields: (t) => ({
    factorId: t.exposeID('factorId'),
    kind: t.expose('kind', { type: FactorKindEnum }),
    name: t.exposeString('name'),
    createdAt: t.string({ resolve: ({ createdAt }) => String(Math.floor(createdAt)) }),
    lastUsedAt: t.string({
      nullable: true,
      resolve: ({ lastUsedAt }) => (lastUsedAt === null ? null : String(Math.floor(lastUsedAt))),
    }),
  }),
});

const SecondFactorsType = builder.objectRef<SecondFactors>('SecondFactors').implement({
  description: 'What proves beside the password that it is the member who signs in.',
  fields: (t) => ({
    factors: t.expose('factors', { type: [FactorType] }),
    recoveryCodesLeft: t.exposeInt('recoveryCodesLeft'),
    isNeeded: t.exposeBoolean('isNeeded', { description: 'Whether the account must have one, as the team must.' }),
  }),
});

const ChangedPayload = mutationPayload<FactorsChanged>('SecondFactorsPayload', (t) => ({
  secondFactors: t.field({
    type: SecondFactorsType,
    nullable: true,
    resolve: ({ secondFactors }) => secondFactors ?? null,
  }),
  recoveryCodes: t.stringList({
    nullable: true,
    description: 'Shown this once; null when the call made none.',
    resolve: ({ recoveryCodes }) => (recoveryCodes ? [...recoveryCodes] : null),
  }),
}));

const AuthenticatorPayload = mutationPayload<NewAuthenticator>('StartAuthenticatorPayload', (t) => ({
  handle: t.exposeString('handle', { nullable: true }),
  secret: t.exposeString('secret', { nullable: true, description: 'Base32, to be typed into an app.' }),
  uri: t.exposeString('uri', { nullable: true, description: 'The same, as apps read it from a picture.' }),
}));

const PasskeyPayload = mutationPayload<NewPasskey>('StartPasskeyPayload', (t) => ({
  handle: t.exposeString('handle', { nullable: true }),
  options: t.field({ type: 'JSON', nullable: true, resolve: ({ options }) => options ?? null }),
}));

const MakeRecoveryCodesInput = builder.inputType('MakeRecoveryCodesInput', {
  fields: (t) => requestNumberFields(t, true),
});

builder.queryField('getSecondFactors', (t) =>
  t.field({
    type: SecondFactorsType,
    nullable: true,
    access: 'member',
    duringSetUp: true,
    resolve: (_root, _args, ctx) => readSecondFactors(ctx.db, asMember(ctx).viewer),
  }),
);

builder.mutationFields((t) => ({
  startAuthenticator: t.field({
    type: AuthenticatorPayload,
    nullable: true,
    access: 'member',
    duringSetUp: true,
    description: 'The secret of an authenticator app that is about to be added.',
    resolve: async (_root, _args, ctx) => payloadOf(await startAuthenticator(asMember(ctx))),
  }),
  addAuthenticator: t.field({
    type: ChangedPayload,
    nullable: true,
    access: 'member',
    duringSetUp: true,
    args: {
      handle: t.arg.string({ required: true }),
      code: t.arg.string({ required: true, description: 'That the app shows now.' }),
      name: t.arg.string({ required: true }),
    },
    resolve: async (_root, args, ctx) => payloadOf(await addAuthenticator(asMember(ctx), args)),
  }),
  startPasskey: t.field({
    type: PasskeyPayload,
    nullable: true,
    access: 'member',
    duringSetUp: true,
    description: 'What the browser needs to make a passkey.',
    resolve: async (_root, _args, ctx) => payloadOf(await startPasskey(asMember(ctx))),
  }),
  addPasskey: t.field({
    type: ChangedPayload,
    nullable: true,
    access: 'member',
    duringSetUp: true,
    args: {
      handle: t.arg.string({ required: true }),
      response: t.arg({ type: 'JSON', required: true, description: 'What the browser has made.' }),
      name: t.arg.string({ required: true }),
    },
    // the library takes JSON for a value that may be missing
    resolve: async (_root, { response, ...args }, ctx) =>
      payloadOf(await addPasskey(asMember(ctx), { ...args, response })),
  }),
  renameSecondFactor: t.field({
    type: ChangedPayload,
    nullable: true,
    access: 'member',
    duringSetUp: true,
    args: { factorId: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
    resolve: async (_root, args, ctx) => payloadOf(await renameSecondFactor(asMember(ctx), args)),
  }),
  removeSecondFactor: t.field({
    type: ChangedPayload,
    nullable: true,
    access: 'member',
    args: { factorId: t.arg.id({ required: true }) },
    resolve: async (_root, { factorId }, ctx) => payloadOf(await removeSecondFactor(asMember(ctx), factorId)),
  }),
  makeRecoveryCodes: t.field({
    type: ChangedPayload,
    nullable: true,
    access: 'member',
    duringSetUp: true,
    description: 'New recovery codes; the former ones end.',
    args: { input: t.arg({ type: MakeRecoveryCodesInput, required: true }) },
    resolve: async (_root, { input }, ctx) => payloadOf(await makeRecoveryCodes(asMember(ctx), input)),
  }),
}));
