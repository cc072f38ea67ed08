import { federationContexts } from '@atrium/domain/access/federation.ts';
import { minute } from '@atrium/domain/time.ts';
import { z } from 'zod';
import { openSealed, sealFor } from '../../../base/secret.ts';

/** The purpose for which an attempt's memory and identity are encrypted. */
export const attemptPurpose = 'federation attempt';
const purpose = 'federation handle';
/** How long a page may stay open before it leads to the provider, in milliseconds. */
const lifetime = 30 * minute;

const handleShape = z.strictObject({
  context: z.enum(federationContexts),
  realmId: z.string(),
  returnPath: z.string().nullable(),
  email: z.string().nullable(),
  passCode: z.string().nullable(),
});

/** What a lookup has decided about a sign-in that is about to begin. */
export type FederationOptions = z.infer<typeof handleShape>;

/** The `serializedOptions` of a lookup: encrypted, so that a browser can neither read nor change them (THR-07). */
export function sealOptions(options: FederationOptions, secret: string): string {
  return sealFor(options, lifetime, secret, purpose);
}

/** Null for anything that this server has not made within the last half hour. */
export function openOptions(handle: string, secret: string): FederationOptions | null {
  const options = openSealed(handle, secret, purpose);
  return options === null ? null : handleShape.parse(options);
}
