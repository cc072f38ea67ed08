import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted } from '#lib/save.ts';
import type { Act } from './ActDialog.tsx';

const changes = () => ['companies', 'seats', 'outbox'] as const;

export interface NewCompanyInput {
  readonly companyId: string;
  readonly name: string;
  readonly timeZone: string;
}

const add = graphql(`
  mutation AddCompany($companyId: ID!, $name: String!, $timeZone: String!, $reason: String, $dryRun: Boolean) {
    addCompany(companyId: $companyId, name: $name, timeZone: $timeZone, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Makes a company (COM-01). */
export const addCompanyAct: Act<NewCompanyInput> = {
  name: 'addCompany',
  send: async (input) => accepted((await execute(add, input)).addCompany),
  changes: () => ['companies', 'team'],
};

export interface FactsInput extends NewCompanyInput {
  readonly version: number;
  readonly hideMemberProfile: boolean;
  readonly disableAIFeatures: boolean;
  readonly enableProfAI: boolean;
}

const save = graphql(`
  mutation SaveCompany(
    $companyId: ID!
    $version: Int!
    $name: String!
    $timeZone: String!
    $hideMemberProfile: Boolean!
    $disableAIFeatures: Boolean!
    $enableProfAI: Boolean!
    $reason: String
    $dryRun: Boolean
  ) {
    saveCompany(
      companyId: $companyId
      version: $version
      name: $name
      timeZone: $timeZone
      hideMemberProfile: $hideMemberProfile
      disableAIFeatures: $disableAIFeatures
      enableProfAI: $enableProfAI
      reason: $reason
      dryRun: $dryRun
    ) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Changes the facts of a company (COM-01). */
export const saveCompanyAct: Act<FactsInput> = {
  name: 'saveCompany',
  send: async (input) => accepted((await execute(save, input)).saveCompany),
  changes: () => ['companies', 'people'],
};

export interface BrandInput {
  readonly companyId: string;
  readonly version: number;
  readonly logoUrl: string;
  readonly accentColor: string;
}

const brand = graphql(`
  mutation SaveCompanyBrand(
    $companyId: ID!
    $version: Int!
    $logoUrl: String!
    $accentColor: String!
    $reason: String
    $dryRun: Boolean
  ) {
    saveCompanyBrand(
      companyId: $companyId
      version: $version
      logoUrl: $logoUrl
      accentColor: $accentColor
      reason: $reason
      dryRun: $dryRun
    ) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Changes the logo and the accent of a company (COM-01). */
export const saveBrandAct: Act<BrandInput> = {
  name: 'saveCompanyBrand',
  send: async (input) => accepted((await execute(brand, input)).saveCompanyBrand),
  changes: () => ['companies'],
};

export interface ContractInput {
  readonly companyId: string;
  readonly contractId: string;
  readonly version: number;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly totalSeats: number;
  readonly overage: boolean;
  readonly entitlementIds: string[];
  readonly links: { title: string; url: string }[];
}

const saveTerms = graphql(`
  mutation SaveContract(
    $companyId: ID!
    $contractId: ID!
    $version: Int!
    $startsOn: String!
    $endsOn: String!
    $totalSeats: Int!
    $overage: Boolean!
    $entitlementIds: [String!]!
    $links: [ContractLinkInput!]!
    $reason: String
    $dryRun: Boolean
  ) {
    saveContract(
      companyId: $companyId
      contractId: $contractId
      version: $version
      startsOn: $startsOn
      endsOn: $endsOn
      totalSeats: $totalSeats
      overage: $overage
      entitlementIds: $entitlementIds
      links: $links
      reason: $reason
      dryRun: $dryRun
    ) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Makes a contract, or changes its terms (COM-01). */
export const saveContractAct: Act<ContractInput> = {
  name: 'saveContract',
  send: async (input) => accepted((await execute(saveTerms, input)).saveContract),
  changes,
};

const end = graphql(`
  mutation EndContract(
    $companyId: ID!
    $contractId: ID!
    $version: Int!
    $lastDay: String!
    $reason: String
    $dryRun: Boolean
  ) {
    endContract(
      companyId: $companyId
      contractId: $contractId
      version: $version
      lastDay: $lastDay
      reason: $reason
      dryRun: $dryRun
    ) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Ends a contract with a day (COM-01). */
export const endContractAct: Act<Pick<ContractInput, 'companyId' | 'contractId' | 'version'> & { lastDay: string }> = {
  name: 'endContract',
  send: async (input) => accepted((await execute(end, input)).endContract),
  changes,
};

const addOne = graphql(`
  mutation AddCompanyAdministrator($companyId: ID!, $email: String!, $reason: String, $dryRun: Boolean) {
    addCompanyAdministrator(companyId: $companyId, email: $email, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Makes somebody of a company its administrator (COM-01). */
export const addAdministratorAct: Act<{ readonly companyId: string; readonly email: string }> = {
  name: 'addCompanyAdministrator',
  send: async (input) => accepted((await execute(addOne, input)).addCompanyAdministrator),
  changes: () => ['companies', 'people', 'outbox'],
};

const removeOne = graphql(`
  mutation RemoveCompanyAdministrator($companyId: ID!, $userId: ID!, $reason: String, $dryRun: Boolean) {
    removeCompanyAdministrator(companyId: $companyId, userId: $userId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Ends that somebody administers a company (COM-01). */
export const removeAdministratorAct: Act<{ readonly companyId: string; readonly userId: string }> = {
  name: 'removeCompanyAdministrator',
  send: async (input) => accepted((await execute(removeOne, input)).removeCompanyAdministrator),
  changes: () => ['companies', 'people', 'outbox'],
};
