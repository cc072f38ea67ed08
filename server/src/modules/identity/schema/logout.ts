import { asMember } from '../../../base/context.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { logout } from '../service/logout.ts';

const LogoutPayload = mutationPayload<{ readonly success: true }>('LogoutPayload', (t) => ({
  success: t.exposeBoolean('success', { nullable: true }),
}));

builder.mutationField('logout', (t) =>
  t.field({
    type: LogoutPayload,
    nullable: true,
    access: 'member',
    duringSetUp: true,
    description: 'Ends this sign-in on the server and removes its cookies (SES-05).',
    resolve: async (_root, _args, ctx) => payloadOf(await logout(asMember(ctx))),
  }),
);
