import { formatQuery, parseQuery, queryParam } from '../queryString.ts';

const maxRedirectLength = 2048;

/**
 * Where a visitor who is not signed in is sent from a protected page (access.md §2.2, RTE-04). `address` is the path
 * with its query and hash, which are restored after sign-in (RTE-05).
 */
export function signedOutTarget(address: string): string {
  const at = address.search(/[?#]/);
  const params = address[at] === '?' ? parseQuery(address) : [];
  const valueOf = (name: string): string | undefined => params.find(([key]) => key === name)?.[1];
  const invite = valueOf('invite');
  if (invite) return `/invite-registration/${encodeURIComponent(invite)}`;
  const preview = valueOf('preview');
  if (preview) return `/preview/${encodeURIComponent(preview)}`;
  if (valueOf('gotoSignup') !== undefined) {
    return `/signup${formatQuery([['redirectPath', withoutParam(address, 'gotoSignup')]])}`;
  }
  return `/login${formatQuery([['redirectPath', address]])}`;
}

/**
 * A redirect target that stays on our own pages, as path, query and hash; null when it does not (THR-06). Accepts a
 * path, or an address that begins with our own `origin`. Refuses whatever a URL parser might read as a host, or
 * normalize before it reads: '//', backslashes, control characters, dot segments, encoded slashes.
 */
export function safeRedirectPath(input: string, origin?: string): string | null {
  if (input.length > maxRedirectLength) return null;
  const path = origin !== undefined && input.startsWith(`${origin}/`) ? input.slice(origin.length) : input;
  if (!path.startsWith('/')) return null;
  // URL parsers drop tabs and line breaks, trim spaces, and treat a backslash as a slash.
  if (/[\p{Cc}\p{Cf}\p{Z}\p{Cs}\\]/u.test(path)) return null;
  const pathOnly = path.split(/[?#]/, 1)[0] ?? '';
  if (pathOnly.includes('//') || /%(?:2f|5c|00|0a|0d|09)/i.test(pathOnly)) return null;
  const dotted = pathOnly.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
  return dotted ? null : path;
}

/**
 * The queries of the page at /oauth by which a signed-in person leaves for a registered address of another site;
 * `authorize` is the query of that site's own authorization request.
 */
export const onwardNames = ['redirectUrl', 'authRedirectUrl', 'authorize'] as const;

/**
 * What the query of a sign-in page wants afterwards (SIG-05): the redirect path, else the redirect URL, else the auth
 * redirect URL, or another site's request, all by the page at /oauth, because only the server knows which URLs are
 * registered (THR-06). Null: home.
 */
export function wantedPath(search: string): string | null {
  const path = safeRedirectPath(queryParam(search, 'redirectPath') ?? '');
  if (path !== null) return path;
  const wanted = onwardNames
    .map((name) => [name, queryParam(search, name) ?? ''] as const)
    .find(([, url]) => url !== '');
  return wanted === undefined || wanted[1].length > maxRedirectLength ? null : `/oauth${formatQuery([wanted])}`;
}

/** The address of a sign-in page that leads on to the page that was wanted (RTE-05); null or the root: home. */
export function signInAddress(path: string, redirectPath: string | null | undefined): string {
  const wanted = redirectPath === '/' ? null : redirectPath;
  return path + formatQuery([['redirectPath', wanted ?? undefined]]);
}

function withoutParam(address: string, name: string): string {
  const [beforeHash = '', ...hash] = address.split('#');
  const path = beforeHash.split('?', 1)[0] ?? '';
  const rest = formatQuery(parseQuery(beforeHash).filter(([key]) => key !== name));
  return path + rest + (hash.length > 0 ? `#${hash.join('#')}` : '');
}
