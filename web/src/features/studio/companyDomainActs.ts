import { graphql } from '#lib/gql/gql.ts';
import type { CheckCompanyDomainMutation } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';
import type { Act } from './ActDialog.tsx';

interface DomainInput {
  readonly companyId: string;
  readonly domain: string;
}

const changes = () => ['companies'] as const;

const add = graphql(`
  mutation AddCompanyDomain($companyId: ID!, $domain: String!, $reason: String, $dryRun: Boolean) {
    addCompanyDomain(companyId: $companyId, domain: $domain, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Enters a domain of a company (COM-01). */
export const addDomainAct: Act<DomainInput> = {
  name: 'addCompanyDomain',
  send: async (input) => accepted((await execute(add, input)).addCompanyDomain),
  changes,
};

const check = graphql(`
  mutation CheckCompanyDomain($companyId: ID!, $domain: String!) {
    checkCompanyDomain(companyId: $companyId, domain: $domain) {
      isProved
      fault
      error {
        ...FaultFields
      }
    }
  }
`);
/** Looks for the record of a domain in the DNS (D11). */
export const checkDomainSpec: SaveSpec<DomainInput, NonNullable<CheckCompanyDomainMutation['checkCompanyDomain']>> = {
  send: async (input) => accepted((await execute(check, input)).checkCompanyDomain),
  changes: () => ['companies', 'audit'],
};

const prove = graphql(`
  mutation ProveCompanyDomain($companyId: ID!, $domain: String!, $reason: String, $dryRun: Boolean) {
    proveCompanyDomain(companyId: $companyId, domain: $domain, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Says that a domain is a company's, with name and reason (COM-01). */
export const proveDomainAct: Act<DomainInput> = {
  name: 'proveCompanyDomain',
  send: async (input) => accepted((await execute(prove, input)).proveCompanyDomain),
  changes,
};

const remove = graphql(`
  mutation RemoveCompanyDomain($companyId: ID!, $domain: String!, $reason: String, $dryRun: Boolean) {
    removeCompanyDomain(companyId: $companyId, domain: $domain, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Removes a domain of a company (COM-01). */
export const removeDomainAct: Act<DomainInput> = {
  name: 'removeCompanyDomain',
  send: async (input) => accepted((await execute(remove, input)).removeCompanyDomain),
  changes,
};
