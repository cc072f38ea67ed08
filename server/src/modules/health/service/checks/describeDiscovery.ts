import { withoutSecrets } from '@atrium/domain/job/failureWords.ts';
import { within } from '../../../../base/process/within.ts';
import type { IdentityProviders, OidcConnection } from '../../../../ports/identityProviders.ts';

/** How long a provider may take, in milliseconds. */
const limit = 5000;

/** Why a provider cannot be used, a sentence by its host; null when its configuration was found. */
export async function describeDiscovery(
  { oidc }: Pick<IdentityProviders, 'oidc'>,
  provider: Pick<OidcConnection, 'issuer' | 'isPublicOnly'>,
): Promise<string | null> {
  const host = URL.canParse(provider.issuer) ? new URL(provider.issuer).host : provider.issuer;
  const answer = await within(limit, oidc.discover(provider));
  if (answer === 'late') return `${host} did not answer within ${String(limit / 1000)} seconds.`;
  if (answer.value.ok) return null;
  return `${host} cannot be used (${withoutSecrets(answer.value.refusal.reason)}).`;
}
