import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hash,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { machineNow } from './process/clock.ts';

const ivLength = 12;
const tagLength = 16;

/** Encrypts a text with a key derived from `secret` for one `purpose` (AES-256-GCM). */
export function seal(text: string, secret: string, purpose: string): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secret, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** The decrypted text, or null when the secret is another one or the bytes were changed. */
export function unseal(sealed: Buffer, secret: string, purpose: string): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', deriveKey(secret, purpose), sealed.subarray(0, ivLength));
    decipher.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
    return Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** Encrypts something sealed again with the present secret; null when it is so already, or nothing known opens it. */
export type Reseal = (sealed: Buffer, purpose: string) => Buffer | null;

/** For what was sealed with one of the `former` secrets. */
export function resealWith(secret: string, former: readonly string[]): Reseal {
  return (sealed, purpose) => {
    if (unseal(sealed, secret, purpose) !== null) return null;
    const texts = former.map((one) => unseal(sealed, one, purpose));
    const text = texts.find((one) => one !== null);
    return text === undefined ? null : seal(text, secret, purpose);
  };
}

/** Seals a value as JSON that is good for so many milliseconds: a handle that a browser can neither read nor change. */
export function sealFor(value: unknown, lifetime: number, secret: string, purpose: string): string {
  return seal(JSON.stringify({ value, expiresAt: machineNow() + lifetime }), secret, purpose).toString('base64url');
}

/** The value of such a handle; null for anything that this server has not sealed, and once its time is over. */
export function openSealed(handle: string, secret: string, purpose: string): unknown {
  const sealed = Buffer.from(handle, 'base64url');
  // decoding is lenient: one spelling alone is the handle, by which things are counted and found
  const text = sealed.toString('base64url') === handle ? unseal(sealed, secret, purpose) : null;
  if (text === null) return null;
  const { value, expiresAt } = JSON.parse(text) as { readonly value: unknown; readonly expiresAt: number };
  return expiresAt > machineNow() ? value : null;
}

/** A 32-byte key for one purpose, so that no two uses of the secret share a key. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `atrium ${purpose}`, 32));
}

/** The message authentication code of a text for one purpose (HMAC-SHA-256, base64url). */
export function mac(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', deriveKey(secret, purpose)).update(text).digest('base64url');
}

/** Whether two texts are equal, compared in constant time. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The hash by which a secret is stored and looked up. */
export function digest(secret: string): string {
  return hash('sha256', secret, 'base64url');
}
