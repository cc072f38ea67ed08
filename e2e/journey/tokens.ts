import type { BrowserContext, Request, Route } from '@playwright/test';

/** Answers the API gives when the sign-in of the caller is not what it should be (access.md §8). */
const answers = {
  expired: { data: null, errors: [{ message: 'Token has expired.', extensions: { code: 'TOKEN_EXPIRED' } }] },
  noMember: { data: { getMember: null, getMemberEntitlements: null, getFeatureFlags: null } },
} as const;

/** Fulfils a call of the API with one of those answers. */
export function answer(route: Route, name: keyof typeof answers): Promise<void> {
  return route.fulfill({ json: answers[name] });
}

/** Counts the refreshes from now on. */
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
 * From now on every token that was ever used counts as expired, as if ten minutes had passed: the server's word comes
 * in its place, until the browser brings a new one.
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
    // before the page knows the new token, not when the news of the answer comes here
    closed = true;
    return route.fulfill({ response });
  });
}
