import { readFileSync } from 'node:fs';
import type { Request } from '@playwright/test';

/** The documents of the pages, by the hashes under which they are sent. */
export const documents = JSON.parse(
  readFileSync(new URL('../../web/src/lib/gql/persisted-documents.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>;

/**
 * The name of the operation that a request of the page makes, which sends the hash of its document only; null for other
 * requests.
 */
export function operationOf(request: Request): string | null {
  if (!request.url().endsWith('/graphql')) return null;
  const { query } = request.postDataJSON() as { readonly query: string };
  return operationIn(documents[query]);
}

/** The hash under which the page sends the document of an operation. */
export function persistedDocument(operation: string): string {
  const found = Object.keys(documents).find((hash) => operationIn(documents[hash]) === operation);
  if (found === undefined) throw new Error(`no document has the operation ${operation}`);
  return found;
}

function operationIn(document: string | undefined): string | null {
  return /\b(?:query|mutation) (\w+)/.exec(document ?? '')?.[1] ?? null;
}
