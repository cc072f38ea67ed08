import { refuse, type Result } from '@atrium/domain/errors.ts';
import {
  basicInfoForm,
  communityForm,
  companyForm,
  jobInfoForm,
  locationForm,
  pronounOptions,
  socialForm,
  type BasicInfoValues,
  type CommunityValues,
  type CompanyValues,
  type JobInfoValues,
  type LocationValues,
  type SocialValues,
} from '@atrium/domain/member/profileForm.ts';
import type { MemberContext } from '../../../base/context.ts';
import { publishPicture, savePictureInUse } from '../../upload/service/profilePictures.ts';
import { findOwnProfile } from '../store/profiles.ts';
import { listIndustries, listJobFunctions } from '../store/references.ts';
import type { MemberProfile, SavedProfile } from '../types.ts';
import { saveForm, stored, type FormAddress, type FormSpec, type Sent } from './saveForm.ts';

// Saves of the six forms of a profile. All refuse as `saveForm` does.

const namesOf = ({ firstName, middleName, lastName }: MemberProfile) => ({
  firstName,
  middleName: middleName ?? '',
  lastName,
});

function basicInfoSpec(memberId: string, now: Date): FormSpec<BasicInfoValues> {
  return {
    form: 'basicInfo',
    read: (profile) => ({
      ...namesOf(profile),
      pronouns: pronounOptions.find((option) => option === profile.pronouns) ?? 'Prefer not to say',
      languages: [...profile.languages],
      listed: profile.own?.listed ?? false,
      profileImageUrl: profile.profileImageUrl,
    }),
    schema: (profile) => basicInfoForm(namesOf(profile)),
    write: ({ firstName, middleName, lastName, pronouns, languages, listed, profileImageUrl }) => ({
      profile: { middle_name: stored(middleName), pronouns, languages },
      // an address that is emptied is none
      member: { first_name: firstName, last_name: lastName, listed, profile_image_url: stored(profileImageUrl ?? '') },
    }),
    saved: (tx, { profileImageUrl }) => savePictureInUse(tx, memberId, profileImageUrl, now),
  };
}

/**
 * Saves names, picture, pronouns, languages and visibility (PRO-04, PRO-05). A new picture must have been uploaded by
 * this member; refuses with FILE_TOO_LARGE as well.
 */
export async function saveMemberBasicInfo(
  ctx: MemberContext,
  address: FormAddress,
  sent: Sent<BasicInfoValues>,
): Promise<Result<SavedProfile & { readonly profileImageUrl: string | null }>> {
  const { memberId } = ctx.viewer;
  if (address.userId !== memberId) return refuse('FORBIDDEN', { reason: 'OTHER_MEMBER' });
  const before = (await findOwnProfile(ctx, memberId))?.profileImageUrl ?? null;
  const { profileImageUrl } = sent;
  if (typeof profileImageUrl === 'string' && profileImageUrl !== before) {
    const published = await publishPicture(ctx, profileImageUrl);
    if (!published.ok) return published;
  }
  const result = await saveForm(ctx, address, sent, basicInfoSpec(memberId, new Date(ctx.now)));
  if (!result.ok) return result;
  return {
    ok: true,
    value: { ...result.value, profileImageUrl: profileImageUrl === undefined ? before : profileImageUrl },
  };
}

const locationSpec: FormSpec<LocationValues> = {
  form: 'location',
  read: ({ country, region, city }) => ({ country: country ?? '', region: region ?? '', city: city ?? '' }),
  schema: () => locationForm,
  write: ({ country, region, city }) => ({
    profile: { country: stored(country), region: stored(region), city: stored(city) },
  }),
};

/** Saves where the member is; refuses with NOT_FOUND for the id of another's location (THR-25). */
export async function saveMemberLocation(
  ctx: MemberContext,
  address: FormAddress,
  userLocationId: string | null,
  sent: Sent<LocationValues>,
): Promise<Result<SavedProfile & { readonly updatedLocationId: string }>> {
  const { memberId } = ctx.viewer;
  const own = await findOwnProfile(ctx, memberId);
  if (userLocationId !== null && userLocationId !== own?.userLocationId) return refuse('NOT_FOUND');
  const result = await saveForm(ctx, address, sent, locationSpec);
  if (!result.ok) return result;
  const saved = own?.userLocationId ?? (await findOwnProfile(ctx, memberId))?.userLocationId ?? null;
  return saved === null ? refuse('NOT_FOUND') : { ok: true, value: { ...result.value, updatedLocationId: saved } };
}

const companySpec: FormSpec<CompanyValues> = {
  form: 'company',
  read: ({ companyName }) => ({ companyName: companyName ?? '' }),
  schema: () => companyForm,
  write: ({ companyName }) => ({ member: { company_name: stored(companyName) } }),
};

/** Saves the company; refuses with NOT_FOUND for the id of another's company (THR-25). */
export async function saveMemberCompany(
  ctx: MemberContext,
  address: FormAddress,
  userCompanyId: string | null,
  sent: Sent<CompanyValues>,
): Promise<Result<SavedProfile>> {
  if (userCompanyId !== null) {
    const own = await findOwnProfile(ctx, ctx.viewer.memberId);
    if (userCompanyId !== own?.userCompanyId) return refuse('NOT_FOUND');
  }
  return saveForm(ctx, address, sent, companySpec);
}

const jobInfoSpec: FormSpec<JobInfoValues> = {
  form: 'jobInfo',
  read: ({ jobRole, industry, jobFunction }) => ({
    jobRole: jobRole ?? '',
    industry: industry ?? '',
    jobFunction: jobFunction ?? '',
  }),
  schema: () => jobInfoForm,
  // what was chosen while it was offered stays
  findWrong: async (tx, { industry, jobFunction }, kept) => {
    const isOffered = (value: string, keptValue: string, offered: readonly string[]): boolean =>
      value === '' || value === keptValue || offered.includes(value);
    const industries = (await listIndustries(tx)).map((item) => item.industry);
    if (!isOffered(industry, kept.industry, industries)) return 'industry';
    const jobFunctions = (await listJobFunctions(tx)).map((item) => item.jobFunction);
    return isOffered(jobFunction, kept.jobFunction, jobFunctions) ? null : 'jobFunction';
  },
  write: ({ jobRole, industry, jobFunction }) => ({
    profile: { industry: stored(industry), job_function: stored(jobFunction) },
    member: { job_role: stored(jobRole) },
  }),
};

/** Saves role, industry and job function, the last two from the reference lists (PRO-09). */
export function saveMemberJobInfo(ctx: MemberContext, address: FormAddress, sent: Sent<JobInfoValues>) {
  return saveForm(ctx, address, sent, jobInfoSpec);
}

const socialSpec: FormSpec<SocialValues> = {
  form: 'social',
  read: ({ linkedin, twitter, instagram }) => ({
    linkedin: linkedin ?? '',
    twitter: twitter ?? '',
    instagram: instagram ?? '',
  }),
  schema: () => socialForm,
  write: ({ linkedin, twitter, instagram }) => ({
    profile: { linkedin: stored(linkedin), twitter: stored(twitter), instagram: stored(instagram) },
  }),
};

/** Saves the social links as they were typed (PRO-07). */
export function saveMemberSocialInfo(ctx: MemberContext, address: FormAddress, sent: Sent<SocialValues>) {
  return saveForm(ctx, address, sent, socialSpec);
}

const communitySpec: FormSpec<CommunityValues> = {
  form: 'community',
  read: ({ about, growthTip, communityGive, communityGet, whatILove }) => ({
    about: about ?? '',
    growthTip: growthTip ?? '',
    communityGive: communityGive ?? '',
    communityGet: communityGet ?? '',
    whatILove: whatILove ?? '',
  }),
  schema: () => communityForm,
  write: ({ about, growthTip, communityGive, communityGet, whatILove }) => ({
    profile: {
      about: stored(about),
      growth_tip: stored(growthTip),
      community_give: stored(communityGive),
      community_get: stored(communityGet),
      what_i_love: stored(whatILove),
    },
  }),
};

/** Saves the five texts (PRO-06). */
export function saveMemberCommunity(ctx: MemberContext, address: FormAddress, sent: Sent<CommunityValues>) {
  return saveForm(ctx, address, sent, communitySpec);
}
