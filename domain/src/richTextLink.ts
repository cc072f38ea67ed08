import { safeRedirectPath } from './access/signIn.ts';

// browsers and Node have it, the language itself has not
declare const URL: { new (text: string): { protocol: string; href: string }; canParse: (text: string) => boolean };

/** The schemes of links in rich text, besides paths of ours; pictures have the first two (THR-68). */
export const richTextSchemes = ['https', 'http', 'mailto'] as const;

/**
 * What somebody typed as the address of a link: a path of ours, an address of the web or of a mailbox, also without its
 * scheme. Null for anything else, which the server would remove.
 */
export function readRichTextLink(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || text.length > 2_000) return null;
  if (text.startsWith('/')) return safeRedirectPath(text);
  const scheme = richTextSchemes.some((name) => text.toLowerCase().startsWith(`${name}:`));
  const address = scheme ? text : withScheme(text);
  if (address === null || /[\p{Cc}\p{Z}]/u.test(address) || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return richTextSchemes.some((name) => protocol === `${name}:`) ? href : null;
}

function withScheme(text: string): string | null {
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`;
  return /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/u.test(text) ? `https://${text}` : null;
}

/** The address of a picture in rich text: pages of members show those of ours alone. Null for any other. */
export const readRichTextPicture = (address: string): string | null => safeRedirectPath(address.trim());
