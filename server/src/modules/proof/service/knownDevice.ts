import { randomBytes } from 'node:crypto';
import { isSame, mac } from '../../../base/secret.ts';

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
  return isSame(signature, sign(id, known, secret)) ? id : null;
}

function sign(id: string, { accountName, passwordSince }: KnownFor, secret: string): string {
  return mac(secret, 'known devices', JSON.stringify([id, accountName, passwordSince]));
}
