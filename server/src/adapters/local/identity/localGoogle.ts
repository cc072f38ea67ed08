import { createHmac } from 'node:crypto';
import type { OidcConnection } from '../../../ports/identityProviders.ts';

/** The path of the stand-in for Google. */
export const googlePrefix = '/__sandbox/google';

/** How we know the stand-in for Google. */
export function localGoogle(publicUrl: string, secret: string): OidcConnection {
  const clientSecret = createHmac('sha256', secret).update('stand-in for Google').digest('hex');
  return { kind: 'OIDC', issuer: publicUrl + googlePrefix, clientId: 'atrium', clientSecret };
}
