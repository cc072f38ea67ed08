import { isIPv6 } from 'node:net';

/** The network that one person controls: an IPv4 address, or the /64 of an IPv6 one. */
export function networkOf(ip: string): string {
  return prefixOf(ip, 4);
}

/** The network of a provider's customer, who may have many of those: an IPv4 address, or the /48 of an IPv6 one. */
export function siteOf(ip: string): string {
  return prefixOf(ip, 3);
}

function prefixOf(ip: string, size: number): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.split('%', 1)[0] ?? '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined ? before : [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
  return `${groups
    .slice(0, size)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${String(size * 16)}`;
}
