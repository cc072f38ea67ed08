import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto';

const ivLength = 12;
const tagLength = 16;

/** Encrypts a text with a key derived from `secret` for one `purpose` (AES-256-GCM). */
export function seal(text: string, secret: string, purpose: string): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** The decrypted text, or null when the secret is another one or the bytes were changed. */
export function unseal(sealed: Buffer, secret: string, purpose: string): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), sealed.subarray(0, ivLength));
    decipher.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
    return Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** A 32-byte key for one purpose, so that no two uses of the secret share a key. */
export function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `atrium ${purpose}`, 32));
}

/** The hash by which a secret is stored and looked up. */
export function digest(secret: string): string {
  return hash('sha256', secret, 'base64url');
}
