import { minute } from '@atrium/domain/time.ts';
import { machineNow } from '../../../base/process/clock.ts';
import { seal, unseal } from '../../../base/secret.ts';

const purpose = 'pass redirect';
/** How long the handle in a browser's storage is good, in milliseconds (THR-06). */
const lifetime = 30 * minute;

/** The handle that a browser keeps after a registration: encrypted, so that it can neither be read nor changed. */
export function sealRedirect(shortCode: string, secret: string): string {
  return seal(JSON.stringify([shortCode, machineNow() + lifetime]), secret, purpose).toString('base64url');
}

/** The code of the pass of a handle; null for anything that this server has not made within the last half hour. */
export function openRedirect(handle: string, secret: string): string | null {
  const text = unseal(Buffer.from(handle, 'base64url'), secret, purpose);
  if (text === null) return null;
  const [shortCode, expiresAt] = JSON.parse(text) as [string, number];
  return expiresAt > machineNow() ? shortCode : null;
}
