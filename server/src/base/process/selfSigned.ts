import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { day } from '@atrium/domain/time.ts';

/** A key and its own certificate, PEM. */
export interface KeyPair {
  readonly privateKey: string;
  readonly certificate: string;
}

const validYears = 20;

/** Creates an RSA key and a certificate for it, signed by itself: SAML pins certificates instead of trusting chains. */
export async function createSelfSigned(commonName: string, now: number): Promise<KeyPair> {
  const { default: forge } = await import('node-forge');
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const key = forge.pki.privateKeyFromPem(privateKey);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.rsa.setPublicKey(key.n, key.e);
  // a positive number in the shortest form of DER: another first byte may need padding, or must not have it
  certificate.serialNumber = `01${randomBytes(16).toString('hex')}`;
  certificate.validity.notBefore = new Date(now - day);
  certificate.validity.notAfter = new Date(now);
  certificate.validity.notAfter.setUTCFullYear(certificate.validity.notAfter.getUTCFullYear() + validYears);
  const name = [{ name: 'commonName', value: commonName }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.sign(key, forge.md.sha256.create());
  return { privateKey, certificate: forge.pki.certificateToPem(certificate).replaceAll('\r\n', '\n') };
}
