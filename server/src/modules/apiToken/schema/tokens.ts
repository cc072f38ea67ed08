import { tokenRoles, tokenScopes, tokenStates } from '@atrium/domain/access/apiToken.ts';
import { asStaff } from '../../../base/context.ts';
import { actArgs } from '../../../base/graphql/actArgs.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import { StaffChangePayload } from '../../../base/graphql/staffChangePayload.ts';
import { staffAct } from '../../../base/staffDeps.ts';
import { listTokens } from '../service/listTokens.ts';
import { endToken } from '../service/staff/endToken.ts';
import { makeToken, type MadeToken } from '../service/staff/makeToken.ts';
import type { ApiToken } from '../types.ts';

const RoleEnum = builder.enumType('ApiTokenRole', { values: tokenRoles });
const ScopeEnum = builder.enumType('ApiTokenScope', { values: tokenScopes });
const StateEnum = builder.enumType('ApiTokenState', { values: tokenStates });

const millis = (at: number | null): string | null => (at === null ? null : String(at));

const ApiTokenType = builder.objectRef<ApiToken>('ApiToken').implement({
  description: 'A token with which another program calls this API, without its secret.',
  fields: (t) => ({
    tokenId: t.exposeID('tokenId'),
    name: t.exposeString('name'),
    ending: t.exposeString('ending', { description: 'The last four characters of its secret.' }),
    role: t.expose('role', { type: RoleEnum }),
    scope: t.expose('scope', { type: ScopeEnum }),
    state: t.expose('state', { type: StateEnum }),
    madeBy: t.exposeString('madeBy'),
    madeAt: t.string({ description: 'A millisecond string.', resolve: ({ madeAt }) => String(madeAt) }),
    expiresAt: t.string({ description: 'A millisecond string.', resolve: ({ expiresAt }) => String(expiresAt) }),
    lastUsedAt: t.string({
      nullable: true,
      description: 'The hour of its last use, a millisecond string.',
      resolve: ({ lastUsedAt }) => millis(lastUsedAt),
    }),
    endedAt: t.string({
      nullable: true,
      description: 'A millisecond string.',
      resolve: ({ endedAt }) => millis(endedAt),
    }),
    endedBy: t.exposeString('endedBy', { nullable: true }),
  }),
});

const MadePayload = mutationPayload<MadeToken>('MakeApiTokenPayload', (t) => ({
  lines: t.exposeStringList('lines', { nullable: true }),
  isSaved: t.exposeBoolean('isSaved', { nullable: true, description: 'False when it was there already.' }),
  secret: t.exposeString('secret', {
    nullable: true,
    description: 'Shown this once; null in a rehearsal, and when the token was there already.',
  }),
}));

builder.queryField('listApiTokens', (t) =>
  t.field({
    type: [ApiTokenType],
    nullable: true,
    access: { staff: 'token.read' },
    cost: 'dear',
    description: 'The API tokens, the newest first, with those that ended in the last 90 days. For staff.',
    resolve: async (_root, _args, ctx) => [...(await listTokens(ctx))],
  }),
);

builder.mutationFields((t) => ({
  makeApiToken: t.field({
    type: MadePayload,
    nullable: true,
    access: { staff: 'token.write' },
    description: 'Makes an API token. For staff.',
    args: {
      tokenId: t.arg.id({ required: true, description: 'Made by the caller.' }),
      name: t.arg.string({ required: true }),
      role: t.arg({ type: RoleEnum, required: true }),
      scope: t.arg({ type: ScopeEnum, required: true }),
      days: t.arg.int({ required: true, description: '30, 90 or 365.' }),
      ...actArgs(t),
    },
    resolve: async (_root, { tokenId, name, role, scope, days, ...args }, ctx) =>
      payloadOf(await makeToken(staffAct(asStaff(ctx), args), { tokenId, name, role, scope, days })),
  }),
  endApiToken: t.field({
    type: StaffChangePayload,
    nullable: true,
    access: { staff: 'token.write' },
    description: 'Ends an API token at once. For staff.',
    args: { tokenId: t.arg.id({ required: true }), ...actArgs(t) },
    resolve: async (_root, { tokenId, ...args }, ctx) =>
      payloadOf(await endToken(staffAct(asStaff(ctx), args), tokenId)),
  }),
}));
