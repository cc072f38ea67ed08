import { X509Certificate } from 'node:crypto';
import { isLoopback } from '../../../../base/http/loopback.ts';

/** A certificate for people: its fingerprint, as other programs show it, and how long it is meant to be used. */
export function describeCertificate(pem: string): string {
  const { fingerprint256, validTo } = new X509Certificate(pem);
  return `SHA-256 ${fingerprint256}, until ${new Date(validTo).toISOString().slice(0, 10)}`;
}

/** Whether browsers may be sent to this address: https, or a test on this machine. */
export function isReachable(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}
