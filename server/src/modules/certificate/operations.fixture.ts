import { persona } from '@atrium/content/people.ts';
import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import type { Operations } from '../../testing/operation.ts';
import { certificateCalls } from './certificateCalls.fixture.ts';

const certificatePage = routeRequirement('/certificates/{certificateId}');
const certificates = routeRequirement('/certificates');

export const operations: Operations = {
  getCertificate: { access: certificatePage, ids: { certificateId: 'contentMatrix.long.test.ts' } },
  getCrashCourseCertificate: {
    access: routeRequirement('/crash-courses'),
    ids: { certificateId: 'contentMatrix.long.test.ts' },
  },
  getCredential: { access: 'public', ids: { credentialId: 'contentMatrix.long.test.ts' } },
  getEntitledCertificates: { access: certificates },
  listCertificates: { access: certificates },
  addCertificateCompletion: {
    access: { staff: 'certificate.write' },
    call: async (server) => ({
      // a member who has met the criteria
      caller: await server.as('employee'),
      variables: { certificateId: 'strategy-in-practice', userId: persona('member').memberId },
      varying: ['lines'],
    }),
    ids: { certificateId: 'contentMatrix.long.test.ts' },
  },
  addCertificateRegistration: {
    access: certificatePage,
    call: async (server) => ({ caller: await server.as('trial'), variables: { certificateId: 'ai-foundations' } }),
    ids: { certificateId: 'contentMatrix.long.test.ts' },
  },
  listDueCertificates: { access: { staff: 'certificate.write' } },
  holdCertificate: {
    access: { staff: 'certificate.write' },
    call: async (server) => ({
      caller: await server.as('support'),
      variables: {
        certificateId: 'ai-leadership',
        userId: persona('member').memberId,
        isHeldBack: true,
        reason: 'The attendance is being checked.',
      },
      varying: ['lines', 'isSaved'],
    }),
    ids: { certificateId: 'contentMatrix.long.test.ts' },
  },
  removeCertificateCompletion: {
    access: { staff: 'certificate.write' },
    call: async (server) => ({
      caller: await server.as('employee'),
      variables: {
        certificateId: 'leading-an-organization',
        userId: persona('member').memberId,
        reason: 'By mistake.',
      },
      varying: ['lines'],
    }),
    ids: { certificateId: 'contentMatrix.long.test.ts' },
  },
  removeCertificateRegistration: {
    access: certificatePage,
    call: async (server) => ({ caller: await server.as('academy'), variables: { certificateId: 'ai-leadership' } }),
    ids: { certificateId: 'contentMatrix.long.test.ts' },
  },
};

export const writingCalls = certificateCalls;
