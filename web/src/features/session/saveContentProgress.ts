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

/** Says that a project was handed in (SSN-08). */
export const submitProjectSpec: SaveSpec<{ readonly sessionContentId: string }, unknown> = {
  send: async ({ sessionContentId }) =>
    accepted(
      (await execute(document, { sessionContentId, type: 'PROJECT_SUBMISSION', status: 'Completed' }))
        .saveSessionContentProgress,
    ),
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
