import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted } from '#lib/save.ts';
import type { Act } from '../ActDialog.tsx';

const changes = () => ['companies'] as const;

interface CompanyInput {
  readonly companyId: string;
}
interface OidcInput extends CompanyInput {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}
interface SamlInput extends CompanyInput {
  readonly metadata: string;
  readonly keepsCertificates: boolean;
}
interface SwitchInput extends CompanyInput {
  readonly revision: string;
}
interface SystemKey extends CompanyInput {
  readonly providerKey: string;
}
interface SystemInput extends SystemKey {
  readonly redirectUrl: string;
  readonly passCode: string;
}

const saveOidcDocument = graphql(`
  mutation SaveCompanyOidc(
    $companyId: ID!
    $issuer: String!
    $clientId: String!
    $clientSecret: String!
    $reason: String
    $dryRun: Boolean
  ) {
    saveCompanyOidc(
      companyId: $companyId
      issuer: $issuer
      clientId: $clientId
      clientSecret: $clientSecret
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
/** Saves a draft of a sign-on by OpenID Connect (COM-01). */
export const saveOidcAct: Act<OidcInput> = {
  name: 'saveCompanyOidc',
  send: async (input) => accepted((await execute(saveOidcDocument, input)).saveCompanyOidc),
  changes,
};

const saveSamlDocument = graphql(`
  mutation SaveCompanySaml(
    $companyId: ID!
    $metadata: String!
    $keepsCertificates: Boolean!
    $reason: String
    $dryRun: Boolean
  ) {
    saveCompanySaml(
      companyId: $companyId
      metadata: $metadata
      keepsCertificates: $keepsCertificates
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
/** Saves a draft of a sign-on by SAML (COM-01). */
export const saveSamlAct: Act<SamlInput> = {
  name: 'saveCompanySaml',
  send: async (input) => accepted((await execute(saveSamlDocument, input)).saveCompanySaml),
  changes,
};

const removeDraftDocument = graphql(`
  mutation RemoveSignOnDraft($companyId: ID!, $reason: String, $dryRun: Boolean) {
    removeSignOnDraft(companyId: $companyId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Throws the draft of a sign-on away (COM-01). */
export const removeDraftAct: Act<CompanyInput> = {
  name: 'removeSignOnDraft',
  send: async (input) => accepted((await execute(removeDraftDocument, input)).removeSignOnDraft),
  changes,
};

const switchOnDocument = graphql(`
  mutation SwitchOnSignOn($companyId: ID!, $revision: String!, $reason: String, $dryRun: Boolean) {
    switchOnSignOn(companyId: $companyId, revision: $revision, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Switches the draft of a sign-on on (COM-01). */
export const switchOnAct: Act<SwitchInput> = {
  name: 'switchOnSignOn',
  send: async (input) => accepted((await execute(switchOnDocument, input)).switchOnSignOn),
  changes,
};

const switchOffDocument = graphql(`
  mutation SwitchOffSignOn($companyId: ID!, $reason: String, $dryRun: Boolean) {
    switchOffSignOn(companyId: $companyId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Switches the sign-on of a company off (COM-01). */
export const switchOffAct: Act<CompanyInput> = {
  name: 'switchOffSignOn',
  send: async (input) => accepted((await execute(switchOffDocument, input)).switchOffSignOn),
  changes,
};

const removeSignOnDocument = graphql(`
  mutation RemoveSignOn($companyId: ID!, $reason: String, $dryRun: Boolean) {
    removeSignOn(companyId: $companyId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Removes the sign-on of a company (COM-01). */
export const removeSignOnAct: Act<CompanyInput> = {
  name: 'removeSignOn',
  send: async (input) => accepted((await execute(removeSignOnDocument, input)).removeSignOn),
  changes,
};

const saveSystemDocument = graphql(`
  mutation SaveCompanyLearningSystem(
    $companyId: ID!
    $providerKey: String!
    $redirectUrl: String!
    $passCode: String!
    $reason: String
    $dryRun: Boolean
  ) {
    saveCompanyLearningSystem(
      companyId: $companyId
      providerKey: $providerKey
      redirectUrl: $redirectUrl
      passCode: $passCode
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
/** Enters or changes a learning system (COM-01). */
export const saveSystemAct: Act<SystemInput> = {
  name: 'saveCompanyLearningSystem',
  send: async (input) => accepted((await execute(saveSystemDocument, input)).saveCompanyLearningSystem),
  changes,
};

const removeSystemDocument = graphql(`
  mutation RemoveCompanyLearningSystem($companyId: ID!, $providerKey: String!, $reason: String, $dryRun: Boolean) {
    removeCompanyLearningSystem(companyId: $companyId, providerKey: $providerKey, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Removes a learning system (COM-01). */
export const removeSystemAct: Act<SystemKey> = {
  name: 'removeCompanyLearningSystem',
  send: async (input) => accepted((await execute(removeSystemDocument, input)).removeCompanyLearningSystem),
  changes,
};
