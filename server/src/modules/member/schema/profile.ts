import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { asMember } from '../../../base/context.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { valueOf } from '../../../base/graphql/result.ts';
import { getMemberProfile } from '../service/getMemberProfile.ts';
import { listIndustryReferences, listJobFunctionReferences } from '../service/references.ts';
import {
  profileForms,
  type IndustryReference,
  type JobFunctionReference,
  type MemberProfile,
  type OwnProfile,
  type ProfileVersions,
} from '../types.ts';

const optional = { nullable: true } as const;

const LanguageType = builder.objectRef<{ readonly name: string }>('ProfileLanguage').implement({
  fields: (t) => ({ name: t.exposeString('name') }),
});
const CompanyType = builder.objectRef<MemberProfile>('ProfileCompany').implement({
  fields: (t) => ({
    name: t.exposeString('companyName', optional),
    userCompanyId: t.exposeID('userCompanyId', optional),
  }),
});
const LocationType = builder.objectRef<MemberProfile>('ProfileLocation').implement({
  fields: (t) => ({
    city: t.exposeString('city', optional),
    region: t.exposeString('region', optional),
    country: t.exposeString('country', optional),
    primaryLocation: t.boolean({ description: 'A member has one location.', resolve: () => true }),
    userLocationId: t.exposeID('userLocationId', optional),
  }),
});
const VersionsType = builder.objectRef<ProfileVersions>('ProfileVersions').implement({
  description: 'How often each form of the profile was saved.',
  fields: (t) => Object.fromEntries(profileForms.map((form) => [form, t.exposeInt(form)])),
});
const OwnType = builder.objectRef<OwnProfile>('OwnProfile').implement({
  fields: (t) => ({
    listed: t.exposeBoolean('listed', { description: 'Whether the member may appear in the directory.' }),
    versions: t.field({ type: VersionsType, resolve: ({ versions }) => versions }),
  }),
});

const MemberProfileType = builder.objectRef<MemberProfile>('MemberProfile').implement({
  description: 'A member as other members see them. It never carries an e-mail address (THR-27).',
  fields: (t) => ({
    userId: t.exposeID('userId'),
    firstName: t.exposeString('firstName'),
    middleName: t.exposeString('middleName', optional),
    lastName: t.exposeString('lastName'),
    displayName: t.exposeString('displayName'),
    pronouns: t.exposeString('pronouns', optional),
    profileImageUrl: t.exposeString('profileImageUrl', optional),
    jobRole: t.exposeString('jobRole', optional),
    industry: t.exposeString('industry', optional),
    jobFunction: t.exposeString('jobFunction', optional),
    languages: t.field({
      type: [LanguageType],
      resolve: ({ languages }) => languages.map((name) => ({ name })),
    }),
    company: t.field({ type: CompanyType, resolve: (profile) => profile }),
    location: t.field({ type: LocationType, resolve: (profile) => profile }),
    linkedin: t.exposeString('linkedin', optional),
    twitter: t.exposeString('twitter', optional),
    instagram: t.exposeString('instagram', optional),
    about: t.exposeString('about', optional),
    growthTip: t.exposeString('growthTip', optional),
    communityGive: t.exposeString('communityGive', optional),
    communityGet: t.exposeString('communityGet', optional),
    whatILove: t.exposeString('whatILove', optional),
    own: t.field({
      type: OwnType,
      nullable: true,
      description: "Null in another's profile.",
      resolve: ({ own }) => own,
    }),
  }),
});

const IndustryReferenceType = builder.objectRef<IndustryReference>('IndustryReference').implement({
  fields: (t) => ({
    industryRefId: t.exposeID('industryRefId'),
    industry: t.exposeString('industry'),
    sortOrder: t.exposeInt('sortOrder'),
    active: t.exposeBoolean('active'),
  }),
});
const JobFunctionReferenceType = builder.objectRef<JobFunctionReference>('JobFunctionReference').implement({
  fields: (t) => ({
    jobFunctionRefId: t.exposeID('jobFunctionRefId'),
    jobFunction: t.exposeString('jobFunction'),
    sortOrder: t.exposeInt('sortOrder'),
    active: t.exposeBoolean('active'),
  }),
});

const editPage = routeRequirement('/member-directory/{userId}/edit');

builder.queryFields((t) => ({
  getMemberProfile: t.field({
    type: MemberProfileType,
    nullable: true,
    access: routeRequirement('/member-directory/{userId}'),
    args: { userId: t.arg.id({ required: true }) },
    resolve: async (_root, { userId }, ctx) => valueOf(await getMemberProfile(asMember(ctx), userId)),
  }),
  listIndustryReferences: t.field({
    type: [IndustryReferenceType],
    nullable: true,
    access: editPage,
    resolve: async (_root, _args, ctx) => [...(await listIndustryReferences(ctx))],
  }),
  listJobFunctionReferences: t.field({
    type: [JobFunctionReferenceType],
    nullable: true,
    access: editPage,
    resolve: async (_root, _args, ctx) => [...(await listJobFunctionReferences(ctx))],
  }),
}));
