/** In characters. */
export const longestAddress = 500;

/**
 * What is wrong with the address of an endpoint, in a sentence; null for one that may be. Whether its host is one of
 * the Internet is looked at with each message (THR-73).
 */
export function endpointFault(address: string): string | null {
  const [, scheme = '', authority = ''] = /^([a-z]+):\/\/([^/?#\s\\]+)[^\s\\]*$/i.exec(address) ?? [];
  if (authority === '' || encodeURI(address).length > longestAddress || !/^https?$/i.test(scheme))
    return 'Enter a web address, such as https://example.com/hooks.';
  if (scheme.toLowerCase() !== 'https') return 'The address begins with https://, so that nobody reads the messages.';
  if (authority.includes('@')) return 'An address with a password is not taken; check the signature.';
  if (address.includes('#')) return 'The part behind # is never sent. Leave it out.';
  const [, named, port = '443'] = /^(\[[\da-f:.]+\]|[a-z\d.-]+)(?::(\d{1,5}))?$/i.exec(authority) ?? [];
  const host = named?.toLowerCase();
  if (host === undefined || Number(port) === 0 || Number(port) > 65_535 || isMalformed(host))
    return 'Enter a web address, such as https://example.com/hooks.';
  return isInside(host) ? 'This address is inside a network. Enter one of the Internet.' : null;
}

/** Whether a host is no name: with an empty label, or numbers that are no address. */
function isMalformed(host: string): boolean {
  if (host.startsWith('[')) return false;
  const labels = host.split('.');
  const isNumber = /^\d+$/.test(labels.at(-1) ?? '');
  if (isNumber) return labels.length !== 4 || labels.some((label) => !/^\d{1,3}$/.test(label) || Number(label) > 255);
  return labels.some((label) => !/^[a-z\d]([a-z\d-]*[a-z\d])?$/.test(label));
}

/** Whether a host is certainly none of the Internet: a name without a dot, or of a network alone. */
function isInside(host: string): boolean {
  if (host.startsWith('[')) return false;
  return !host.includes('.') || /\.(?:localhost|local|internal|intranet|lan|home|corp|test|invalid)$/.test(host);
}
