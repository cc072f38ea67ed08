import { base64Of } from '#lib/base64.ts';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const corporateRealm = graphql(`
  query LookupCorporateRealm($b64email: String!, $redirectPath: String) {
    lookupCorporateRealm(b64email: $b64email, redirectPath: $redirectPath) {
      link
      serializedOptions
      error {
        code
      }
    }
  }
`);

const lmsProvider = graphql(`
  query LookupLMSProvider($b64options: String!) {
    lookupLMSProvider(b64options: $b64options) {
      redirectUrl
      authorizeUrl
      error {
        code
      }
    }
  }
`);

/** Where a lookup leads: an address to open, or the code of its refusal. */
export type Way = { readonly address: string } | { readonly code: string };

/**
 * Where the people of this address's company sign in (SSO-02), and go on to the page that was wanted (RTE-05). Rejects
 * without an answer.
 */
export async function findCorporateWay(email: string, redirectPath: string | undefined): Promise<Way> {
  const variables = { b64email: base64Of(email.trim()), ...(redirectPath !== undefined && { redirectPath }) };
  const { lookupCorporateRealm: found } = await execute(corporateRealm, variables);
  if (found?.error) return { code: found.error.code };
  const options = found?.serializedOptions ?? null;
  const address = found?.link ?? (options === null ? null : `/oidc/federation?options=${options}`);
  return address === null ? { code: '500' } : { address };
}

/**
 * Whether the people of a domain sign in by their company. The lookup answers by the domain alone (THR-12), so no
 * address is sent.
 */
export const corporateDomainQuery = pageQuery({
  document: corporateRealm,
  variables: (domain: string) => ({ b64email: base64Of(`anybody@${domain}`) }),
  read: ({ lookupCorporateRealm: found }) => ({ signsIn: found !== null && found.error === null }),
});

/** Where the learners of a learning system sign in (SSO-03). Rejects without an answer, also when it was aborted. */
export async function findLmsWay(
  options: { readonly provider: string; readonly redirectPath?: string | undefined },
  signal: AbortSignal,
): Promise<Way> {
  const b64options = base64Of(JSON.stringify(options));
  const { lookupLMSProvider: found } = await execute(lmsProvider, { b64options }, { signal });
  if (found?.error) return { code: found.error.code };
  const address = found?.authorizeUrl ?? found?.redirectUrl ?? null;
  return address === null ? { code: '501' } : { address };
}
