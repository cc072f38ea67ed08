import { persona } from '@atrium/content/people.ts';
import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { expect } from 'vitest';
import type { TestServer } from '../../testing/harness.ts';
import { type IdCall, failure, type Operations, type Others, type Sent } from '../../testing/operation.ts';
import { getProfile } from './profile.fixture.ts';
import { profileCalls } from './profileCalls.fixture.ts';

const editPage = routeRequirement('/member-directory/{userId}/edit');
async function profile(server: TestServer, values: Record<string, unknown>): Promise<Sent> {
  const caller = await server.as('crashplus');
  return { caller, variables: { input: { userId: caller.memberId, ...values } } };
}

export const operations: Operations = {
  getMemberProfile: { access: routeRequirement('/member-directory/{userId}') },
  listIndustryReferences: { access: editPage },
  listJobFunctionReferences: { access: editPage },
  listMembers: { access: routeRequirement('/member-directory') },
  saveMemberBasicInfo: {
    access: editPage,
    twice: (server) => profile(server, { firstName: 'Joana', languages: ['English'], version: 0 }),
  },
  saveMemberCommunity: {
    access: editPage,
    twice: (server) => profile(server, { about: 'I edit.', growthTip: null, version: 0 }),
  },
  saveMemberCompany: {
    access: editPage,
    twice: (server) => profile(server, { companyName: 'Ribeira Studio', version: 0 }),
  },
  saveMemberJobInfo: {
    access: editPage,
    twice: (server) => profile(server, { jobRole: 'Editor', industry: 'Retail', version: 0 }),
  },
  saveMemberLocation: {
    access: editPage,
    twice: (server) => profile(server, { country: 'Portugal', city: 'Porto', version: 0 }),
  },
  saveTimeZone: {
    access: 'member',
    twice: async (server) => ({
      caller: await server.as('crashplus'),
      variables: { timeZone: 'Europe/Lisbon', chosen: true },
    }),
  },
  saveMemberSocialInfo: { access: editPage, twice: (server) => profile(server, { linkedin: 'joana', version: 0 }) },
};

export const writingCalls = profileCalls;

/** Ids of the parts of two people's profiles. */
type Parts = {
  readonly company: { readonly userCompanyId: string };
  readonly location: { readonly userLocationId: string };
};

export async function idCalls(server: TestServer, { people }: Others): Promise<IdCall[]> {
  const owners = await Promise.all(['academy', 'gil@globex.example'].map((name) => server.as(name)));
  const parts = (await Promise.all(owners.map((owner) => getProfile(owner)))) as unknown as Parts[];
  // people whom nobody else finds
  const hiding = await server.db
    .selectFrom('member as m')
    .innerJoin('customer as c', 'c.customer_id', 'm.customer_id')
    .select('m.member_id as id')
    .where('c.hide_member_profile', '=', true)
    .orderBy('m.member_id')
    .limit(5)
    .execute();
  expect(hiding.length).toBeGreaterThan(1);
  const own = ['academy', persona('academy').memberId] as const;
  return [
    {
      id: 'getMemberProfile.userId',
      kind: 'query',
      missing: 'no-member',
      call: () => 'getMemberProfile(userId: $id) { userId displayName own { listed } }',
      foreign: () => hiding.map(({ id }) => id),
      own,
    },
    ...['BasicInfo', 'Location', 'Company', 'JobInfo', 'SocialInfo', 'Community'].map((form): IdCall => ({
      id: `saveMember${form}.userId`,
      kind: 'mutation',
      foreign: () => people,
      missing: 'no-member',
      call: () => `saveMember${form}(input: { userId: $id }) ${failure}`,
      own,
    })),
    {
      id: 'saveMemberLocation.userLocationId',
      kind: 'mutation',
      missing: 'nothing',
      call: ({ memberId }) =>
        `saveMemberLocation(input: { userId: "${memberId}", userLocationId: $id, city: "X" }) ${failure}`,
      foreign: () => parts.map(({ location }) => location.userLocationId),
    },
    {
      id: 'saveMemberCompany.userCompanyId',
      kind: 'mutation',
      missing: 'nothing',
      call: ({ memberId }) =>
        `saveMemberCompany(input: { userId: "${memberId}", userCompanyId: $id, companyName: "X" }) ${failure}`,
      foreign: () => parts.map(({ company }) => company.userCompanyId),
    },
  ];
}
