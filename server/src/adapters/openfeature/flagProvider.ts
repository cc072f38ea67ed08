import { randomUUID } from 'node:crypto';
import type { FlagSubject } from '@atrium/domain/access/evaluateFlag.ts';
import { booleanFlags, valueFlags } from '@atrium/domain/access/flags.ts';
import type { Client, EvaluationContext } from '@openfeature/server-sdk';
import { lazy } from '../../base/lazy.ts';
import type { FlagProvider } from '../../ports/flags.ts';

/** A flag provider that is closed with the process. */
export interface OpenFeatureFlags extends FlagProvider {
  readonly close: () => Promise<void>;
}

/** Milliseconds until a flag changed at the vendor's is seen; each viewer asks once in this time. */
const freshFor = 5000;
/** Milliseconds. Sign-in and pages wait for it at most once in `freshFor`. */
const timeout = 1000;
/** The error codes of a flag that the service does not have. */
const unknown: ReadonlySet<string> = new Set(['FLAG_NOT_FOUND']);

/**
 * Asks a flag service by the OpenFeature Remote Evaluation Protocol, which flagd, GO Feature Flag, Flagsmith and others
 * serve. `url` is the address before /ofrep/v1; `token` is sent as a bearer, if given. The targeting key is the member.
 */
export function openFeatureFlags(url: string, token: string | undefined): OpenFeatureFlags {
  const domain = randomUUID();
  const client = lazy(async (): Promise<Client> => {
    const [{ OpenFeature }, { OFREPProvider }] = await Promise.all([
      import('@openfeature/server-sdk'),
      import('@openfeature/ofrep-provider'),
    ]);
    const timed: typeof fetch = (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeout) });
    const provider = new OFREPProvider({
      baseUrl: url,
      fetchImplementation: timed,
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    });
    await OpenFeature.setProviderAndWait(domain, provider);
    const opened = OpenFeature.getClient(domain);
    // a failure is reported by `valuesFor`
    opened.setLogger({ error: ignore, warn: ignore, info: ignore, debug: ignore });
    return opened;
  });
  return {
    freshFor,
    valuesFor: async (subject) => {
      const asked = await client.get();
      const context = contextOf(subject);
      const booleans = booleanFlags.map(
        async (flag) => [flag, await asked.getBooleanDetails(flag, false, context)] as const,
      );
      const values = valueFlags.map(async (flag) => [flag, await asked.getObjectDetails(flag, {}, context)] as const);
      const answers = await Promise.all([...booleans, ...values]);
      const known = answers.filter(([flag, { errorCode, errorMessage }]) => {
        if (errorCode === undefined) return true;
        if (unknown.has(errorCode)) return false;
        throw new Error(`flag ${flag}: ${errorCode} ${errorMessage ?? ''}`);
      });
      return Object.fromEntries(known.map(([flag, { value }]) => [flag, value]));
    },
    close: () =>
      client.end(async () => {
        const { OpenFeature } = await import('@openfeature/server-sdk');
        await OpenFeature.clearProviders();
      }),
  };
}

function contextOf(subject: FlagSubject | null): EvaluationContext {
  if (subject === null) return { targetingKey: 'visitor' };
  const { memberId, customerId, accountType } = subject;
  return { targetingKey: memberId, accountType, ...(customerId !== null && { customerId }) };
}

function ignore(): void {
  // on purpose
}
