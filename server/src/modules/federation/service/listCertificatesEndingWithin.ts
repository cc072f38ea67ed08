import { daysUntilEnd } from '@atrium/domain/company/certificateEnd.ts';
import type { Context } from '../../../base/context.ts';
import { listUsedCertificates } from '../store/certificateNotices.ts';
import { certificateFacts } from './staff/describe.ts';

/** A certificate by which a company's people sign in, and the whole days that are left; 0 or less: it has ended. */
export interface EndingCertificate {
  readonly companyName: string;
  readonly daysLeft: number;
  /** Whether another one, with which people can sign in now, is good for longer than this one. */
  readonly isOutlived: boolean;
}

/** The certificates of companies' providers that end within so many days, or have ended (COM-01). */
export async function listCertificatesEndingWithin(
  { db, now }: Pick<Context, 'db' | 'now'>,
  days: number,
): Promise<EndingCertificate[]> {
  return (await listUsedCertificates(db)).flatMap(({ name, certificates }) => {
    const left = certificates.map((pem) => daysUntilEnd(certificateFacts(pem).endsAt, now));
    const longest = Math.max(...left);
    return left.flatMap((daysLeft) =>
      daysLeft > days ? [] : { companyName: name, daysLeft, isOutlived: longest > 0 && longest > daysLeft },
    );
  });
}
