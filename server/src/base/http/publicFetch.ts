import { limitedFetch } from './limitedFetch.ts';
import { isPublicHost } from './publicHost.ts';

/**
 * `limitedFetch` of addresses of the Internet alone: one of a network inside fails as a request that got no answer, and
 * no redirect is followed, which could lead there (THR-73).
 */
export async function publicFetch(address: string | URL, init: RequestInit): Promise<Response> {
  const { hostname, protocol } = new URL(address);
  if (protocol !== 'https:' || !(await isPublicHost(hostname)))
    throw new TypeError('fetch failed', { cause: new Error(`${hostname} is no https address of the Internet`) });
  return limitedFetch(address, { ...init, redirect: 'error' });
}
