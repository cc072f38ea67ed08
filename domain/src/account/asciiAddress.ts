// browsers and Node have it, the language itself has not
declare const URL: { new (text: string): { hostname: string }; canParse: (text: string) => boolean };

const isAscii = (text: string): boolean => !/[^\p{ASCII}]/u.test(text);

/**
 * An address as it is judged, stored and compared: trimmed, its domain in the ASCII form in which mail is sent to it
 * (IDNA), 'pia@xn--mnchen-3ya.example' for 'pia@münchen.example' (D91). Everything else stays as it was typed, also
 * what is no address.
 */
export function asciiAddress(typed: string): string {
  const text = typed.trim();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  // nothing that an address of the web would read as more than a name
  if (at < 1 || isAscii(domain) || /[\s/\\?#:@%[\]]/.test(domain)) return text;
  const url = `https://${domain}`;
  if (!URL.canParse(url)) return text;
  const { hostname } = new URL(url);
  const labels = domain.split('.');
  // signs that only look like the letters or the dot of another domain are not turned into it (THR-60)
  const isSame = hostname
    .split('.')
    .every((label, index) => label.startsWith('xn--') === !isAscii(labels[index] ?? ''));
  return isSame ? `${text.slice(0, at)}@${hostname}` : text;
}
