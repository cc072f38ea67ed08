import { graphql } from '#lib/gql/gql.ts';
import type { DocumentBulkAct, DocumentStateFilter, PeopleView, StudioBulkActQuery } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';
import type { Act } from './ActDialog.tsx';

export type BulkProgress = NonNullable<StudioBulkActQuery['getBulkAct']>;

/** The documents that are chosen: these, or with null all that the filter finds. */
export interface ChosenDocuments {
  readonly kind: string;
  readonly documentIds: string[] | null;
  readonly text: string;
  readonly state: DocumentStateFilter | null;
}

/** How many documents are chosen, and to how many of them each act fits. */
export const chosenQuery = pageQuery({
  document: graphql(`
    query StudioChosen($kind: String!, $documentIds: [ID!], $text: String!, $state: DocumentStateFilter) {
      countChosenDocuments(kind: $kind, documentIds: $documentIds, text: $text, state: $state) {
        total
        toPublish
        toArchive
        toRestore
      }
    }
  `),
  variables: (chosen: ChosenDocuments) => ({ ...chosen }),
  read: ({ countChosenDocuments }) => countChosenDocuments,
  tags: ['documents'],
});

const exported = graphql(`
  query StudioExport($kind: String!, $documentIds: [ID!], $text: String!, $state: DocumentStateFilter) {
    exportDocuments(kind: $kind, documentIds: $documentIds, text: $text, state: $state)
  }
`);
/** A bundle with what is published of the chosen documents (DOC-09); its lines. */
export const exportSpec: SaveSpec<ChosenDocuments, readonly string[]> = {
  send: async (chosen) => (await execute(exported, { ...chosen })).exportDocuments ?? [],
};

export interface DocumentsActInput extends ChosenDocuments {
  readonly bulkActId: string;
  readonly act: DocumentBulkAct;
  readonly publishAt: string | null;
}

const begin = graphql(`
  mutation BeginDocumentsAct(
    $bulkActId: ID!
    $kind: String!
    $act: DocumentBulkAct!
    $documentIds: [ID!]
    $text: String!
    $state: DocumentStateFilter
    $publishAt: String
    $reason: String
    $dryRun: Boolean
  ) {
    beginDocumentsAct(
      bulkActId: $bulkActId
      kind: $kind
      act: $act
      documentIds: $documentIds
      text: $text
      state: $state
      publishAt: $publishAt
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
/** Begins an act on many documents (STU-04). */
export const documentsAct: Act<DocumentsActInput> = {
  name: 'beginDocumentsAct',
  send: async (input) => accepted((await execute(begin, input)).beginDocumentsAct),
};

/** The people who are chosen: these, or with null all that the filter finds. */
export interface ChosenPeople {
  readonly userIds: string[] | null;
  readonly text: string;
  readonly view: PeopleView;
  readonly companyId: string | null;
}

/** How many people a filter finds. */
export const chosenPeopleQuery = pageQuery({
  document: graphql(`
    query StudioChosenPeople($text: String!, $view: PeopleView!, $companyId: ID) {
      countChosenPeople(text: $text, view: $view, companyId: $companyId)
    }
  `),
  variables: ({ text, view, companyId }: Omit<ChosenPeople, 'userIds'>) => ({ text, view, companyId }),
  read: ({ countChosenPeople }) => countChosenPeople,
  tags: ['people'],
});

export interface GiveManyInput extends ChosenPeople {
  readonly bulkActId: string;
  readonly area: string;
  readonly lastDay: string;
}

const giveMany = graphql(`
  mutation GiveAreaToPeople(
    $bulkActId: ID!
    $userIds: [ID!]
    $text: String!
    $view: PeopleView!
    $companyId: ID
    $area: String!
    $lastDay: String!
    $reason: String
    $dryRun: Boolean
  ) {
    giveAreaToPeople(
      bulkActId: $bulkActId
      userIds: $userIds
      text: $text
      view: $view
      companyId: $companyId
      area: $area
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
/** Begins to give many people an area (STU-04, PEO-01). */
export const giveManyAct: Act<GiveManyInput> = {
  name: 'giveAreaToPeople',
  send: async (input) => accepted((await execute(giveMany, input)).giveAreaToPeople),
};

/** How far an act is. */
export const bulkQuery = pageQuery({
  document: graphql(`
    query StudioBulkAct($bulkActId: ID!) {
      getBulkAct(bulkActId: $bulkActId) {
        ...BulkFields
      }
    }
    fragment BulkFields on BulkAct {
      bulkActId
      act
      kind
      state
      total
      done
      same
      failed
      failures {
        id
        title
        why
      }
    }
  `),
  variables: (bulkActId: string) => ({ bulkActId }),
  read: ({ getBulkAct }) => getBulkAct,
});

/** The reader's own act that is under way, on documents of a kind, or with null on people; its id, or ''. */
export const runningBulkQuery = pageQuery({
  document: graphql(`
    query StudioRunningBulk($kind: String) {
      findRunningBulkAct(kind: $kind) {
        bulkActId
      }
    }
  `),
  variables: (kind: string | null) => ({ kind }),
  read: ({ findRunningBulkAct }) => findRunningBulkAct?.bulkActId ?? '',
});

const stop = graphql(`
  mutation StopBulkAct($bulkActId: ID!) {
    stopBulkAct(bulkActId: $bulkActId) {
      bulkAct {
        ...BulkFields
      }
      error {
        ...FaultFields
      }
    }
  }
`);
/** Stops an act; what was done stays. */
export const stopBulkSpec: SaveSpec<{ readonly bulkActId: string }, object> = {
  send: async (input) => accepted((await execute(stop, input)).stopBulkAct),
};

const retry = graphql(`
  mutation RetryBulkAct($bulkActId: ID!, $formerActId: ID!) {
    retryBulkAct(bulkActId: $bulkActId, formerActId: $formerActId) {
      isSaved
      error {
        ...FaultFields
      }
    }
  }
`);
/** Begins an act again with what it could not be done to. */
export const retryBulkSpec: SaveSpec<{ readonly bulkActId: string; readonly formerActId: string }, object> = {
  send: async (input) => accepted((await execute(retry, input)).retryBulkAct),
};
