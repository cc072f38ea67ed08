import { randomBytes } from 'node:crypto';
import { isSame, mac } from '../../../base/secret.ts';

/** What a browser is known for: an account, as long as its password stays the same. */
export interface KnownFor {
  readonly accountName: string;
  /** When the password was set; null when there is none, which no browser is known for. */
  readonly passwordSince: Date | null;
}

/**
 * The cookie of a known browser, which has signed in to an account before (THR-13; the field's term is device cookie).
 * Its attempts have a counter of their own, so that strangers who guess at an account do not keep its owner out. A new
 * password ends it, because somebody else may have signed in with the old one (THR-04). `former`: its cookie from
 * before, whose id it keeps, so that one browser stays one for several accounts, and after a new password.
 */
export function newKnownBrowser(known: KnownFor, secret: string, former: string | undefined): string {
  const id = idIn(former) ?? randomBytes(16).toString('base64url');
  return `${id}.${sign(id, known, secret)}`;
}

/** The cookie of a browser that signs in elsewhere: its own, or a new one that is no proof for any account. */
export function keptBrowser(cookie: string | undefined, secret: string): string {
  return cookie !== undefined && /^[\w-]{22}\.[\w-]{43}$/.test(cookie)
    ? cookie
    : newKnownBrowser({ accountName: '', passwordSince: null }, secret, cookie);
}

/** The secret that a browser keeps, whichever account it signs in to. Of a cookie that was made here. */
export function browserIdOf(cookie: string): string {
  const id = idIn(cookie);
  if (id === null) throw new Error('this cookie was not made here');
  return id;
}

/** The id of a browser, from its cookie; null unless that was issued for this account and its present password. */
export function knownBrowserId(cookie: string | undefined, known: KnownFor, secret: string): string | null {
  const [id = '', signature = ''] = cookie?.split('.') ?? [];
  return isSame(signature, sign(id, known, secret)) ? id : null;
}

function idIn(cookie: string | undefined): string | null {
  const [id = ''] = cookie?.split('.') ?? [];
  return /^[\w-]{22}$/.test(id) ? id : null;
}

function sign(id: string, { accountName, passwordSince }: KnownFor, secret: string): string {
  // 'known devices' is in the cookies that browsers have, so it stays
  return mac(secret, 'known devices', JSON.stringify([id, accountName, passwordSince]));
}
