import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { confirmPassword } from '../service/confirmPassword.ts';
import { forgotPassword } from '../service/forgotPassword.ts';
import { sendVerificationCode } from '../service/sendVerificationCode.ts';
import type { Done } from '../types.ts';

const PasswordPayload = mutationPayload<Done>('PasswordPayload', (t) => ({
  success: t.exposeBoolean('success', { nullable: true }),
}));

const ConfirmPasswordInputType = builder.inputType('ConfirmPasswordInput', {
  fields: (t) => ({
    email: t.string({ required: true }),
    code: t.string({ required: true }),
    password: t.string({ required: true }),
    tac: t.string({ description: 'Of the link of a signup; absent when the password of an account is reset.' }),
  }),
});

builder.mutationFields((t) => ({
  forgotPassword: t.field({
    type: PasswordPayload,
    nullable: true,
    access: 'public',
    description: 'Mails a code that resets a password. The answer does not say whether the address has an account.',
    args: { email: t.arg.string({ required: true }) },
    resolve: async (_root, args, ctx) => payloadOf(await forgotPassword(ctx, args)),
  }),
  sendVerificationCode: t.field({
    type: PasswordPayload,
    nullable: true,
    access: 'public',
    description: 'Mails the code with which a signup sets its first password.',
    args: { b64email: t.arg.string({ required: true }), b64tac: t.arg.string({ required: true }) },
    resolve: async (_root, args, ctx) => payloadOf(await sendVerificationCode(ctx, args)),
  }),
  confirmPassword: t.field({
    type: PasswordPayload,
    nullable: true,
    access: 'public',
    description: 'Sets a password with a mailed code, and ends every sign-in of the member.',
    args: { input: t.arg({ type: ConfirmPasswordInputType, required: true }) },
    resolve: async (_root, { input }, ctx) =>
      payloadOf(await confirmPassword(ctx, { ...input, tac: input.tac ?? null })),
  }),
}));
