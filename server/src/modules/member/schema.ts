import { customerTypes } from '@atrium/domain/access/viewer.ts';
import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { builder } from '../../base/builder.ts';
import { valueOf } from '../../base/result.ts';
import { listMembers, type MemberPage, type OwnCustomer, type PageInfo, type Self } from './service.ts';
import type { MemberCardRow } from './store.ts';

const CustomerTypeEnum = builder.enumType('CustomerType', { values: customerTypes });

const CustomerObject = builder.objectRef<OwnCustomer>('Customer').implement({
  fields: (t) => ({
    customerId: t.exposeID('customerId'),
    name: t.exposeString('name'),
    type: t.expose('type', { type: CustomerTypeEnum }),
    hideMemberProfile: t.exposeBoolean('hideMemberProfile'),
    disableAIFeatures: t.exposeBoolean('disableAIFeatures'),
    enableProfAI: t.exposeBoolean('enableProfAI'),
    logoUrl: t.exposeString('logoUrl', { nullable: true }),
    accentColor: t.exposeString('accentColor', { nullable: true }),
    timeZone: t.exposeString('timeZone'),
  }),
});

export const MemberType = builder.objectRef<Self>('Member').implement({
  description: 'The signed-in member. Other people are MemberCard: they never carry an e-mail address (THR-27).',
  fields: (t) => ({
    userId: t.exposeID('userId'),
    email: t.exposeString('email'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    displayName: t.exposeString('displayName'),
    profileImageUrl: t.exposeString('profileImageUrl', { nullable: true }),
    jobRole: t.exposeString('jobRole', { nullable: true }),
    manageBilling: t.exposeBoolean('manageBilling'),
    registrationDate: t.exposeString('registrationDate'),
    trialEndDate: t.exposeString('trialEndDate', { nullable: true }),
    customer: t.field({ type: CustomerObject, nullable: true, resolve: (member) => member.customer }),
  }),
});

const MemberCardType = builder.objectRef<MemberCardRow>('MemberCard').implement({
  fields: (t) => ({
    userId: t.exposeID('userId'),
    displayName: t.exposeString('displayName'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    company: t.exposeString('company', { nullable: true }),
    jobRole: t.exposeString('jobRole', { nullable: true }),
    profileImageUrl: t.exposeString('profileImageUrl', { nullable: true }),
    registrationDate: t.exposeString('registrationDate'),
  }),
});
const PageInfoType = builder.objectRef<PageInfo>('PageInfo').implement({
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'At most 1,000, which reads as so many and more.' }),
    totalPages: t.exposeInt('totalPages'),
    page: t.exposeInt('page'),
    count: t.exposeInt('count'),
    filter: t.exposeString('filter', { nullable: true }),
  }),
});
const MemberPageType = builder.objectRef<MemberPage>('MemberPage').implement({
  fields: (t) => ({
    list: t.field({ type: [MemberCardType], resolve: (page) => [...page.list] }),
    pageInfo: t.field({ type: PageInfoType, resolve: (page) => page.pageInfo() }),
  }),
});
const MemberListContext = builder.enumType('MemberListContext', {
  values: ['ADMIN', 'HOMEPAGE', 'MEMBERSPAGE'] as const,
});

builder.queryFields((t) => ({
  listMembers: t.field({
    type: MemberPageType,
    nullable: true,
    access: routeRequirement('/member-directory'),
    args: {
      filter: t.arg.string(),
      count: t.arg.int({ defaultValue: 20 }),
      page: t.arg.int({ defaultValue: 0 }),
      context: t.arg({ type: MemberListContext, defaultValue: 'MEMBERSPAGE' }),
    },
    resolve: async (_root, args, ctx) =>
      valueOf(
        await listMembers(ctx, {
          filter: args.filter ?? '',
          count: args.count ?? 20,
          page: args.page ?? 0,
          context: args.context ?? 'MEMBERSPAGE',
        }),
      ),
  }),
}));
