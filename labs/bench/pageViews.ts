import type { PageData } from '@atrium/server/base/http/pageData.ts';
import { documentHash } from './documents.ts';

/** A signed-in browser with a warm cache. */
export interface Visitor {
  readonly origin: string;
  readonly cookies: string;
}

/** One page: its address and its documents. */
export interface PageView {
  readonly name: string;
  readonly path: string;
  /** Null: all of them come with the HTML, at least one beside the viewer. */
  readonly documents: readonly { readonly operation: string; readonly variables: object }[] | null;
  /** The address of the viewer; absent: the member's. */
  readonly email?: string;
  /** The kind of attempts as which its views are counted, of which a member has few; absent: views are not counted. */
  readonly counted?: string;
}

/**
 * Sends every request of a full page load, in a browser's order: HTML, and what did not come with it of the token, the
 * viewer and the page's documents (decision 077).
 */
export function pageView({ origin, cookies }: Visitor, { path, documents }: PageView): () => Promise<void> {
  const asked = [{ operation: 'Viewer', variables: {} }, ...(documents ?? [])].map(({ operation, variables }) =>
    JSON.stringify({ query: documentHash(operation), persisted: true, variables }),
  );
  let etag: string | null = null;
  const shared = { cookie: cookies, origin, 'accept-encoding': 'gzip, deflate, br' };
  return async () => {
    const html = await fetch(origin + path, {
      headers: { ...shared, accept: 'text/html', ...(etag !== null && { 'if-none-match': etag }) },
    });
    if (html.status !== 200 && html.status !== 304) throw new Error(`${path}: ${String(html.status)}`);
    etag = html.headers.get('etag');
    const came = cameWith(await html.text());
    const idToken = came.token ?? (await fetchToken(origin, shared));
    // what came is taken once: what is asked for again is requested
    for (const body of asked) if (!came.answers.delete(body)) await askWhole(origin, idToken, body);
    if (documents === null && came.answers.size === 0) throw new Error(`${path}: it came without its data`);
  };
}

interface Came {
  readonly token: string | null;
  /** The requests that are answered already. */
  readonly answers: Set<string>;
}

function pageDataIn(html: string): PageData | null {
  const json = /<script type="application\/json" id="page-data">([^<]*)</.exec(html)?.[1];
  return json === undefined ? null : (JSON.parse(json) as PageData);
}

/** The token that came with the HTML; null when the page has to ask for it. */
export function tokenIn(html: string): string | null {
  return pageDataIn(html)?.token?.id_token ?? null;
}

function cameWith(html: string): Came {
  const data = pageDataIn(html);
  if (data === null) return { token: null, answers: new Set() };
  const { token, answers } = data;
  const bodies = answers.map(({ hash, variables }) => JSON.stringify({ query: hash, persisted: true, variables }));
  return { token: token?.id_token ?? null, answers: new Set(bodies) };
}

/** The id token of the sign-in whose cookies are among the headers. */
export async function fetchToken(origin: string, headers: Record<string, string>): Promise<string> {
  const form = { grant_type: 'refresh_token', reuse: '1', client_id: 'atrium-web', redirect_uri: `${origin}/oauth` };
  const token = await fetch(`${origin}/oidc/token`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
  const { id_token: idToken } = (await token.json()) as { id_token?: string };
  if (idToken === undefined) throw new Error(`the token path answered ${String(token.status)}`);
  return idToken;
}

interface Payload {
  readonly error?: { readonly code: string } | null;
}

/**
 * Sends a body to the API and returns the answer's text, which comes in one of `encodings`: by default those of a
 * browser. Throws when the answer contains errors, or nothing.
 */
export async function askWhole(
  origin: string,
  idToken: string,
  body: string,
  encodings = 'gzip, deflate, br',
): Promise<string> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-encoding': encodings,
      authorization: `Bearer ${idToken}`,
    },
    body,
  });
  const text = await response.text();
  const { data, errors } = JSON.parse(text) as { data?: Record<string, Payload | null> | null; errors?: unknown };
  // some roots are null by rule, as the allowance of a member who is not metered
  const payloads = Object.values(data ?? {}).filter((payload) => payload !== null);
  // somebody without a company, such as staff, gets this code, and the list of all companies
  const isRefused = payloads.some(({ error }) => error && error.code !== 'ORGANIZATION_NOT_SET_UP');
  if (errors !== undefined || payloads.length === 0 || isRefused) throw new Error(text.slice(0, 500));
  return text;
}
