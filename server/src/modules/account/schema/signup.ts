import { pageFreemiumType } from '@atrium/domain/account/signup.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { getBotChallenge } from '../service/getBotChallenge.ts';
import { lookupSignupActivationCode } from '../service/lookupSignupActivationCode.ts';
import { signupLimitedUser } from '../service/signupLimitedUser.ts';
import type { BotChallenge, Done, SignupOutcome } from '../types.ts';

const SignupResultEnum = builder.enumType('SignupResult', {
  values: ['CONFIRMED_WITHOUT_ACTIVATION', 'CONFIRMED_WITH_ACTIVATION', 'CONFIRMED_WITH_LINK', 'ERROR'] as const,
});

const SignupLimitedUserPayload = mutationPayload<SignupOutcome>('SignupLimitedUserPayload', (t) => ({
  result: t.field({ type: SignupResultEnum, resolve: ({ result }) => result ?? 'ERROR' }),
  tac: t.exposeString('tac', { nullable: true, description: 'Of the signup, for CONFIRMED_WITH_ACTIVATION.' }),
  link: t.exposeString('link', { nullable: true, description: 'Where the browser goes, for CONFIRMED_WITH_LINK.' }),
}));

const SignupLimitedUserInput = builder.inputType('SignupLimitedUserInput', {
  fields: (t) => ({
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    email: t.string({ required: true }),
    freemiumType: t.string({ defaultValue: pageFreemiumType }),
    botChallengeToken: t.string(),
    ssoUsername: t.string({ description: 'Of the identity that this browser has just proved; any other is refused.' }),
    redirectPath: t.string({ description: 'The page that the person wanted; the mailed link leads there in the end.' }),
  }),
});

const SignupActivation = builder.objectRef<Done>('SignupActivation').implement({
  fields: (t) => ({ success: t.exposeBoolean('success') }),
});

const BotChallengeType = builder.objectRef<BotChallenge>('BotChallenge').implement({
  fields: (t) => ({
    kind: t.string({ resolve: ({ widget }) => widget.kind, description: 'ALTCHA or TURNSTILE.' }),
    siteKey: t.string({
      nullable: true,
      resolve: ({ widget }) => (widget.kind === 'TURNSTILE' ? widget.siteKey : null),
    }),
    challenge: t.exposeString('challenge', { nullable: true, description: 'JSON that the page solves, for ALTCHA.' }),
  }),
});

builder.queryFields((t) => ({
  getBotChallenge: t.field({
    type: BotChallengeType,
    nullable: true,
    access: 'public',
    description: 'The challenge that comes before a signup, a new one with every call.',
    resolve: (_root, _args, ctx) => getBotChallenge(ctx),
  }),
  lookupSignupActivationCode: t.field({
    type: SignupActivation,
    nullable: true,
    access: 'public',
    args: { tac: t.arg.string({ required: true }), email: t.arg.string({ required: true }) },
    resolve: (_root, args, ctx) => lookupSignupActivationCode(ctx, args),
  }),
}));

builder.mutationField('signupLimitedUser', (t) =>
  t.field({
    type: SignupLimitedUserPayload,
    nullable: true,
    access: 'public',
    args: { input: t.arg({ type: SignupLimitedUserInput, required: true }) },
    resolve: async (_root, { input }, ctx) => {
      const { firstName, lastName, email } = input;
      const freemiumType = input.freemiumType ?? pageFreemiumType;
      const proof = { botChallengeToken: input.botChallengeToken ?? null, ssoUsername: input.ssoUsername ?? null };
      const signup = { firstName, lastName, email, freemiumType, redirectPath: input.redirectPath ?? null };
      return payloadOf(await signupLimitedUser(ctx, { ...signup, ...proof }));
    },
  }),
);
