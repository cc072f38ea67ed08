import { safeRedirectPath } from '@atrium/domain/access/signIn.ts';

const schemes = new Set(['http:', 'https:', 'mailto:']);

/** The link if it is safe to follow: one of our paths, or http, https and mailto; null for anything else (THR-33). */
export function safeLink(link: string | null): string | null {
  if (link === null) return null;
  if (link.startsWith('/')) return safeRedirectPath(link);
  return URL.canParse(link) && schemes.has(new URL(link).protocol) ? link : null;
}
