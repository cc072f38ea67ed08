import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { mostListed, mostSearched } from '@atrium/domain/member/directory.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { valueOf } from '../../../base/graphql/result.ts';
import { listMembers } from '../service/listMembers.ts';
import type { MemberAccount, MemberCardRow, MemberPage, PageInfo } from '../types.ts';

const MemberAccountType = builder.objectRef<MemberAccount>('MemberAccount').implement({
  description: 'By what staff recognize a person.',
  fields: (t) => ({
    email: t.exposeString('email'),
    accountType: t.exposeString('accountType', { nullable: true }),
    customerName: t.exposeString('customerName'),
    isTest: t.exposeBoolean('isTest', { description: 'An account for tests, which the directory never shows.' }),
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
    account: t.field({
      type: MemberAccountType,
      nullable: true,
      description: 'Only in context ADMIN.',
      resolve: ({ account }) => account ?? null,
    }),
  }),
});
const PageInfoType = builder.objectRef<PageInfo>('PageInfo').implement({
  fields: (t) => ({
    total: t.exposeInt('total', {
      description: `At most ${mostListed.toLocaleString('en-US')}, and of a search at most ${String(mostSearched)}, which mean as many or more.`,
    }),
    totalPages: t.exposeInt('totalPages'),
    page: t.exposeInt('page'),
    count: t.exposeInt('count'),
    filter: t.exposeString('filter', { nullable: true }),
  }),
});
const MemberPageType = builder.objectRef<MemberPage>('MemberPage').implement({
  fields: (t) => ({
    list: t.expose('list', { type: [MemberCardType] }),
    pageInfo: t.field({ type: PageInfoType, resolve: (page) => page.pageInfo() }),
  }),
});
const MemberListContext = builder.enumType('MemberListContext', {
  values: ['ADMIN', 'HOMEPAGE', 'MEMBERSPAGE'] as const,
});

builder.queryFields((t) => ({
  listMembers: t.field({
    cost: 'dear',
    type: MemberPageType,
    nullable: true,
    access: routeRequirement('/member-directory'),
    description: 'The directory; for staff, in context ADMIN, everybody, by name, address or id.',
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
