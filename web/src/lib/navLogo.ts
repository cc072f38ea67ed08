import { safeRedirectPath } from '@atrium/domain/access/signIn.ts';
import { readStored, writeStored } from './storage.ts';

/** The customer's logo that was last shown on this machine; null without one, and after a sign-out (NAV-06). */
export function storedNavLogo(): string | null {
  const kept = readStored('navLogoUrl');
  // only a picture of our own server is used, whatever the storage contains
  return kept === null ? null : safeRedirectPath(kept);
}

/** Stores a logo for the next page load; signing out removes it. */
export function storeNavLogo(url: string): void {
  writeStored('navLogoUrl', url);
}
