import type { IncomingHttpHeaders } from 'node:http';
import { refuse, ok, type Result } from '@atrium/domain/errors.ts';

/**
 * Refuses requests that another site caused a browser to send. A caller with neither header is no browser and has no
 * cookie jar.
 */
export function checkOrigin(headers: IncomingHttpHeaders, own: readonly string[]): Result<null> {
  const { origin } = headers;
  if (origin !== undefined) return own.includes(origin) ? ok(null) : refuse('FORBIDDEN', { reason: 'ORIGIN' });
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin') return ok(null);
  return refuse('FORBIDDEN', { reason: 'ORIGIN' });
}
