import type { LedgerGrant } from '@atrium/domain/access/accessAt.ts';
import type { AccessRule } from '@atrium/domain/access/accessRules.ts';
import type { ExplainedGrant } from '@atrium/domain/access/explainAccess.ts';
import { asStaff } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { valueOf } from '../../../base/graphql/result.ts';
import { AccountTypeEnum, CustomizationsType } from '../../entitlement/schema/member.ts';
import { explainMemberAccess } from '../service/explainMemberAccess.ts';
import type { MemberAccess } from '../types.ts';

const instant = (millis: number | null): string | null => (millis === null ? null : String(Math.round(millis)));

const ExplainedGrantType = builder.objectRef<ExplainedGrant<LedgerGrant>>('ExplainedGrant').implement({
  description: 'One grant of a member; instants are epoch milliseconds.',
  fields: (t) => ({
    name: t.exposeString('name'),
    source: t.exposeString('source'),
    startsAt: t.string({ resolve: (grant) => instant(grant.startsAt) ?? '' }),
    endsAt: t.string({ nullable: true, resolve: (grant) => instant(grant.endsAt) }),
    revokedAt: t.string({ nullable: true, resolve: (grant) => instant(grant.revokedAt) }),
    keys: t.exposeStringList('keys'),
    inForce: t.exposeBoolean('inForce', { description: 'At the instant that was asked about.' }),
    opens: t.exposeBoolean('opens', { description: 'Whether it opens the address while it is in force.' }),
  }),
});

const AccessRuleType = builder.objectRef<AccessRule>('AccessRule').implement({
  fields: (t) => ({
    isMet: t.exposeBoolean('isMet'),
    rule: t.exposeString('rule'),
    note: t.exposeString('note', { description: 'What it is compared with.' }),
  }),
});

const MemberAccessType = builder.objectRef<MemberAccess>('MemberAccess').implement({
  description: 'Whether a member could open an address at an instant, and why.',
  fields: (t) => ({
    opens: t.exposeBoolean('opens'),
    reason: t.exposeString('reason', { description: 'OPEN, the reason of the refusal, or ELSEWHERE.' }),
    sentence: t.exposeString('sentence', { description: 'What the member reads; by what it opens when it does.' }),
    leadsTo: t.exposeString('leadsTo', {
      nullable: true,
      description: 'The address to which the page leads the member instead.',
    }),
    keys: t.exposeStringList('keys', {
      description: 'Entitlement keys, any one of which opens it; none where no entitlement is asked for.',
    }),
    rules: t.expose('rules', { type: [AccessRuleType], description: 'Each rule that decides, in their order.' }),
    accountType: t.expose('accountType', { type: AccountTypeEnum }),
    customizations: t.expose('customizations', { type: CustomizationsType }),
    grants: t.expose('grants', {
      type: [ExplainedGrantType],
      description: 'Every grant of the member, the oldest first.',
    }),
  }),
});

builder.queryFields((t) => ({
  explainAccess: t.field({
    type: MemberAccessType,
    nullable: true,
    access: { staff: 'person.read' },
    description: 'For staff: what a member could open on a date, and why.',
    args: {
      userId: t.arg.id({ required: true }),
      address: t.arg.string({ required: true, description: 'A page of the product, as /courses/session/{sessionId}.' }),
      at: t.arg.string({ description: 'Epoch milliseconds, past or future; now when absent.' }),
    },
    resolve: async (_root, { userId, address, at }, ctx) =>
      valueOf(await explainMemberAccess(asStaff(ctx), { userId, address, at: at ?? null })),
  }),
}));
