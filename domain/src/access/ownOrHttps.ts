import { safeRedirectPath } from './signIn.ts';

// browsers and Node have it, the language itself has not
declare const URL: { new (text: string): { protocol: string; href: string }; canParse: (text: string) => boolean };

/** A path of ours as it is, or an address with https as browsers read it; null for anything else (THR-33). */
export function ownOrHttps(text: string): string | null {
  const path = safeRedirectPath(text);
  if (path !== null || !URL.canParse(text)) return path;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' ? href : null;
}
