import { asMember } from '../../../base/context.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { cancelEmailChange } from '../service/emailChange/cancelEmailChange.ts';
import { confirmEmailChange } from '../service/emailChange/confirmEmailChange.ts';
import { startEmailChange } from '../service/emailChange/startEmailChange.ts';
import type { PendingEmail } from '../types.ts';

const EmailChangePayload = mutationPayload<PendingEmail>('EmailChangePayload', (t) => ({
  email: t.exposeString('email', { nullable: true, description: 'The new address, asked for or changed to.' }),
}));

const CancelEmailChangePayload = mutationPayload<{ readonly success: true }>('CancelEmailChangePayload', (t) => ({
  success: t.exposeBoolean('success', { nullable: true }),
}));

builder.mutationFields((t) => ({
  startEmailChange: t.field({
    type: EmailChangePayload,
    nullable: true,
    access: 'member',
    description:
      'Mails a code to another address of the account. The answer does not say whether it is taken (ACT-06).',
    args: {
      email: t.arg.string({ required: true }),
      password: t.arg.string({ description: 'The present one; without one, the sign-in must be fresh.' }),
    },
    resolve: async (_root, { email, password }, ctx) =>
      payloadOf(await startEmailChange(asMember(ctx), { email, password: password ?? null })),
  }),
  confirmEmailChange: t.field({
    type: EmailChangePayload,
    nullable: true,
    access: 'member',
    description: "Changes the caller's address by the mailed code, and signs every other browser out (ACT-06).",
    args: { code: t.arg.string({ required: true }) },
    resolve: async (_root, { code }, ctx) => payloadOf(await confirmEmailChange(asMember(ctx), code)),
  }),
  cancelEmailChange: t.field({
    type: CancelEmailChangePayload,
    nullable: true,
    access: 'member',
    description: 'Takes the request for another address back (ACT-06).',
    resolve: async (_root, _args, ctx) => payloadOf(await cancelEmailChange(asMember(ctx))),
  }),
}));
