import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

// The policy of a form, as Amazon S3 defines it (Signature Version 4, browser-based uploads by POST): the local disk
// accepts the forms that an S3 client signs, and a browser sees no difference.

/** With what forms are signed. */
export interface Signer {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

function signatureOf({ secretAccessKey }: Signer, scope: readonly string[], policy: string): string {
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(key, policy).toString('hex');
}

/** The fields of a form for one object; `now` in epoch milliseconds. */
export function signPolicy(
  signer: Signer,
  terms: { readonly key: string; readonly contentType: string; readonly maxBytes: number; readonly seconds: number },
  now: number,
): Record<string, string> {
  const at = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const scope = [at.slice(0, 8), 'local', 's3', 'aws4_request'];
  const fields = {
    key: terms.key,
    'Content-Type': terms.contentType,
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': [signer.accessKeyId, ...scope].join('/'),
    'X-Amz-Date': at,
  };
  const conditions = [
    ['content-length-range', 1, terms.maxBytes],
    ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
  ];
  const expiration = new Date(now + terms.seconds * 1000).toISOString();
  const policy = Buffer.from(JSON.stringify({ expiration, conditions })).toString('base64');
  return { ...fields, Policy: policy, 'X-Amz-Signature': signatureOf(signer, scope, policy) };
}

const exact = z.record(z.string(), z.string());
const policyShape = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(
    z.union([
      z.tuple([z.literal('content-length-range'), z.number(), z.number()]),
      z.tuple([z.literal('eq'), z.string(), z.string()]),
      exact,
    ]),
  ),
});

/** What a posted form allows, when its signature is ours and it has not expired; else null. */
export interface Allowed {
  readonly key: string;
  readonly leastBytes: number;
  readonly mostBytes: number;
}

/**
 * Checks the fields of a posted form: the signature, the expiry, and that each field is as the policy says and every
 * field is in it. `now` in epoch milliseconds.
 */
export function readPolicy(signer: Signer, fields: ReadonlyMap<string, string>, now: number): Allowed | null {
  const get = (name: string): string =>
    [...fields].find(([known]) => known.toLowerCase() === name.toLowerCase())?.[1] ?? '';
  const [accessKeyId = '', ...scope] = get('X-Amz-Credential').split('/');
  const expected = Buffer.from(signatureOf(signer, scope, get('Policy')));
  const given = Buffer.from(get('X-Amz-Signature'));
  if (accessKeyId !== signer.accessKeyId || given.length !== expected.length) return null;
  if (!timingSafeEqual(given, expected)) return null;
  const policy = policyShape.safeParse(JSON.parse(Buffer.from(get('Policy'), 'base64').toString('utf8')));
  if (!policy.success || Date.parse(policy.data.expiration) <= now) return null;
  const named = new Set(['policy', 'x-amz-signature']);
  let range: readonly [number, number] = [0, 0];
  for (const condition of policy.data.conditions) {
    if (Array.isArray(condition) && condition[0] === 'content-length-range') {
      range = [condition[1], condition[2]];
      continue;
    }
    const pairs: (readonly [string, string])[] = Array.isArray(condition)
      ? [[condition[1].slice(1), condition[2]]]
      : Object.entries(condition);
    for (const [name, value] of pairs) {
      if (name !== 'bucket' && get(name) !== value) return null;
      named.add(name.toLowerCase());
    }
  }
  if ([...fields.keys()].some((name) => !named.has(name.toLowerCase()))) return null;
  return { key: get('key'), leastBytes: range[0], mostBytes: range[1] };
}
