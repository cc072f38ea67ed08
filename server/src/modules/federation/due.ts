import type { DueWork } from '../../base/jobs/due.ts';
import { announceCertificateEnds } from './service/announceCertificateEnds.ts';
import { removeExpired } from './service/removeExpired.ts';
import { checkDueDomains } from './service/staff/checkCompanyDomain.ts';

export const dueWork: readonly DueWork[] = [
  { name: 'federation.expired', run: removeExpired },
  { name: 'federation.domains', run: checkDueDomains },
  { name: 'federation.certificates', run: announceCertificateEnds },
];
