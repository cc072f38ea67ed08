import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted } from '#lib/save.ts';
import type { Act } from './ActDialog.tsx';

interface PersonInput {
  readonly userId: string;
}

const changes = () => ['people'] as const;

const mailAgain = graphql(`
  mutation MailPersonAgain($userId: ID!, $reason: String, $dryRun: Boolean) {
    mailAgain(userId: $userId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Mails somebody again whose address was given up (RUN-13). */
export const mailAgainAct: Act<PersonInput> = {
  name: 'mailAgain',
  send: async (input) => accepted((await execute(mailAgain, input)).mailAgain),
  changes,
};

const give = graphql(`
  mutation GivePersonArea($userId: ID!, $area: String!, $lastDay: String!, $reason: String, $dryRun: Boolean) {
    giveArea(userId: $userId, area: $area, lastDay: $lastDay, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Gives somebody an area until the end of a day (PEO-01). */
export const giveAreaAct: Act<PersonInput & { readonly area: string; readonly lastDay: string }> = {
  name: 'giveArea',
  send: async (input) => accepted((await execute(give, input)).giveArea),
  changes,
};

const end = graphql(`
  mutation EndPersonGrant($userId: ID!, $grantId: ID!, $reason: String, $dryRun: Boolean) {
    endGrant(userId: $userId, grantId: $grantId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Ends one grant of somebody now (PEO-01). */
export const endGrantAct: Act<PersonInput & { readonly grantId: string }> = {
  name: 'endGrant',
  send: async (input) => accepted((await execute(end, input)).endGrant),
  changes,
};

const signOut = graphql(`
  mutation SignOutPerson($userId: ID!, $reason: String, $dryRun: Boolean) {
    signOutPerson(userId: $userId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Signs somebody out everywhere (PEO-01). */
export const signOutAct: Act<PersonInput> = {
  name: 'signOutPerson',
  send: async (input) => accepted((await execute(signOut, input)).signOutPerson),
  changes,
};

const forget = graphql(`
  mutation ForgetPersonProvider($userId: ID!, $reason: String, $dryRun: Boolean) {
    forgetProviderNames(userId: $userId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Forgets by which names the provider of somebody's company knows them (D88). */
export const forgetProviderAct: Act<PersonInput> = {
  name: 'forgetProviderNames',
  send: async (input) => accepted((await execute(forget, input)).forgetProviderNames),
  changes,
};

const saveAddress = graphql(`
  mutation SavePersonAddress($userId: ID!, $to: String!, $reason: String, $dryRun: Boolean) {
    savePersonAddress(userId: $userId, to: $to, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Changes the address of a member who cannot do it (PEO-01). */
export const saveAddressAct: Act<PersonInput & { readonly to: string }> = {
  name: 'savePersonAddress',
  send: async (input) => accepted((await execute(saveAddress, input)).savePersonAddress),
  changes,
};

const erase = graphql(`
  mutation RequestPersonErasure($userId: ID!, $reason: String, $dryRun: Boolean) {
    requestPersonErasure(userId: $userId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Asks for the erasure of an account for its owner (PEO-01). */
export const eraseAct: Act<PersonInput> = {
  name: 'requestPersonErasure',
  send: async (input) => accepted((await execute(erase, input)).requestPersonErasure),
  changes,
};

const keep = graphql(`
  mutation CancelPersonErasure($userId: ID!, $reason: String, $dryRun: Boolean) {
    cancelPersonErasure(userId: $userId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Keeps an account after all, for its owner (PEO-01). */
export const keepAct: Act<PersonInput> = {
  name: 'cancelPersonErasure',
  send: async (input) => accepted((await execute(keep, input)).cancelPersonErasure),
  changes,
};

interface CertificateInput extends PersonInput {
  readonly certificateId: string;
}

const issue = graphql(`
  mutation IssuePersonCertificate($userId: ID!, $certificateId: ID!, $reason: String, $dryRun: Boolean) {
    addCertificateCompletion(userId: $userId, certificateId: $certificateId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Issues a certificate whose requirements are met (D31). */
export const issueCertificateAct: Act<CertificateInput> = {
  name: 'addCertificateCompletion',
  send: async (input) => accepted((await execute(issue, input)).addCertificateCompletion),
  changes,
};

const revoke = graphql(`
  mutation RevokePersonCertificate($userId: ID!, $certificateId: ID!, $reason: String, $dryRun: Boolean) {
    removeCertificateCompletion(userId: $userId, certificateId: $certificateId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Revokes a certificate (D31). */
export const revokeCertificateAct: Act<CertificateInput> = {
  name: 'removeCertificateCompletion',
  send: async (input) => accepted((await execute(revoke, input)).removeCertificateCompletion),
  changes,
};

const startSupport = graphql(`
  mutation StartSupportSession($userId: ID!, $reason: String, $dryRun: Boolean) {
    startSupportSession(userId: $userId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Begins to see the pages of a member as they do (STF-06). */
export const startSupportAct: Act<PersonInput> = {
  name: 'startSupportSession',
  send: async (input) => accepted((await execute(startSupport, input)).startSupportSession),
};
