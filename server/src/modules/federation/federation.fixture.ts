import { createHash, randomBytes } from 'node:crypto';

/** A browser that signs in elsewhere: it keeps cookies and follows redirects. */
export interface Visitor {
  readonly cookies: Map<string, string>;
  /** Opens an address and follows redirects to the first page that is none, or to /oauth. */
  readonly open: (address: string) => Promise<{ url: URL; text: string }>;
  /** The same, but returns the first address with this path without opening it. */
  readonly openUntil: (address: string, path: string) => Promise<URL>;
  /** Posts a form as a page would. */
  readonly post: (address: string, fields: Record<string, string>) => Promise<{ url: URL; text: string }>;
  /** What the page at /oauth does with its state. */
  readonly finish: (state: string) => Promise<{ status: number; body: Finished }>;
  /** Redeems the code of `finish`; returns the claims of the id token. */
  readonly redeem: (code: string) => Promise<Record<string, unknown>>;
}

export interface Finished {
  readonly code: string;
  readonly message?: string;
  readonly context?: string | null;
  readonly redirectPath?: string | null;
}

export function openVisitor(origin: string): Visitor {
  const cookies = new Map<string, string>();
  const verifier = randomBytes(32).toString('base64url');
  const send = async (address: string | URL, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(cookie !== '' && { cookie }), ...(init.headers as Record<string, string>) };
    const response = await fetch(address, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  };
  const follow = async (response: Response, from: URL, until = '/oauth'): Promise<{ url: URL; text: string }> => {
    const location = response.headers.get('location');
    if (location === null) return { url: from, text: await response.text() };
    const next = new URL(location, from);
    if (next.pathname === until) return { url: next, text: '' };
    return follow(await send(next), next, until);
  };
  const request = {
    client_id: 'atrium-web',
    redirect_uri: `${origin}/oauth`,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'the state',
    nonce: 'the nonce',
  };
  return {
    cookies,
    open: async (address) => {
      const url = new URL(address, origin);
      return follow(await send(url), url);
    },
    openUntil: async (address, path) => {
      const url = new URL(address, origin);
      return (await follow(await send(url), url, path)).url;
    },
    post: async (address, fields) => {
      const url = new URL(address, origin);
      return follow(await send(url, { method: 'POST', body: new URLSearchParams(fields) }), url);
    },
    finish: async (state) => {
      const response = await send(`${origin}/oidc/federation/finish`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify({ ...request, federation: state }),
      });
      return { status: response.status, body: (await response.json()) as Finished };
    },
    redeem: async (code) => {
      const response = await send(`${origin}/oidc/token`, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          client_id: 'atrium-web',
          redirect_uri: request.redirect_uri,
          code,
          code_verifier: verifier,
        }),
      });
      const { id_token: token } = (await response.json()) as { id_token?: string };
      if (token === undefined) throw new Error(`the code was refused: ${String(response.status)}`);
      return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
    },
  };
}

/** The address of a link with this text in a page. */
export function linkIn(page: string, words: string): string {
  const found = [...page.matchAll(/<a href="([^"]*)">(.*?)<\/a>/gs)].find(([, , text = '']) => text.includes(words));
  if (found?.[1] === undefined) throw new Error(`no link says ${words}: ${page.slice(0, 300)}`);
  return found[1].replaceAll('&amp;', '&');
}

/** The hidden fields of a page's form. */
export function fieldsIn(page: string): Record<string, string> {
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]));
}

/** Signs in at the stand-in for Google as the account that the words name; returns the state at /oauth. */
export async function signInAtGoogle(visitor: Visitor, words: string, query = 'context=login'): Promise<string> {
  const chooser = await visitor.open(`/oidc/federation?provider=google&${query}`);
  const { url } = await visitor.open(linkIn(chooser.text, words));
  return url.searchParams.get('state') ?? '';
}

/** The same at the SAML provider of Acme, beginning with the link of the corporate lookup. */
export async function signInAtAcme(visitor: Visitor, link: string, words: string): Promise<string> {
  const chooser = await visitor.open(link);
  const page = await visitor.open(linkIn(chooser.text, words));
  const { url } = await visitor.post('/oidc/saml/acs', fieldsIn(page.text));
  return url.searchParams.get('state') ?? '';
}
