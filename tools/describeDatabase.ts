import type { Env } from '@atrium/server/env.ts';

/**
 * Which database a command talks to, in a sentence without its user and password: whoever types it without the
 * settings of the site would otherwise change the embedded one and not notice.
 */
export function describeDatabase({ DATABASE_URL: url, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): string {
  if (url === undefined) return `Database: the embedded one of ${DATA_DIR}, because DATABASE_URL is not set.`;
  const { hostname, port, pathname, searchParams } = new URL(url);
  // an address of a socket has its folder in the query
  const host = hostname === '' ? (searchParams.get('host') ?? 'localhost') : hostname;
  return `Database: ${decodeURIComponent(pathname.slice(1))} at ${host}:${port === '' ? '5432' : port} (DATABASE_URL).`;
}
