import { persona } from '@atrium/content/people.ts';
import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { expect } from 'vitest';
import type { TestServer } from '../../testing/harness.ts';
import { type IdCall, failure, type Operations, type Others, type MutationCall } from '../../testing/operation.ts';
import { getProfile } from './profile.fixture.ts';

const editPage = routeRequirement('/member-directory/{userId}/edit');

/** A form of one member's profile; only the first call says which version it is about. */
async function saveForm(
  server: TestServer,
  values: (n: number) => Readonly<Record<string, unknown>>,
): Promise<MutationCall> {
  const caller = await server.as('crashplus');
  return {
    caller,
    variables: (n) => ({ input: { userId: caller.memberId, ...values(n % 3), ...(n === 0 && { version: 0 }) } }),
  };
}

export const operations: Operations = {
  getMemberProfile: { access: routeRequirement('/member-directory/{userId}') },
  listIndustryReferences: { access: editPage },
  listJobFunctionReferences: { access: editPage },
  listMembers: { access: routeRequirement('/member-directory') },
  saveMemberBasicInfo: {
    access: editPage,
    call: (server) =>
      saveForm(server, (n) => ({ firstName: 'Joana', middleName: 'abc'.charAt(n), languages: ['English'] })),
  },
  saveMemberCommunity: {
    access: editPage,
    call: (server) => saveForm(server, (n) => ({ about: `I edit ${String(n)} books.`, growthTip: null })),
  },
  saveMemberCompany: {
    access: editPage,
    call: (server) => saveForm(server, (n) => ({ companyName: `Ribeira Studio ${String(n)}` })),
  },
  saveMemberJobInfo: {
    access: editPage,
    call: (server) => saveForm(server, (n) => ({ jobRole: `Editor ${String(n)}`, industry: 'Retail' })),
  },
  saveMemberLocation: {
    access: editPage,
    call: (server) => saveForm(server, (n) => ({ country: 'Portugal', city: `Porto ${String(n)}` })),
  },
  saveTimeZone: {
    access: 'member',
    call: async (server) => ({
      caller: await server.as('crashplus'),
      variables: (n) => ({ timeZone: n % 2 === 0 ? 'Europe/Lisbon' : 'Asia/Kolkata', chosen: true }),
    }),
  },
  saveMemberSocialInfo: {
    access: editPage,
    call: (server) => saveForm(server, (n) => ({ linkedin: `joana-${String(n)}` })),
  },
};

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
