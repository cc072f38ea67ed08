import { refuse } from '@atrium/domain/errors.ts';
import { asMember } from '../../../base/context.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { FactorKindEnum } from '../../secondFactor/schema/secondFactors.ts';
import { reauthenticate, reauthenticationInput, startReauthentication } from '../service/reauthenticate.ts';
import type { Reauthentication } from '../types.ts';

const StartPayload = mutationPayload<Reauthentication>('StartReauthenticationPayload', (t) => ({
  handle: t.exposeString('handle', { nullable: true }),
  needsPassword: t.exposeBoolean('needsPassword', { nullable: true }),
  kinds: t.field({
    type: [FactorKindEnum],
    nullable: true,
    description: 'Of the second factors; one of them is needed.',
    resolve: ({ kinds }) => (kinds ? [...kinds] : null),
  }),
  passkey: t.field({
    type: 'JSON',
    nullable: true,
    description: 'What the browser needs to use a passkey.',
    resolve: ({ passkey }) => passkey ?? null,
  }),
  demoCode: t.exposeString('demoCode', { nullable: true, description: 'Where the demo shows a code.' }),
}));

const ReauthenticatePayload = mutationPayload<{ readonly success: boolean }>('ReauthenticatePayload', (t) => ({
  success: t.exposeBoolean('success', { nullable: true }),
}));

const ReauthenticateInput = builder.inputType('ReauthenticateInput', {
  fields: (t) => ({
    handle: t.string({ required: true }),
    password: t.string({ description: 'Where it is needed.' }),
    code: t.string({ description: 'Of an app, or a recovery code.' }),
    passkey: t.field({ type: 'JSON', description: 'What the browser has answered, in place of a code.' }),
  }),
});

builder.mutationFields((t) => ({
  startReauthentication: t.field({
    type: StartPayload,
    nullable: true,
    access: 'member',
    duringSetUp: true,
    description: 'What the caller has to prove again before a sensitive act.',
    resolve: async (_root, _args, ctx) => payloadOf(await startReauthentication(asMember(ctx))),
  }),
  reauthenticate: t.field({
    type: ReauthenticatePayload,
    nullable: true,
    access: 'member',
    duringSetUp: true,
    description: 'Makes the sign-in of the caller fresh again.',
    args: { input: t.arg({ type: ReauthenticateInput, required: true }) },
    resolve: async (_root, { input: { handle, password, code, passkey } }, ctx) => {
      const given = { handle, password: password ?? null, code: code ?? null, passkey: passkey ?? null };
      const read = reauthenticationInput.safeParse(given);
      return payloadOf(read.success ? await reauthenticate(asMember(ctx), read.data) : refuse('INVALID_INPUT'));
    },
  }),
}));
