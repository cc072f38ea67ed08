import { minute } from '@atrium/domain/time.ts';
import { openSealed, sealFor } from '../../../base/secret.ts';

const purpose = 'pass handle';
/** How long the handle in a browser's storage is good, in milliseconds (THR-06). */
const lifetime = 30 * minute;

/** The handle that a browser keeps after a registration: encrypted, so that it can neither be read nor changed. */
export function sealRedirect(code: string, secret: string): string {
  return sealFor(code, lifetime, secret, purpose);
}

/** The code of the pass of a handle; null for anything that this server has not made within the last half hour. */
export function openRedirect(handle: string, secret: string): string | null {
  const code = openSealed(handle, secret, purpose);
  return typeof code === 'string' ? code : null;
}
