import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { type Operations, staffOnly } from '../../testing/operation.ts';

const certificatePage = routeRequirement('/certificates/{certificateId}');
const certificates = routeRequirement('/certificates');

export const operations: Operations = {
  getCertificate: { access: certificatePage },
  getCrashCourseCertificate: { access: routeRequirement('/crash-courses') },
  getCredential: { access: 'public' },
  getEntitledCertificates: { access: certificates },
  listCertificates: { access: certificates },
  addCertificateCompletion: { access: staffOnly },
  addCertificateRegistration: { access: certificatePage },
  removeCertificateCompletion: { access: staffOnly },
  removeCertificateRegistration: { access: certificatePage },
};
