import type {
  BasicInfoValues,
  CommunityValues,
  CompanyValues,
  JobInfoValues,
  LocationValues,
  SocialValues,
} from '@atrium/domain/member/profileForm.ts';
import { CallError, callFault } from '#lib/callError.ts';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted } from '#lib/save.ts';

/** Whose form, the version that the page has, and whether the page is being closed. */
export interface FormSave {
  readonly userId: string;
  readonly version: number;
  readonly keepalive: boolean;
}

/** Sends one form; resolves with its new version, rejects with a CallError. */
export type SendForm<Values> = (values: Values, save: FormSave) => Promise<number>;

const basicInfo = graphql(`
  mutation SaveMemberBasicInfo($input: MemberBasicInfoInput!) {
    saveMemberBasicInfo(input: $input) {
      userId
      version
      error {
        ...FaultFields
      }
    }
  }
`);
const location = graphql(`
  mutation SaveMemberLocation($input: MemberLocationInput!) {
    saveMemberLocation(input: $input) {
      updatedLocationId
      version
      error {
        ...FaultFields
      }
    }
  }
`);
const company = graphql(`
  mutation SaveMemberCompany($input: MemberCompanyInput!) {
    saveMemberCompany(input: $input) {
      userId
      version
      error {
        ...FaultFields
      }
    }
  }
`);
const jobInfo = graphql(`
  mutation SaveMemberJobInfo($input: MemberJobInfoInput!) {
    saveMemberJobInfo(input: $input) {
      userId
      version
      error {
        ...FaultFields
      }
    }
  }
`);
const social = graphql(`
  mutation SaveMemberSocialInfo($input: MemberSocialInput!) {
    saveMemberSocialInfo(input: $input) {
      userId
      version
      error {
        ...FaultFields
      }
    }
  }
`);
const community = graphql(`
  mutation SaveMemberCommunity($input: MemberCommunityInput!) {
    saveMemberCommunity(input: $input) {
      userId
      version
      error {
        ...FaultFields
      }
    }
  }
`);

/** The new version, if the answer names what it saved (PRO-10). */
function versionOf(savedId: string | null, version: number | null): number {
  if (savedId === null || version === null) throw new CallError([callFault('INTERNAL', 'Something went wrong')], null);
  return version;
}

/** Absent `profileImageUrl`: the picture stays, and needs no check. */
export type BasicInfoSent = Omit<BasicInfoValues, 'profileImageUrl'> &
  Partial<Pick<BasicInfoValues, 'profileImageUrl'>>;

export const sendBasicInfo: SendForm<BasicInfoSent> = async (values, { keepalive, ...form }) => {
  const { saveMemberBasicInfo } = await execute(basicInfo, { input: { ...form, ...values } }, { keepalive });
  const { userId, version } = accepted(saveMemberBasicInfo);
  return versionOf(userId, version);
};

export const sendLocation: SendForm<LocationValues> = async (values, { keepalive, ...form }) => {
  const { saveMemberLocation } = await execute(location, { input: { ...form, ...values } }, { keepalive });
  const { updatedLocationId, version } = accepted(saveMemberLocation);
  return versionOf(updatedLocationId, version);
};

export const sendCompany: SendForm<CompanyValues> = async (values, { keepalive, ...form }) => {
  const { saveMemberCompany } = await execute(company, { input: { ...form, ...values } }, { keepalive });
  const { userId, version } = accepted(saveMemberCompany);
  return versionOf(userId, version);
};

export const sendJobInfo: SendForm<JobInfoValues> = async (values, { keepalive, ...form }) => {
  const { saveMemberJobInfo } = await execute(jobInfo, { input: { ...form, ...values } }, { keepalive });
  const { userId, version } = accepted(saveMemberJobInfo);
  return versionOf(userId, version);
};

export const sendSocial: SendForm<SocialValues> = async (values, { keepalive, ...form }) => {
  const { saveMemberSocialInfo } = await execute(social, { input: { ...form, ...values } }, { keepalive });
  const { userId, version } = accepted(saveMemberSocialInfo);
  return versionOf(userId, version);
};

export const sendCommunity: SendForm<CommunityValues> = async (values, { keepalive, ...form }) => {
  const { saveMemberCommunity } = await execute(community, { input: { ...form, ...values } }, { keepalive });
  const { userId, version } = accepted(saveMemberCommunity);
  return versionOf(userId, version);
};
