import type { BrowserContext, Request, Route } from '@playwright/test';

/** The API's answers to a request without a valid sign-in (access.md §8). */
const answers = {
  expired: { data: null, errors: [{ message: 'Token has expired.', extensions: { code: 'TOKEN_EXPIRED' } }] },
  noMember: { data: { getMember: null, getMemberEntitlements: null, getFeatureFlags: null } },
} as const;

/** Fulfills an API request with one of those answers. */
export function answer(route: Route, name: keyof typeof answers): Promise<void> {
  return route.fulfill({ json: answers[name] });
}

/** Counts the token refreshes from now on. */
export function countRefreshes(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (isRefresh(request)) count += 1;
  });
  return () => count;
}

function isRefresh(request: Request): boolean {
  return request.url().endsWith('/oidc/token') && (request.postData() ?? '').includes('grant_type=refresh_token');
}

/**
 * From now on every token used so far counts as expired, as if ten minutes had passed: the API answers TOKEN_EXPIRED
 * until the browser sends a new one.
 */
export async function expireTokens(context: BrowserContext): Promise<void> {
  const expired = new Set<string>();
  let closed = false;
  await context.route('**/graphql', async (route) => {
    const bearer = route.request().headers()['authorization'] ?? '';
    if (!closed) expired.add(bearer);
    if (expired.has(bearer)) await answer(route, 'expired');
    else await route.fallback();
  });
  await context.route('**/oidc/token', async (route) => {
    if (!isRefresh(route.request())) return route.fallback();
    const response = await route.fetch();
    // at the moment of the refresh, before the page has the new token
    closed = true;
    return route.fulfill({ response });
  });
}
