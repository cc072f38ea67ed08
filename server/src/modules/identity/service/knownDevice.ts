import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { keyOf } from './seal.ts';

/**
 * A browser that has signed in to an account before (THR-13; known as a device cookie). Its attempts have a counter of
 * their own, so that strangers who guess at an account do not keep its owner out.
 */
export function newKnownDevice(accountName: string, secret: string): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${sign(id, accountName, secret)}`;
}

/** The id of a device, from its cookie; null unless the cookie was issued for this account. */
export function knownDeviceId(cookie: string | undefined, accountName: string, secret: string): string | null {
  const [id = '', signature = ''] = cookie?.split('.') ?? [];
  const expected = Buffer.from(sign(id, accountName, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

function sign(id: string, accountName: string, secret: string): string {
  const mac = createHmac('sha256', keyOf(secret, 'known devices'));
  return mac.update(JSON.stringify([id, accountName])).digest('base64url');
}
