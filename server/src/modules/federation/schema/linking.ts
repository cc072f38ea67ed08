import { asMember } from '../../../base/context.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { startAccountLinking } from '../service/linking/startAccountLinking.ts';
import { unlinkAccount } from '../service/linking/unlinkAccount.ts';
import type { AccountLinking } from '../types.ts';

export const AccountLinkingResult = builder.enumType('AccountLinkingResult', {
  values: ['ERROR', 'PENDING', 'UNLINKED', 'VERIFIED'] as const,
});

const AccountLinkingPayload = mutationPayload<AccountLinking>('AccountLinkingPayload', (t) => ({
  result: t.field({ type: AccountLinkingResult, resolve: ({ result }) => result ?? 'ERROR' }),
  email: t.exposeString('email', { nullable: true, description: 'The second address, asked for or linked.' }),
}));

builder.mutationFields((t) => ({
  startAccountLinking: t.field({
    type: AccountLinkingPayload,
    nullable: true,
    access: 'member',
    description: 'Asks for a second address by which the caller signs in with Google (ACT-02).',
    args: { email: t.arg.string({ required: true }), userName: t.arg.string() },
    resolve: async (_root, { email, userName }, ctx) =>
      payloadOf(await startAccountLinking(asMember(ctx), { email, userName: userName ?? null })),
  }),
  unlinkAccount: t.field({
    type: AccountLinkingPayload,
    nullable: true,
    access: 'member',
    description: 'Removes the second address; every other browser of the caller is signed out (ACT-02).',
    resolve: async (_root, _args, ctx) => payloadOf(await unlinkAccount(asMember(ctx))),
  }),
}));
