import type { LmsCode } from '@atrium/domain/access/returnedWords.ts';
import { safeRedirectPath } from '@atrium/domain/access/signIn.ts';
import { queryParam } from '@atrium/domain/queryString.ts';
import { findLmsWay } from './lookups.ts';

const codes: Readonly<Record<string, LmsCode>> = {
  400: 'LMS_LINK_MISCONFIGURED',
  404: 'LMS_NOT_FOUND',
  501: 'LMS_MISCONFIGURED',
};

/** Where a learning system's link leads, or why it leads nowhere (access.md §8; SSO-03). Rejects when aborted. */
export async function findLmsTarget(
  search: string,
  signal: AbortSignal,
): Promise<{ readonly address: string } | { readonly code: LmsCode }> {
  const provider = queryParam(search, 'provider') ?? '';
  const redirectPath = queryParam(search, 'redirectPath');
  if (provider === '') return { code: 'LMS_UNSET' };
  if (redirectPath !== undefined && safeRedirectPath(redirectPath) === null) return { code: 'LMS_LINK_MISCONFIGURED' };
  try {
    const way = await findLmsWay({ provider, redirectPath }, signal);
    if ('code' in way) return { code: codes[way.code] ?? 'LMS_UNAVAILABLE' };
    return URL.canParse(way.address, location.origin) ? way : { code: 'LMS_LOGIN_FAILED' };
  } catch (error) {
    // after too long a wait the page itself says so
    if (signal.aborted) throw error;
    return { code: 'LMS_LOOKUP_FAILED' };
  }
}
