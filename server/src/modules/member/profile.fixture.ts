import type { Caller } from '../../testing/harness.ts';

/** A profile as the API answers it. */
export type Profile = Readonly<Record<string, unknown>> & {
  readonly userId: string;
  readonly profileImageUrl: string | null;
  readonly own: { readonly listed: boolean; readonly versions: Readonly<Record<string, number>> } | null;
};

const whole = `userId firstName middleName lastName displayName pronouns profileImageUrl jobRole industry jobFunction
  languages { name } company { name userCompanyId } location { city region country primaryLocation userLocationId }
  linkedin twitter instagram about growthTip communityGive communityGet whatILove
  own { listed versions { basicInfo location company jobInfo social community } }`;

/** The whole profile; null when it is refused. */
export async function findProfile(caller: Caller, userId = caller.memberId): Promise<Profile | null> {
  const document = `query ($userId: ID!) { getMemberProfile(userId: $userId) { ${whole} } }`;
  return (await caller.ask<{ getMemberProfile: Profile | null }>(document, { userId })).data?.getMemberProfile ?? null;
}

export async function getProfile(caller: Caller, userId = caller.memberId): Promise<Profile> {
  const profile = await findProfile(caller, userId);
  if (profile === null) throw new Error(`no profile of ${userId}`);
  return profile;
}

/** What a save of a form answers. */
export interface Saved {
  readonly userId: string | null;
  readonly version: number | null;
  readonly profileImageUrl?: string | null;
  readonly updatedLocationId?: string | null;
  readonly error: { readonly code: string; readonly field: string | null; readonly message: string } | null;
}

const inputs: Readonly<Record<string, string>> = {
  saveMemberBasicInfo: 'MemberBasicInfoInput',
  saveMemberLocation: 'MemberLocationInput',
  saveMemberCompany: 'MemberCompanyInput',
  saveMemberJobInfo: 'MemberJobInfoInput',
  saveMemberSocialInfo: 'MemberSocialInput',
  saveMemberCommunity: 'MemberCommunityInput',
};
const more: Readonly<Record<string, string>> = {
  saveMemberBasicInfo: 'profileImageUrl',
  saveMemberLocation: 'updatedLocationId',
};

/** Saves one form, by default of the caller's own profile. */
export async function save(caller: Caller, name: string, values: Record<string, unknown>): Promise<Saved> {
  const document = `mutation ($input: ${inputs[name] ?? ''}!) {
    ${name}(input: $input) { userId version ${more[name] ?? ''} error { code field message } }
  }`;
  const answer = await caller.query<Record<string, Saved>>(document, { input: { userId: caller.memberId, ...values } });
  const saved = answer[name];
  if (saved === undefined) throw new Error('no answer');
  return saved;
}

export interface UploadForm {
  readonly url: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  readonly key: string;
  readonly imageUrl: string;
}

/** Asks for an upload form. */
export async function getUploadForm(caller: Caller, fileType = 'image/png'): Promise<UploadForm> {
  const { createSignedUploadUrl: form } = await caller.query<{ createSignedUploadUrl: UploadForm }>(
    `mutation ($fileType: String!) {
      createSignedUploadUrl(uploadType: profileImage, fileType: $fileType) { url key imageUrl fields { name value } }
    }`,
    { fileType },
  );
  return form;
}

/** Posts a file with the fields of a form, as a browser does; returns the status. */
export async function post(url: URL, fields: UploadForm['fields'], file: Uint8Array<ArrayBuffer>): Promise<number> {
  const form = new FormData();
  for (const { name, value } of fields) form.append(name, value);
  form.append('file', new Blob([file]), 'picture.png');
  const response = await fetch(url, { method: 'POST', body: form });
  await response.arrayBuffer();
  return response.status;
}
