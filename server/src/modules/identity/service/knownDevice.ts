import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { keyOf } from './seal.ts';

/** What a device is known for: an account, as long as its password stays the same. */
export interface KnownFor {
  readonly accountName: string;
  /** When the password was set; null when there is none, which no device is known for. */
  readonly passwordSince: Date | null;
}

/**
 * A browser that has signed in to an account before (THR-13; known as a device cookie). Its attempts have a counter of
 * their own, so that strangers who guess at an account do not keep its owner out. A new password ends it, because
 * somebody else may have signed in with the old one (THR-04).
 */
export function newKnownDevice(known: KnownFor, secret: string): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${sign(id, known, secret)}`;
}

/** The id of a device, from its cookie; null unless the cookie was issued for this account and its present password. */
export function knownDeviceId(cookie: string | undefined, known: KnownFor, secret: string): string | null {
  const [id = '', signature = ''] = cookie?.split('.') ?? [];
  const expected = Buffer.from(sign(id, known, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

function sign(id: string, { accountName, passwordSince }: KnownFor, secret: string): string {
  const mac = createHmac('sha256', keyOf(secret, 'known devices'));
  return mac.update(JSON.stringify([id, accountName, passwordSince])).digest('base64url');
}
