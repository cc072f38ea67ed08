import { counted } from '@atrium/domain/counted.ts';
import { failure, fine, warning } from '@atrium/domain/health/findings.ts';
import { listCertificatesEndingWithin } from '../../../federation/service/listCertificatesEndingWithin.ts';
import { listCompanyIssuers } from '../../store/providers.ts';
import type { HealthCheck } from '../../types.ts';
import { describeDiscovery } from './describeDiscovery.ts';

/** How many days before the end of a certificate it is said. */
const certificateDays = 30;

/** Whether the providers of companies answer, and their certificates are good for a while (COM-01). */
export const signOn: HealthCheck = {
  id: 'sign-on',
  title: "Companies' sign-on",
  limit: 10_000,
  run: async ({ db, now, ports: { identityProviders } }) => {
    const [companies, certificates] = await Promise.all([
      listCompanyIssuers(db),
      listCertificatesEndingWithin({ db, now }, certificateDays),
    ]);
    const faults = (
      await Promise.all(
        companies.map(async ({ name, ...provider }) => {
          const fault = await describeDiscovery(identityProviders, provider);
          return fault === null ? [] : [`${name}: ${fault}`];
        }),
      )
    ).flat();
    const ended = certificates.filter(({ daysLeft, isOutlived }) => daysLeft <= 0 && !isOutlived);
    for (const { companyName } of ended) faults.push(`${companyName}: its certificate has ended.`);
    const [fault] = faults;
    const todo = 'Their people cannot sign in. Ask the company, and correct its sign-on in the studio.';
    if (fault !== undefined) return failure(fault + andMore(faults.length), todo);
    const ending = certificates.filter(({ daysLeft, isOutlived }) => daysLeft > 0 && !isOutlived);
    const [first] = ending.toSorted((one, other) => one.daysLeft - other.daysLeft);
    if (first === undefined) return fine('The sign-on of companies can be used.');
    return warning(
      `A certificate of ${first.companyName} ends in ${counted(first.daysLeft, 'day')}.${andMore(ending.length)}`,
      'Ask the company for its next one, and enter it in the studio beside this one.',
    );
  },
};

const andMore = (count: number): string => (count === 1 ? '' : ` And ${String(count - 1)} more.`);
