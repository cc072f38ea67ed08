import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { asMember } from '../../../base/context.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { startAccountLinking } from '../service/linking/startAccountLinking.ts';
import type { AccountLinking } from '../types.ts';

const AccountLinkingResult = builder.enumType('AccountLinkingResult', {
  values: ['ERROR', 'PENDING', 'UNLINKED', 'VERIFIED'] as const,
});

const AccountLinkingPayload = mutationPayload<AccountLinking>('AccountLinkingPayload', (t) => ({
  result: t.field({ type: AccountLinkingResult, resolve: ({ result }) => result ?? 'ERROR' }),
  email: t.exposeString('email', { nullable: true, description: 'The second address, asked for or linked.' }),
}));

builder.mutationField('startAccountLinking', (t) =>
  t.field({
    type: AccountLinkingPayload,
    nullable: true,
    access: 'member',
    description: 'Asks for a second address by which the caller signs in with Google (ACT-02).',
    args: { email: t.arg.string({ required: true }), userName: t.arg.string() },
    resolve: async (_root, { email, userName }, ctx) =>
      payloadOf(await startAccountLinking(asMember(ctx), { email, userName: userName ?? null })),
  }),
);
