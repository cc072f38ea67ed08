import { customers } from '@atrium/content/customers.ts';
import { acmeEntityId, learningSystems } from '@atrium/content/providers.ts';
import type { LoadRows } from '../base/sql/load.ts';
import type { At } from './at.ts';

/** The key in `setting` under which the demo keeps the key of its SAML provider. */
export const demoProviderKey = 'demo.samlProvider';

/** Contracts, domains, the identity provider of Acme, and learning systems. `certificate`: that provider's, PEM. */
export function federationRows(
  at: At,
  certificate: string,
): LoadRows<'contract' | 'email_domain' | 'identity_realm' | 'lms_provider'> {
  return {
    contract: customers.flatMap(({ customerId, contract }) =>
      contract === undefined
        ? []
        : [
            {
              contract_id: contract.contractId,
              customer_id: customerId,
              starts_at: at(contract.startsOn),
              ends_at: at(contract.endsOn),
            },
          ],
    ),
    email_domain: customers.flatMap(({ customerId, emailDomains, corporateLogin }) =>
      emailDomains.map((domain) => {
        // a domain that nobody has verified counts as unknown
        const isVerified = corporateLogin !== 'NONE_404';
        return {
          domain,
          customer_id: customerId,
          verified_at: isVerified ? at({ days: -200 }) : null,
          verified_by: isVerified ? 'STAFF' : null,
        };
      }),
    ),
    identity_realm: customers
      .filter(({ corporateLogin }) => corporateLogin === 'SAML')
      .map(({ customerId }) => ({
        realm_id: customerId,
        customer_id: customerId,
        kind: 'SAML',
        issuer: acmeEntityId,
        sso_url: `/__sandbox/idp/${customerId}/sso`,
        certificates: [certificate],
        by_link: true,
      })),
    lms_provider: learningSystems.map(({ providerKey, customerId, redirectUrl }) => ({
      provider_key: providerKey,
      realm_id: customerId,
      redirect_url: redirectUrl,
    })),
  };
}
