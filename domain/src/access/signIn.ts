import { formatQuery, parseQuery } from '../queryString.ts';
import { defaultPath } from './derived.ts';
import type { Viewer } from './viewer.ts';

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

export type Landing =
  | { readonly kind: 'path'; readonly to: string }
  /** An external address from the server's allow-list; followed unchanged. */
  | { readonly kind: 'url'; readonly to: string }
  /** An external address to which a one-time code is appended first (obtainACode). */
  | { readonly kind: 'authRedirect'; readonly to: string };

/**
 * Where someone lands after signing in (access.md §4 Login, SIG-05, D5): the redirect path, else the redirect URL, else
 * the auth redirect URL, else the account's default page. Unsafe and unlisted targets are skipped.
 */
export function landingAfterSignIn(
  viewer: Viewer,
  wanted: { redirectPath?: string | null; redirectUrl?: string | null; authRedirectUrl?: string | null },
  own: { origin: string; allowedUrls: readonly string[] },
): Landing {
  for (const target of [wanted.redirectPath, wanted.redirectUrl]) {
    const path = target ? safeRedirectPath(target, own.origin) : null;
    if (path !== null) return { kind: 'path', to: path };
  }
  if (wanted.redirectUrl && own.allowedUrls.includes(wanted.redirectUrl))
    return { kind: 'url', to: wanted.redirectUrl };
  if (wanted.authRedirectUrl && own.allowedUrls.includes(wanted.authRedirectUrl)) {
    return { kind: 'authRedirect', to: wanted.authRedirectUrl };
  }
  return { kind: 'path', to: defaultPath(viewer) };
}

/** Appends the one-time code to an auth redirect URL, keeping its query and hash (SIG-05). */
export function withOneTimeCode(url: string, acode: string): string {
  const [beforeHash = '', ...hash] = url.split('#');
  const glue = beforeHash.includes('?') ? '&' : '?';
  const tail = hash.length > 0 ? `#${hash.join('#')}` : '';
  return `${beforeHash}${glue}acode=${encodeURIComponent(acode)}${tail}`;
}

function withoutParam(address: string, name: string): string {
  const [beforeHash = '', ...hash] = address.split('#');
  const path = beforeHash.split('?', 1)[0] ?? '';
  const rest = formatQuery(parseQuery(beforeHash).filter(([key]) => key !== name));
  return path + rest + (hash.length > 0 ? `#${hash.join('#')}` : '');
}
