import type { IncomingHttpHeaders } from 'node:http';
import { refuse, ok, type Result } from '@atrium/domain/errors.ts';

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** The origins of our own pages: PUBLIC_URL's, and on this machine its loopback names. */
export function ownOrigins(publicUrl: string): readonly string[] {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  if (!loopbackNames.includes(hostname)) return [origin];
  const aliases = loopbackNames.map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`);
  return [origin, ...aliases.filter((alias) => alias !== origin)];
}

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
