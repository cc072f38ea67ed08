import type { IncomingHttpHeaders } from 'node:http';
import { lifetimes } from './lifetimes.ts';

/** The cookies of a signed-in browser (SES-01). Those that begin with `__Host-` are HttpOnly. */
export const cookieNames = {
  refresh: '__Host-atrium-refresh',
  id: '__Host-atrium-id',
  user: 'atrium-user',
  audience: 'atrium-audience',
  /** The secret by which an attempt to sign in elsewhere belongs to one browser (THR-08). */
  browser: '__Host-atrium-browser',
  /** Says that this browser has signed in to an account before (THR-13, D74). It stays at sign-out. */
  knownBrowser: '__Host-atrium-device',
} as const;

const shared = 'Path=/; Secure; SameSite=Lax';

/** `Set-Cookie` lines of a sign-in or a refresh. */
export function signedInCookies(tokens: {
  refreshToken: string;
  idToken: string;
  memberId: string;
  audience: string;
}): string[] {
  const hidden = `${shared}; HttpOnly; Max-Age=${String(lifetimes.signIn)}`;
  const readable = `${shared}; Max-Age=${String(lifetimes.readableCookie)}`;
  return [
    `${cookieNames.refresh}=${tokens.refreshToken}; ${hidden}`,
    `${cookieNames.id}=${tokens.idToken}; ${hidden}`,
    `${cookieNames.user}=${encodeURIComponent(tokens.memberId)}; ${readable}`,
    `${cookieNames.audience}=${encodeURIComponent(tokens.audience)}; ${readable}`,
  ];
}

/** The `Set-Cookie` line of a browser that signs in elsewhere; it lasts for that attempt and a few more. */
export function browserCookie(secret: string): string {
  return `${cookieNames.browser}=${secret}; ${shared}; HttpOnly; Max-Age=3600`;
}

/** The secret of the browser that sent a request; null for one that has not signed in elsewhere lately. */
export function browserOf(headers: IncomingHttpHeaders): string | null {
  const value = cookieOf(headers, cookieNames.browser);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : null;
}

/** The `Set-Cookie` line of a browser that has just signed in. */
export function knownBrowserCookie(value: string): string {
  return `${cookieNames.knownBrowser}=${value}; ${shared}; HttpOnly; Max-Age=${String(lifetimes.knownBrowser)}`;
}

/** `Set-Cookie` lines that remove those of a sign-in. */
export function signedOutCookies(): string[] {
  return [
    `${cookieNames.refresh}=; ${shared}; HttpOnly; Max-Age=0`,
    `${cookieNames.id}=; ${shared}; HttpOnly; Max-Age=0`,
    `${cookieNames.user}=; ${shared}; Max-Age=0`,
    `${cookieNames.audience}=; ${shared}; Max-Age=0`,
  ];
}

/** The value of a request's cookie; undefined when it was not sent or is empty. */
export function cookieOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  for (const pair of headers.cookie?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined;
  }
  return undefined;
}
