import { randomInt } from 'node:crypto';
import { people, persona } from '@atrium/content/people.ts';
import { demoPassword } from '@atrium/server/demo/accounts.ts';
import { signInAs } from '@atrium/server/testing/signInAs.ts';
import { documentHash } from './documents.ts';
import type { Place } from './place.ts';

const timings = 2_000;
/** After this many requests the counters of attempts are emptied, below every limit. */
const between = 3;

export interface Guessed {
  readonly name: string;
  /** The share of the timings that the best threshold tells right, on the half that it was not chosen by. */
  readonly share: number;
  /** Milliseconds, median. */
  readonly known: number;
  readonly unknown: number;
}

interface Probe {
  readonly name: string;
  readonly send: (email: string) => Promise<Response>;
  /** Whether it was answered as a person would be; a refusal would be timed in place of the call. */
  readonly isAnswered?: (body: string) => boolean;
}

/** A member who asks for a second address; the account's own one is refused, which tells nobody anything. */
const linking = persona('planner');

/**
 * What the time of an answer says about whether an address has an account (THR-11, THR-12): 2,000 timings of each call
 * for known and unknown addresses in random order, and the threshold that tells the first half of them apart best,
 * tried on the second half. A coin tells half of them right.
 */
export async function benchEnumeration({ setting, product }: Place): Promise<readonly Guessed[]> {
  const found: Guessed[] = [];
  const others = people.filter(({ email }) => email !== linking.email);
  for (const probe of await probesAt(product.origin)) {
    const samples: { readonly isKnown: boolean; readonly time: number }[] = [];
    for (let count = -200; count < timings; count += 1) {
      if (count % between === 0) await setting.database.db.deleteFrom('limit_bucket').execute();
      const isKnown = randomInt(2) === 1;
      const { email } = others[randomInt(others.length)] ?? { email: '' };
      const [name = '', domain = ''] = email.split('@');
      // as long as the known one, at the same domain
      const address = isKnown
        ? email
        : `${'nobody'.padEnd(name.length, 'x').slice(0, name.length)}${String(randomInt(10))}@${domain}`;
      const begun = performance.now();
      const response = await probe.send(address);
      const body = await response.text();
      const time = performance.now() - begun;
      if (response.status !== 200 || probe.isAnswered?.(body) === false)
        throw new Error(`${probe.name} answers ${String(response.status)} ${body}`);
      if (count >= 0) samples.push({ isKnown, time });
    }
    found.push({
      name: probe.name,
      share: shareRecognized(samples.slice(0, timings / 2), samples.slice(timings / 2)),
      known: medianOf(samples.filter(({ isKnown }) => isKnown)),
      unknown: medianOf(samples.filter(({ isKnown }) => !isKnown)),
    });
  }
  return found;
}

async function probesAt(origin: string): Promise<readonly Probe[]> {
  // lately enough for all timings: linking wants a sign-in of the last ten minutes
  const { idToken } = await signInAs(origin, linking.email, demoPassword);
  const post = (path: string, body: object, headers: object = {}): Promise<Response> =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, ...headers },
      body: JSON.stringify(body),
    });
  const call = (operation: string, variables: (email: string) => object, headers: object = {}) => {
    const query = documentHash(operation);
    return (email: string) => post('/graphql', { query, persisted: true, variables: variables(email) }, headers);
  };
  return [
    { name: '/elu', send: (email) => post('/elu', { e: email }) },
    { name: 'forgotPassword', send: call('ForgotPassword', (email) => ({ email })) },
    {
      // behind a passed bot check the documents want the answer itself to say it (D12)
      name: 'signupLimitedUser, no bot check',
      send: call('SignupLimitedUser', (email) => ({
        input: {
          email,
          firstName: 'Ada',
          lastName: 'Lovelace',
          freemiumType: 'freemium2',
          botChallengeToken: 'no token',
        },
      })),
    },
    {
      name: 'lookupCorporateRealm',
      send: call('LookupCorporateRealm', (email) => ({ b64email: Buffer.from(email).toString('base64') })),
    },
    {
      name: 'startAccountLinking',
      send: call('StartAccountLinking', (email) => ({ email }), { authorization: `Bearer ${idToken}` }),
      isAnswered: (body) => body.includes('"PENDING"'),
    },
  ];
}

type Samples = readonly { readonly isKnown: boolean; readonly time: number }[];

/** The share of `others` that the threshold and direction with the best share of `seen` tell right. */
export function shareRecognized(seen: Samples, others: Samples): number {
  const right = (samples: Samples, threshold: number): number =>
    samples.filter(({ isKnown, time }) => time > threshold === isKnown).length / samples.length;
  let best = { threshold: 0, isSlower: true, share: 0 };
  for (const { time } of seen) {
    const share = right(seen, time);
    for (const isSlower of [true, false]) {
      const recognized = isSlower ? share : 1 - share;
      if (recognized > best.share) best = { threshold: time, isSlower, share: recognized };
    }
  }
  const share = right(others, best.threshold);
  return best.isSlower ? share : 1 - share;
}

function medianOf(samples: Samples): number {
  return samples.map(({ time }) => time).toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? Number.NaN;
}
