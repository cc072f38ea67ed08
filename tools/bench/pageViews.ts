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
  readonly documents: readonly { readonly operation: string; readonly variables: object }[];
}

/** Sends every request of a full page load, in a browser's order: HTML, token, viewer, the page's documents. */
export function pageView({ origin, cookies }: Visitor, { path, documents }: PageView): () => Promise<void> {
  const asked = [{ operation: 'Viewer', variables: {} }, ...documents].map(({ operation, variables }) =>
    JSON.stringify({ query: documentHash(operation), persisted: true, variables }),
  );
  const form = new URLSearchParams({
    grant_type: 'refresh_token',
    reuse: '1',
    client_id: 'atrium-web',
    redirect_uri: `${origin}/oauth`,
  }).toString();
  let etag: string | null = null;
  const shared = { cookie: cookies, origin, 'accept-encoding': 'gzip, deflate, br' };
  return async () => {
    const html = await fetch(origin + path, {
      headers: { ...shared, accept: 'text/html', ...(etag !== null && { 'if-none-match': etag }) },
    });
    if (html.status !== 200 && html.status !== 304) throw new Error(`${path}: ${String(html.status)}`);
    etag = html.headers.get('etag');
    await html.arrayBuffer();
    const token = await fetch(`${origin}/oidc/token`, {
      method: 'POST',
      headers: { ...shared, 'content-type': 'application/x-www-form-urlencoded' },
      body: form,
    });
    const { id_token: idToken } = (await token.json()) as { id_token?: string };
    if (idToken === undefined) throw new Error(`the token path answered ${String(token.status)}`);
    for (const body of asked) await askWhole(origin, idToken, body);
  };
}

/** Sends a body to the API and returns the answer's text. Throws when the answer contains errors. */
export async function askWhole(origin: string, idToken: string, body: string): Promise<string> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-encoding': 'gzip, deflate, br',
      authorization: `Bearer ${idToken}`,
    },
    body,
  });
  const text = await response.text();
  const { data, errors } = JSON.parse(text) as { data?: Record<string, unknown> | null; errors?: unknown };
  if (errors !== undefined || data === undefined || data === null || Object.values(data).includes(null)) {
    throw new Error(text.slice(0, 500));
  }
  return text;
}
