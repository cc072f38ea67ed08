import { accountTypes } from '@atrium/domain/access/accountType.ts';
import type { Banner, Customizations, HomePageConfig, NavConfig } from '@atrium/domain/access/customizations.ts';
import type { Flags } from '@atrium/domain/access/flags.ts';
import type { StaffViewer } from '@atrium/domain/access/staffOperations.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { StaffRoleEnum } from '../../../base/graphql/staffRoleEnum.ts';
import { safeLink } from '../../../base/text/safeLink.ts';
import { MemberType } from '../../member/schema/objects.ts';
import { findSelf, listFormerEntitlements, listHeldEntitlements } from '../service/self.ts';
import type { FormerEntitlement, HeldEntitlement } from '../types.ts';

export const AccountTypeEnum = builder.enumType('AccountType', { values: [...accountTypes].sort() });

const NavConfigType = builder.objectRef<NavConfig>('NavConfig').implement({
  fields: (t) => ({
    route: t.exposeString('route'),
    rename: t.exposeString('rename', { nullable: true }),
    hide: t.exposeBoolean('hide', { nullable: true }),
  }),
});
const BannerType = builder.objectRef<Banner>('Banner').implement({
  fields: (t) => ({
    imageUrl: t.exposeString('imageUrl'),
    imageUrlMobile: t.exposeString('imageUrlMobile', { nullable: true }),
    link: t.string({ nullable: true, resolve: (of) => safeLink(of.link) }),
    alt: t.string({ resolve: (banner) => banner.alt ?? '' }),
  }),
});
const HomePageConfigType = builder.objectRef<HomePageConfig>('HomePageConfig').implement({
  fields: (t) => ({
    hideUpcomingCourses: t.boolean({ resolve: (config) => config.hideUpcomingCourses === true }),
    hideMeetOurMembers: t.boolean({ resolve: (config) => config.hideMeetOurMembers === true }),
    hideUpcomingEvents: t.boolean({ resolve: (config) => config.hideUpcomingEvents === true }),
  }),
});
export const CustomizationsType = builder.objectRef<Customizations>('Customizations').implement({
  description: 'What entitlements may customize in the interface.',
  fields: (t) => ({
    navLogoUrl: t.exposeString('navLogoUrl', { nullable: true }),
    navConfigs: t.field({ type: [NavConfigType], resolve: (item) => [...(item.navConfigs ?? [])] }),
    hideSessionDetailTitle: t.exposeBoolean('hideSessionDetailTitle', { nullable: true }),
    useFunctionBasedCourseFilter: t.exposeBoolean('useFunctionBasedCourseFilter', { nullable: true }),
    homePageConfig: t.field({ type: HomePageConfigType, resolve: (item) => item.homePageConfig ?? {} }),
    banners: t.field({ type: [BannerType], resolve: (item) => [...(item.banners ?? [])] }),
  }),
});

const FactorStateEnum = builder.enumType('StaffFactorState', { values: ['DUE', 'FREE', 'OVERDUE', 'THERE'] });

const StaffStandingType = builder.objectRef<StaffViewer>('StaffStanding').implement({
  description: 'What somebody of the team holds: the server decides by it what they may do.',
  fields: (t) => ({
    roles: t.expose('roles', { type: [StaffRoleEnum] }),
    companyIds: t.exposeStringList('customerIds', { description: 'The companies of who is there for their success.' }),
    courseIds: t.exposeStringList('courseIds', { description: 'The courses of an instructor.' }),
    factor: t.field({
      type: FactorStateEnum,
      description: 'Where they stand with their second factor: FREE where none is asked for.',
      resolve: ({ factor }) => factor,
    }),
    factorDueAt: t.string({
      nullable: true,
      description: 'Epoch milliseconds; null where none is asked for.',
      resolve: ({ factorDueAt }) => (factorDueAt === null ? null : String(Math.floor(factorDueAt))),
    }),
  }),
});

builder.objectFields(MemberType, (t) => ({
  accountType: t.field({
    type: AccountTypeEnum,
    resolve: (_member, _args, ctx) => ctx.viewer?.accountType ?? 'LIMITED',
  }),
  customizations: t.field({
    type: CustomizationsType,
    description: 'Merged over all entitlements; the member’s customer ranks first.',
    resolve: (_member, _args, ctx) => ctx.viewer?.customizations ?? {},
  }),
  staff: t.field({
    type: StaffStandingType,
    nullable: true,
    description: 'Null for members.',
    resolve: (_member, _args, ctx) => ctx.viewer?.staff ?? null,
  }),
}));

const MemberEntitlementType = builder.objectRef<HeldEntitlement>('MemberEntitlement').implement({
  description: "One effective entitlement, read as the key 'type/label'.",
  fields: (t) => ({
    entitlementId: t.exposeID('entitlementId'),
    type: t.exposeString('type'),
    label: t.exposeString('label'),
    name: t.exposeString('name'),
    precedence: t.exposeInt('precedence'),
    areas: t.exposeStringList('areas'),
    keys: t.exposeStringList('keys', { description: 'All keys that it grants.' }),
    customizations: t.field({ type: CustomizationsType, resolve: (item) => item.customizations }),
  }),
});

const FormerEntitlementType = builder.objectRef<FormerEntitlement>('FormerEntitlement').implement({
  description: 'A former entitlement.',
  fields: (t) => ({
    entitlementId: t.exposeID('entitlementId'),
    name: t.exposeString('name'),
    endedAt: t.string({ description: 'Epoch milliseconds.', resolve: (item) => String(Math.round(item.endedAt)) }),
  }),
});

const FeatureFlagsType = builder.objectRef<Flags>('FeatureFlags').implement({
  description: 'The flags of the caller, evaluated on the server.',
  fields: (t) => ({ values: t.field({ type: 'JSON', resolve: (flags) => flags }) }),
});

builder.queryFields((t) => ({
  getMember: t.field({
    type: MemberType,
    nullable: true,
    access: 'member',
    duringSetUp: true,
    resolve: (_root, _args, ctx) => findSelf(ctx),
  }),
  getMemberEntitlements: t.field({
    type: [MemberEntitlementType],
    nullable: true,
    access: 'member',
    duringSetUp: true,
    description: 'The effective entitlements of the viewer, highest precedence first.',
    resolve: (_root, _args, ctx) => listHeldEntitlements(ctx),
  }),
  listFormerEntitlements: t.field({
    type: [FormerEntitlementType],
    nullable: true,
    access: 'member',
    description: 'The viewer’s former entitlements, the last to end first.',
    resolve: (_root, _args, ctx) => listFormerEntitlements(ctx),
  }),
  getFeatureFlags: t.field({
    type: FeatureFlagsType,
    nullable: true,
    access: 'public',
    resolve: (_root, _args, ctx) => ctx.flags(),
  }),
}));
