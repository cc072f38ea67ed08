import { reachesCompany, staffReach } from '@atrium/domain/access/staffOperations.ts';
import { certificateNotices, daysUntilEnd } from '@atrium/domain/company/certificateEnd.ts';
import type { StaffContext } from '../../../../../base/context.ts';
import { listUsedCertificates } from '../../../store/certificateNotices.ts';
import type { EndingCertificate } from '../../../types.ts';
import { certificateFacts } from '../describe.ts';

/**
 * The companies that the caller changes of whose provider in use a certificate ends within 30 days, or the last one has
 * ended; the next one first (COM-01).
 */
export async function listEndingCertificates({
  db,
  now,
  staff,
}: Pick<StaffContext, 'db' | 'now' | 'staff'>): Promise<EndingCertificate[]> {
  const reach = staffReach(staff, 'company.write');
  const own = (await listUsedCertificates(db)).filter(({ customerId }) => reachesCompany(reach, customerId));
  return own
    .flatMap(({ customerId, name, certificates }) => {
      const ends = certificates.map((pem) => certificateFacts(pem).endsAt).toSorted((a, b) => a - b);
      // one that has ended is of no use beside one that has not
      const [endsAt] = ends.filter((end) => end > now).concat(ends);
      return endsAt === undefined ? [] : [{ companyId: customerId, name, endsAt }];
    })
    .filter(({ endsAt }) => daysUntilEnd(endsAt, now) <= certificateNotices[0])
    .toSorted((a, b) => a.endsAt - b.endsAt);
}
