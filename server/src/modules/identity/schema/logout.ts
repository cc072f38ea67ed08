import { builder } from '../../../base/builder.ts';

const LogoutPayload = builder.objectRef<{ success: boolean }>('LogoutPayload').implement({
  fields: (t) => ({ success: t.exposeBoolean('success') }),
});

builder.mutationField('logout', (t) =>
  t.field({
    type: LogoutPayload,
    nullable: true,
    access: 'member',
    description: 'Ends this sign-in on the server and removes its cookies (SES-05).',
    resolve: async (_root, _args, ctx) => {
      await ctx.signIn?.end();
      return { success: true };
    },
  }),
);
