import { X509Certificate } from 'node:crypto';
import { isLoopback } from '../../../../base/http/loopback.ts';
import type { RealmRow } from '../../store/realms.ts';

/** A certificate for people: its fingerprint, as other programs show it, and how long it is meant to be used. */
export function describeCertificate(pem: string): string {
  const { fingerprint256, validTo } = new X509Certificate(pem);
  return `SHA-256 ${fingerprint256}, until ${new Date(validTo).toISOString().slice(0, 10)}`;
}

/** A certificate for a list. */
export function certificateFacts(pem: string): { readonly fingerprint: string; readonly endsAt: number } {
  const { fingerprint256, validTo } = new X509Certificate(pem);
  return { fingerprint: fingerprint256, endsAt: Date.parse(validTo) };
}

/** Whether browsers may be sent to this address: https, or a test on this machine. */
export function isReachable(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

/** What the audit log may keep of a provider: not its secret, and its certificates by their fingerprints. */
export function realmFacts({
  kind,
  issuer,
  clientId,
  ssoUrl,
  certificates,
}: Pick<RealmRow, 'kind' | 'issuer' | 'clientId' | 'ssoUrl' | 'certificates'>) {
  const fingerprints = certificates.map((pem) => new X509Certificate(pem).fingerprint256);
  return { kind, issuer, clientId, ssoUrl, certificates: fingerprints };
}
