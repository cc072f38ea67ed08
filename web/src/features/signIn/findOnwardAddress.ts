import { onwardNames } from '@atrium/domain/access/signIn.ts';
import { formatQuery, queryParam } from '@atrium/domain/queryString.ts';
import { Unreachable } from '#lib/callError.ts';

/**
 * Where the page at /oauth sends somebody who leaves for another site (SIG-05): the address of the site, with a
 * one-time code where the query asks for one (SES-06); the issuer, for a site that asked it for a code; home for a site
 * that is not registered. Null when the query names no site. Rejects with Unreachable.
 */
export async function findOnwardAddress(search: string, signal: AbortSignal): Promise<string | null> {
  const [redirectUrl, authRedirectUrl, authorize] = onwardNames.map((name) => queryParam(search, name) ?? '');
  if (redirectUrl) return `/user/onward${formatQuery([['redirectUrl', redirectUrl]])}`;
  if (authorize && !authRedirectUrl) return `/oidc/auth?${authorize}`;
  if (!authRedirectUrl) return null;
  // the cookie says who asks; the tokens that the call may carry are never read (THR-03)
  const response = await fetch('/user/obtainACode', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ authRedirectUrl }),
    signal,
  }).catch((error: unknown) => {
    throw new Unreachable('no answer', { cause: error });
  });
  if (response.status === 401) return `/login${formatQuery([['authRedirectUrl', authRedirectUrl]])}`;
  if (response.status >= 500) throw new Unreachable(`HTTP ${String(response.status)}`);
  const { acode } = (await response.json()) as { acode?: string };
  if (acode === undefined) return '/';
  const address = new URL(authRedirectUrl);
  address.searchParams.set('acode', acode);
  return address.href;
}
