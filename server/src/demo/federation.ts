import { customers } from '@atrium/content/customers.ts';
import { acmeEntityId, learningSystems, linkedAccount, pendingSignup } from '@atrium/content/providers.ts';
import { googlePrefix } from '../adapters/local/identity/localGoogle.ts';
import type { LoadRows } from '../base/sql/load.ts';
import { hashTac } from '../modules/proof/service/tac.ts';
import type { At } from './at.ts';

/** The key in `setting` under which the demo keeps the key of its SAML provider. */
export const demoProviderKey = 'demo.samlProvider';

const tables = [
  'contract',
  'email_domain',
  'identity_realm',
  'sign_on_draft',
  'lms_provider',
  'federated_identity',
  'account_link',
  'limited_signup',
] as const;

/**
 * Contracts, domains, the identity provider of Acme, learning systems, a second sign-in, and a signup that waits.
 * `certificate`: that provider's, PEM; `publicUrl`: where the stand-in for Google is.
 */
export function federationRows(
  at: At,
  { certificate, publicUrl }: { readonly certificate: string; readonly publicUrl: string },
): LoadRows<(typeof tables)[number]> {
  const identity = { issuer: publicUrl + googlePrefix, subject: linkedAccount.accountId };
  const owner = { member_id: linkedAccount.memberId };
  return {
    federated_identity: [{ ...identity, ...owner, created_at: at({ days: -40 }) }],
    account_link: [
      {
        ...identity,
        ...owner,
        email: linkedAccount.email,
        requested_at: at({ days: -40 }),
        expires_at: at({ days: -40 }),
        verified_at: at({ days: -40 }),
      },
    ],
    limited_signup: [
      {
        tac_hash: hashTac(pendingSignup.tac),
        address: pendingSignup.email,
        freemium_type: 'freemium2',
        first_name: pendingSignup.firstName,
        last_name: pendingSignup.lastName,
        requested_at: at({ days: -1 }),
        expires_at: at({ days: 6 }),
      },
    ],
    contract: customers.flatMap(({ customerId, contracts }) =>
      contracts.map((contract) => ({
        contract_id: contract.contractId,
        customer_id: customerId,
        starts_at: at(contract.startsOn),
        ends_at: at(contract.endsOn),
        total_seats: contract.totalSeats,
        overage: contract.overage,
        entitlement_ids: contract.entitlementIds,
        important_links: contract.importantLinks,
      })),
    ),
    email_domain: [
      ...customers.flatMap(({ customerId, emailDomains, corporateLogin }) =>
        emailDomains.map((domain) => {
          // a domain that nobody has verified counts as unknown
          const isVerified = corporateLogin !== 'NONE_404';
          return {
            domain,
            customer_id: customerId,
            verified_at: isVerified ? at({ days: -200 }) : null,
            verified_by: isVerified ? ('STAFF' as const) : null,
          };
        }),
      ),
      // its record is not in the DNS yet
      {
        domain: 'acme-labs.example',
        customer_id: 'acme',
        added_at: at({ days: -2 }),
        checked_at: at({ hours: -1 }),
        check_fault: 'NO_RECORD' as const,
      },
    ],
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
    // its test has stopped at a claim
    sign_on_draft: [
      {
        customer_id: 'hooli',
        revision: 'b1f4a1c2-6a0e-4c57-9d55-0d6a1f6f2c31',
        kind: 'SAML',
        issuer: 'https://id.hooli.example/saml',
        sso_url: 'https://id.hooli.example/sso',
        certificates: [certificate],
        saved_at: at({ days: -2 }),
        tested_at: at({ hours: -3 }),
        test_fault: 'NO_EMAIL',
        test_words: 'The provider sends no email; it sends an address as upn. Let it send that as email.',
        test_claims: ['NameID', 'upn', 'displayName'],
      },
    ],
    lms_provider: learningSystems.map(({ providerKey, companyId, customerId, redirectUrl, pass }) => ({
      provider_key: providerKey,
      customer_id: companyId,
      realm_id: customerId,
      redirect_url: redirectUrl,
      pass_short_code: pass,
    })),
  };
}
