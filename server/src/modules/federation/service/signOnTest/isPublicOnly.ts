import { isLoopback } from '../../../../base/http/loopback.ts';

/**
 * Whether a provider that was entered by a page is asked at addresses of the Internet alone (THR-73): always, but for a
 * site that itself is on this machine, as the demo is.
 */
export function isPublicOnly(publicUrl: string): boolean {
  return !isLoopback(new URL(publicUrl).hostname);
}
