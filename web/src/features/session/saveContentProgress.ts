import type { HandedIn } from '@atrium/domain/learning/projectForm.ts';
import type { QueryClient } from '@tanstack/react-query';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { patchCache } from '#lib/patchCache.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';

const document = graphql(`
  mutation SaveSessionContentProgress(
    $sessionContentId: ID!
    $type: SessionContentProgressType!
    $status: SessionContentProgressStatus!
  ) {
    saveSessionContentProgress(sessionContentId: $sessionContentId, type: $type, status: $status) {
      status
      error {
        ...FaultFields
      }
    }
  }
`);

export interface Ticking {
  readonly sessionContentId: string;
  readonly ticked: boolean;
}

/** Ticks a self-reported item off, or takes it back: shown at once, sent in the order of the presses (SSN-06). */
export const tickItemSpec: SaveSpec<Ticking, unknown> = {
  send: async ({ sessionContentId, ticked }) => {
    const status = ticked ? 'Completed' : 'NotStarted';
    return accepted(
      (await execute(document, { sessionContentId, type: 'BONUS_CONTENT', status })).saveSessionContentProgress,
    );
  },
  optimistic: (queryClient, { sessionContentId, ticked }) => {
    show(queryClient, sessionContentId, ticked);
    return () => {
      show(queryClient, sessionContentId, !ticked);
    };
  },
  queue: { name: 'checklist', subject: ({ sessionContentId }) => sessionContentId, tags: ['progress'] },
};

const submitDocument = graphql(`
  mutation SubmitProject($input: SubmitProjectInput!) {
    submitProject(input: $input) {
      sessionContentId
      error {
        ...FaultFields
      }
    }
  }
`);

/** Hands a project in, or its next version (SSN-08). */
export const submitProjectSpec: SaveSpec<HandedIn & { readonly sessionContentId: string }, unknown> = {
  send: async (input, key) => accepted((await execute(submitDocument, { input: { ...input, ...key } })).submitProject),
  changes: () => ['progress'],
};

function show(queryClient: QueryClient, sessionContentId: string, ticked: boolean): void {
  const state = { completionStatus: ticked ? 'BONUS_COMPLETED' : 'BONUS_NOT_COMPLETED', progress: ticked ? 100 : 0 };
  const isItem =
    (name: 'sessionContentId' | 'checklistSessionContentId') => (item: Readonly<Record<string, unknown>>) =>
      item[name] === sessionContentId;
  patchCache(queryClient, isItem('sessionContentId'), state);
  patchCache(queryClient, isItem('checklistSessionContentId'), state);
}
