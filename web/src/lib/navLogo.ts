const key = 'navLogoUrl';

/** The logo that was last shown in the place of ours on this machine; null without one, and after a sign-out (NAV-06). */
export function keptNavLogo(): string | null {
  const kept = localStorage.getItem(key);
  // only a picture of our own server may stand there, whatever was written into the store
  return kept !== null && /^\/(?!\/)/.test(kept) ? kept : null;
}

/** Keeps a logo for the next start; the sign-out clears it. */
export function keepNavLogo(url: string): void {
  localStorage.setItem(key, url);
}
