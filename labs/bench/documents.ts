import { readFileSync } from 'node:fs';

const file = new URL('../../web/src/lib/gql/persisted-documents.json', import.meta.url);

/** The hash by which the web app requests an operation, found by the operation's name. */
export function documentHash(operation: string): string {
  const documents = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const named = new RegExp(`(?:query|mutation) ${operation}\\b`);
  const found = Object.entries(documents).find(([, text]) => named.test(text));
  if (found === undefined) throw new Error(`the web app has no operation ${operation}`);
  return found[0];
}

/** A timeout: a request that is not answered within 30 seconds has failed. */
export function requestTimeout(): AbortSignal {
  return AbortSignal.timeout(30_000);
}

/** Sends one persisted document; throws when the answer contains errors. */
export async function ask<T>(origin: string, token: string, hash: string, variables: object): Promise<T> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: hash, persisted: true, variables }),
    signal: requestTimeout(),
  });
  const answer = (await response.json()) as { data?: T; errors?: unknown };
  const { data, errors } = answer;
  if (data === undefined || errors !== undefined) throw new Error(JSON.stringify(answer));
  return data;
}
