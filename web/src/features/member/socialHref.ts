export type Network = 'linkedin' | 'twitter' | 'instagram';

const profiles: Readonly<Record<Network, string>> = {
  linkedin: 'https://www.linkedin.com/in/',
  twitter: 'https://x.com/',
  instagram: 'https://www.instagram.com/',
};

/**
 * The link to what a member entered for a network: an http or https address as it is; an address without a protocol
 * with '//' before it; a bare handle as the network's page of it. Null for anything else, which stays text (D66,
 * THR-33).
 */
export function socialHref(network: Network, entered: string): string | null {
  const text = entered.trim();
  if (!text.isWellFormed() || /[\s\p{Cc}\\]/u.test(text)) return null;
  if (/^https?:\/\//i.test(text)) return safeUrl(text)?.href ?? null;
  const handle = text.replace(/^@/, '');
  if (/^[\p{L}\p{N}._-]+$/u.test(handle) && !handle.startsWith('www.')) {
    // a name of dots would lead to another page
    return /^\.*$/.test(handle) ? null : profiles[network] + encodeURIComponent(handle);
  }
  const [host = ''] = text.replace(/^\/\//, '').split(/[/?#]/);
  if (!/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(host)) return null;
  return safeUrl(`https://${text.replace(/^\/\//, '')}`)?.href.replace(/^https:/, '') ?? null;
}

/** An http or https address without a user name, which would hide the real host; else null. */
export function safeUrl(text: string): URL | null {
  const url = URL.parse(text);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  return url.username === '' && url.password === '' ? url : null;
}
