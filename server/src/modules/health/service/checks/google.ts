import { failure, fine, notSetUp } from '@atrium/domain/health/findings.ts';
import type { HealthCheck, PartDeps } from '../../types.ts';
import { describeDiscovery } from './describeDiscovery.ts';

/** Whether Google answers, where people sign in with it. */
export const google: HealthCheck<PartDeps> = {
  id: 'google',
  title: 'Sign-in with Google',
  limit: 10_000,
  run: async ({ ports: { identityProviders } }) => {
    if (identityProviders.google === null)
      return notSetUp('People do not sign in with Google.', 'To let them, set GOOGLE_CLIENT_ID and its secret.');
    const fault = await describeDiscovery(identityProviders, identityProviders.google);
    return fault === null
      ? fine('Google answers.')
      : failure(fault, 'See whether this machine reaches the Internet, and what Google says of its own state.');
  },
};
