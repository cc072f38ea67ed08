import { randomBytes } from 'node:crypto';
import type { Context } from '../../../base/context.ts';
import { digest, mac } from '../../../base/secret.ts';
import { networkOf } from '../../attempt/service/networkOf.ts';

/** A new tac: the secret of a mailed link, of 256 bits, and the hash under which its signup is stored. */
export function makeTac(): { tac: string; tacHash: string } {
  const tac = randomBytes(32).toString('base64url');
  return { tac, tacHash: hashTac(tac) };
}

export function hashTac(tac: string): string {
  return digest(tac);
}

/** The network of a caller, hashed with a key: it is stored beside the address. */
export function networkKey({ secret, ip }: Pick<Context, 'secret' | 'ip'>): string {
  return mac(secret, 'networks of codes', networkOf(ip ?? ''));
}
