import { federationContexts } from '@atrium/domain/access/federation.ts';
import { minute } from '@atrium/domain/time.ts';
import { z } from 'zod';
import { machineNow } from '../../../base/process/clock.ts';
import { seal, unseal } from '../../../base/secret.ts';

/** The purpose for which an attempt's memory and identity are encrypted. */
export const attemptPurpose = 'federation attempt';
const purpose = 'federation options';
/** How long a page may stay open before it leads to the provider, in milliseconds. */
const lifetime = 30 * minute;

const handleShape = z.strictObject({
  context: z.enum(federationContexts),
  realmId: z.string(),
  returnPath: z.string().nullable(),
  email: z.string().nullable(),
  passCode: z.string().nullable(),
  expiresAt: z.number(),
});

/** What a lookup has decided about a sign-in that is about to begin. */
export type FederationOptions = Omit<z.infer<typeof handleShape>, 'expiresAt'>;

/** The `serializedOptions` of a lookup: encrypted, so that a browser can neither read nor change them (THR-07). */
export function sealOptions(options: FederationOptions, secret: string): string {
  const handle = { ...options, expiresAt: machineNow() + lifetime };
  return seal(JSON.stringify(handle), secret, purpose).toString('base64url');
}

/** Null for anything that this server has not made within the last half hour. */
export function openOptions(handle: string, secret: string): FederationOptions | null {
  const text = unseal(Buffer.from(handle, 'base64url'), secret, purpose);
  if (text === null) return null;
  const { expiresAt, ...options } = handleShape.parse(JSON.parse(text));
  return expiresAt > machineNow() ? options : null;
}
