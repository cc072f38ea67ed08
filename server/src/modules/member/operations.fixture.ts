import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { Operations, Sent } from '../../testing/operation.ts';
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
  createSignedUploadUrl: {
    access: editPage,
    twice: 'each is a form for another file, at most thirty an hour; one that is not used is removed',
  },
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
  saveMemberSocialInfo: { access: editPage, twice: (server) => profile(server, { linkedin: 'joana', version: 0 }) },
};

export const writingCalls = profileCalls;
