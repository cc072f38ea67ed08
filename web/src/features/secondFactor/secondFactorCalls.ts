import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type { QueryClient } from '@tanstack/react-query';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';
import { viewerOptions } from '#lib/viewer.ts';

graphql(`
  fragment SecondFactorsFields on SecondFactors {
    factors {
      factorId
      kind
      name
      createdAt
      lastUsedAt
    }
    recoveryCodesLeft
    isNeeded
  }
`);

const startAppDocument = graphql(`
  mutation StartAuthenticator {
    startAuthenticator {
      handle
      secret
      uri
      error {
        ...FaultFields
      }
    }
  }
`);

const addAppDocument = graphql(`
  mutation AddAuthenticator($handle: String!, $code: String!, $name: String!) {
    addAuthenticator(handle: $handle, code: $code, name: $name) {
      recoveryCodes
      error {
        ...FaultFields
      }
    }
  }
`);

const startPasskeyDocument = graphql(`
  mutation StartPasskey {
    startPasskey {
      handle
      options
      error {
        ...FaultFields
      }
    }
  }
`);

const addPasskeyDocument = graphql(`
  mutation AddPasskey($handle: String!, $response: JSON!, $name: String!) {
    addPasskey(handle: $handle, response: $response, name: $name) {
      recoveryCodes
      error {
        ...FaultFields
      }
    }
  }
`);

const renameDocument = graphql(`
  mutation RenameSecondFactor($factorId: ID!, $name: String!) {
    renameSecondFactor(factorId: $factorId, name: $name) {
      error {
        ...FaultFields
      }
    }
  }
`);

const removeDocument = graphql(`
  mutation RemoveSecondFactor($factorId: ID!) {
    removeSecondFactor(factorId: $factorId) {
      error {
        ...FaultFields
      }
    }
  }
`);

const codesDocument = graphql(`
  mutation MakeRecoveryCodes($input: MakeRecoveryCodesInput!) {
    makeRecoveryCodes(input: $input) {
      recoveryCodes
      error {
        ...FaultFields
      }
    }
  }
`);

const changes = () => ['account'] as const;

/** Recovery codes that are shown this once; null when the call made none. */
export type NewCodes = readonly string[] | null;

/** An app that is being added. */
export interface NewApp {
  readonly handle: string;
  readonly secret: string;
  readonly uri: string;
}

export const startAuthenticatorSpec: SaveSpec<void, NewApp> = {
  send: async () => {
    const { handle, secret, uri } = accepted((await execute(startAppDocument, {})).startAuthenticator);
    return { handle: handle ?? '', secret: secret ?? '', uri: uri ?? '' };
  },
};

/** A factor that is there decides what pages a person of the team may open. */
const saved = (queryClient: QueryClient): void => {
  void queryClient.invalidateQueries({ queryKey: viewerOptions().queryKey });
};

export const addAuthenticatorSpec: SaveSpec<{ handle: string; code: string; name: string }, NewCodes> = {
  send: async (input) => accepted((await execute(addAppDocument, input)).addAuthenticator).recoveryCodes ?? null,
  saved,
  changes,
};

/** Makes a passkey with the browser, and adds it; null when the person has closed the browser's question. */
export const addPasskeySpec: SaveSpec<string, { readonly codes: NewCodes } | null> = {
  send: async (name) => {
    const { handle, options } = accepted((await execute(startPasskeyDocument, {})).startPasskey);
    const { startRegistration } = await import('@simplewebauthn/browser');
    const response = await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }).catch(
      () => null,
    );
    if (response === null) return null;
    const added = accepted((await execute(addPasskeyDocument, { handle: handle ?? '', response, name })).addPasskey);
    return { codes: added.recoveryCodes ?? null };
  },
  saved,
  changes,
};

export const renameSecondFactorSpec: SaveSpec<{ factorId: string; name: string }, void> = {
  send: async (input) => {
    accepted((await execute(renameDocument, input)).renameSecondFactor);
  },
  changes,
};

export const removeSecondFactorSpec: SaveSpec<string, void> = {
  send: async (factorId) => {
    accepted((await execute(removeDocument, { factorId })).removeSecondFactor);
  },
  saved,
  changes,
};

export const makeRecoveryCodesSpec: SaveSpec<void, NewCodes> = {
  send: async (_input, key) =>
    accepted((await execute(codesDocument, { input: key })).makeRecoveryCodes).recoveryCodes ?? null,
  changes,
};
