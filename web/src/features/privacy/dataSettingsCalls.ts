import type { MailKind } from '@atrium/domain/privacy/mailKinds.ts';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { patchCache } from '#lib/patchCache.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';

const choiceDocument = graphql(`
  mutation SaveMailChoice($kind: MailKind!, $isWanted: Boolean!) {
    saveMailChoice(kind: $kind, isWanted: $isWanted) {
      error {
        ...FaultFields
      }
    }
  }
`);

const downloadDocument = graphql(`
  mutation RequestDataDownload {
    requestDataDownload {
      error {
        ...FaultFields
      }
    }
  }
`);

const eraseDocument = graphql(`
  mutation RequestErasure($password: String) {
    requestErasure(password: $password) {
      error {
        ...FaultFields
      }
    }
  }
`);

const keepDocument = graphql(`
  mutation CancelErasure {
    cancelErasure {
      error {
        ...FaultFields
      }
    }
  }
`);

const changes = () => ['data'] as const;

/** Says whether the viewer gets one kind of mail (ACT-03). */
export const saveMailChoiceSpec: SaveSpec<{ kind: MailKind; isWanted: boolean }, void> = {
  send: async (input) => {
    accepted((await execute(choiceDocument, input)).saveMailChoice);
  },
  optimistic: (queryClient, { kind, isWanted }) => {
    const show = (wanted: boolean) => {
      patchCache(queryClient, (choice) => choice['kind'] === kind && 'isWanted' in choice, { isWanted: wanted });
    };
    show(isWanted);
    return () => {
      show(!isWanted);
    };
  },
  queue: { name: 'mail choices', subject: ({ kind }) => kind, tags: ['data'] },
};

/** Asks for a copy of the viewer's data (ACT-04). */
export const requestDataDownloadSpec: SaveSpec<void, void> = {
  send: async () => {
    accepted((await execute(downloadDocument, {})).requestDataDownload);
  },
  changes,
};

/** Asks for the erasure of the viewer's account; the password is null for somebody who has none (ACT-05). */
export const requestErasureSpec: SaveSpec<string | null, void> = {
  send: async (password) => {
    accepted((await execute(eraseDocument, { password })).requestErasure);
  },
  changes,
};

/** Keeps the account after all (ACT-05). */
export const cancelErasureSpec: SaveSpec<void, void> = {
  send: async () => {
    accepted((await execute(keepDocument, {})).cancelErasure);
  },
  changes,
};
