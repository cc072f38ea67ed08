import { NODATA, NOTFOUND, Resolver } from 'node:dns/promises';
import type { DomainRecords } from '../../ports/domainRecords.ts';

/** Milliseconds for one try, of which there are two. */
const timeout = 2_500;

/** The name servers of this machine; `servers`: others, in tests. */
export function dnsRecords(servers?: readonly string[]): DomainRecords {
  return {
    findTexts: async (name) => {
      // its own for each question: those that wait on one are lost together when one is cancelled
      const resolver = new Resolver({ timeout, tries: 2 });
      if (servers !== undefined) resolver.setServers(servers);
      try {
        const records = await resolver.resolveTxt(name);
        return records.map((parts) => parts.join(''));
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        return code === NODATA || code === NOTFOUND ? [] : null;
      }
    },
  };
}
