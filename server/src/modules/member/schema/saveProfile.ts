import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { pronounOptions } from '@atrium/domain/member/profileForm.ts';
import { asMember } from '../../../base/context.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf } from '../../../base/graphql/result.ts';
import {
  saveMemberBasicInfo,
  saveMemberCommunity,
  saveMemberCompany,
  saveMemberJobInfo,
  saveMemberLocation,
  saveMemberSocialInfo,
} from '../service/saveProfile.ts';
import type { SavedProfile } from '../types.ts';

const access = routeRequirement('/member-directory/{userId}/edit');

const version = {
  description:
    'The version of the form that the caller has seen; a newer one is refused with STALE_VERSION. Without it, the call saves over any version.',
} as const;
const absent = 'What is absent stays as it is; null empties it.';

const optional = { nullable: true } as const;

const SavedProfileType = mutationPayload<SavedProfile>('SavedProfile', (t) => ({
  userId: t.exposeID('userId', optional),
  version: t.exposeInt('version', optional),
}));
const SavedBasicInfoType = mutationPayload<SavedProfile & { readonly profileImageUrl: string | null }>(
  'SavedBasicInfo',
  (t) => ({
    userId: t.exposeID('userId', optional),
    version: t.exposeInt('version', optional),
    profileImageUrl: t.exposeString('profileImageUrl', optional),
  }),
);
const SavedLocationType = mutationPayload<SavedProfile & { readonly updatedLocationId: string }>(
  'SavedLocation',
  (t) => ({
    userId: t.exposeID('userId', optional),
    version: t.exposeInt('version', optional),
    updatedLocationId: t.exposeID('updatedLocationId', optional),
  }),
);

const BasicInfoInput = builder.inputType('MemberBasicInfoInput', {
  description: absent,
  fields: (t) => ({
    userId: t.id({ required: true }),
    version: t.int(version),
    profileImageUrl: t.string({ description: 'The address that createSignedUploadUrl gave for an uploaded picture.' }),
    firstName: t.string(),
    middleName: t.string(),
    lastName: t.string(),
    pronouns: t.string({ description: `One of: ${pronounOptions.join(', ')}.` }),
    languages: t.stringList(),
    listed: t.boolean({ description: 'Whether the member appears in the directory.' }),
  }),
});
const LocationInput = builder.inputType('MemberLocationInput', {
  description: absent,
  fields: (t) => ({
    userId: t.id({ required: true }),
    version: t.int(version),
    userLocationId: t.id(),
    city: t.string(),
    region: t.string(),
    country: t.string(),
  }),
});
const JobInfoInput = builder.inputType('MemberJobInfoInput', {
  description: absent,
  fields: (t) => ({
    userId: t.id({ required: true }),
    version: t.int(version),
    industry: t.string(),
    jobRole: t.string(),
    jobFunction: t.string(),
  }),
});
const CompanyInput = builder.inputType('MemberCompanyInput', {
  description: absent,
  fields: (t) => ({
    userId: t.id({ required: true }),
    version: t.int(version),
    companyName: t.string(),
    userCompanyId: t.id(),
  }),
});
const CommunityInput = builder.inputType('MemberCommunityInput', {
  description: absent,
  fields: (t) => ({
    userId: t.id({ required: true }),
    version: t.int(version),
    about: t.string(),
    growthTip: t.string(),
    communityGive: t.string(),
    communityGet: t.string(),
    whatILove: t.string(),
  }),
});
const SocialInput = builder.inputType('MemberSocialInput', {
  description: absent,
  fields: (t) => ({
    userId: t.id({ required: true }),
    version: t.int(version),
    linkedin: t.string(),
    twitter: t.string(),
    instagram: t.string(),
  }),
});

interface Addressed {
  readonly userId: string;
  readonly version?: number | null | undefined;
}
const address = (input: Addressed) => ({ userId: input.userId, version: input.version ?? null });

builder.mutationFields((t) => ({
  saveMemberBasicInfo: t.field({
    type: SavedBasicInfoType,
    nullable: true,
    access,
    args: { input: t.arg({ type: BasicInfoInput, required: true }) },
    resolve: async (_root, { input }, ctx) => {
      const { userId: _, version: __, pronouns, ...rest } = input;
      const chosen = pronouns as (typeof pronounOptions)[number] | null | undefined;
      return payloadOf(await saveMemberBasicInfo(asMember(ctx), address(input), { ...rest, pronouns: chosen }));
    },
  }),
  saveMemberLocation: t.field({
    type: SavedLocationType,
    nullable: true,
    access,
    args: { input: t.arg({ type: LocationInput, required: true }) },
    resolve: async (_root, { input }, ctx) => {
      const { userId: _, version: __, userLocationId = null, ...rest } = input;
      return payloadOf(await saveMemberLocation(asMember(ctx), address(input), userLocationId, rest));
    },
  }),
  saveMemberJobInfo: t.field({
    type: SavedProfileType,
    nullable: true,
    access,
    args: { input: t.arg({ type: JobInfoInput, required: true }) },
    resolve: async (_root, { input }, ctx) => {
      const { userId: _, version: __, ...rest } = input;
      return payloadOf(await saveMemberJobInfo(asMember(ctx), address(input), rest));
    },
  }),
  saveMemberCompany: t.field({
    type: SavedProfileType,
    nullable: true,
    access,
    args: { input: t.arg({ type: CompanyInput, required: true }) },
    resolve: async (_root, { input }, ctx) => {
      const { userId: _, version: __, userCompanyId = null, ...rest } = input;
      return payloadOf(await saveMemberCompany(asMember(ctx), address(input), userCompanyId, rest));
    },
  }),
  saveMemberCommunity: t.field({
    type: SavedProfileType,
    nullable: true,
    access,
    args: { input: t.arg({ type: CommunityInput, required: true }) },
    resolve: async (_root, { input }, ctx) => {
      const { userId: _, version: __, ...rest } = input;
      return payloadOf(await saveMemberCommunity(asMember(ctx), address(input), rest));
    },
  }),
  saveMemberSocialInfo: t.field({
    type: SavedProfileType,
    nullable: true,
    access,
    args: { input: t.arg({ type: SocialInput, required: true }) },
    resolve: async (_root, { input }, ctx) => {
      const { userId: _, version: __, ...rest } = input;
      return payloadOf(await saveMemberSocialInfo(asMember(ctx), address(input), rest));
    },
  }),
}));
