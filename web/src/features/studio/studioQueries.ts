import { graphql } from '#lib/gql/gql.ts';
import type { DocumentEnd } from '#lib/gql/graphql.ts';
import { listQuery } from '#lib/listQuery.ts';
import { pageQuery } from '#lib/pageQuery.ts';
import type { StudioFilters } from './studioFilters.ts';

/** Today: the drafts that wait for the reader. */
export const todayQuery = pageQuery({
  document: graphql(`
    query StudioToday {
      listOpenDrafts {
        kind
        id
        title
        savedByName
        savedAt
        publishAt
        failure
        isMine
        faults
      }
    }
  `),
  variables: () => ({}),
  read: ({ listOpenDrafts }) => listOpenDrafts,
  tags: ['documents'],
});

/** The documents of a kind, page by page. */
export const documentsQuery = listQuery({
  document: graphql(`
    query StudioDocuments(
      $kind: String!
      $text: String!
      $state: DocumentStateFilter
      $sort: DocumentSort!
      $reversed: Boolean!
      $after: Int!
    ) {
      listDocuments(
        kind: $kind
        text: $text
        state: $state
        sort: $sort
        reversed: $reversed
        after: $after
        count: 50
      ) {
        items {
          id
          title
          state
          changedBy
          changedAt
          draft {
            savedByName
            savedAt
            publishAt
            failure
          }
        }
        total
        nextAfter
      }
    }
  `),
  variables: ({ kind, text, state, sort, reversed }: StudioFilters, after) => ({
    kind,
    text,
    state,
    sort,
    reversed,
    after,
  }),
  read: ({ listDocuments }) => listDocuments ?? { items: [], total: 0, nextAfter: null },
  next: ({ nextAfter }) => nextAfter,
  key: (filters) => JSON.stringify(filters),
  tags: () => ['documents'],
});

/** Documents of a kind to choose from, by the words of their titles. */
export const choicesQuery = pageQuery({
  document: graphql(`
    query StudioChoices($kind: String!, $text: String!) {
      listDocuments(kind: $kind, text: $text, sort: title, count: 30) {
        items {
          id
          title
        }
      }
    }
  `),
  variables: (kind: string, text: string) => ({ kind, text }),
  read: ({ listDocuments }) => listDocuments?.items ?? [],
  tags: ['documents'],
});

/** What these documents are called, whatever their state: at most 200. */
export const titlesQuery = pageQuery({
  document: graphql(`
    query StudioTitles($kind: String!, $ids: [ID!]!) {
      listDocuments(kind: $kind, documentIds: $ids, count: 200) {
        items {
          id
          title
        }
      }
    }
  `),
  variables: (kind: string, ids: readonly string[]) => ({ kind, ids: [...ids] }),
  read: ({ listDocuments }) => listDocuments?.items ?? [],
  tags: ['documents'],
});

/** A document with its draft. An editor begins with it, and then stays as it is. */
export const documentQuery = pageQuery({
  document: graphql(`
    query StudioDocument($kind: String!, $id: ID!) {
      getDocument(kind: $kind, documentId: $id) {
        ...DocumentFields
      }
    }
    fragment DocumentFields on Document {
      id
      title
      state
      published
      revision
      draft {
        ...DraftFields
      }
      faults {
        ...FaultOfDocument
      }
    }
    fragment DraftFields on DocumentDraft {
      body
      version
      savedByName
      savedAt
      publishAt
      note
      failure
    }
    fragment FaultOfDocument on DocumentFault {
      path
      message
      when
      needsKind
      needsId
    }
  `),
  variables: (kind: string, id: string) => ({ kind, id }),
  read: ({ getDocument }) => getDocument,
  tags: ['documents'],
});

/** What taking a document back, archiving or removing it would do. */
export const endQuery = pageQuery({
  document: graphql(`
    query StudioEnd($kind: String!, $id: ID!, $end: DocumentEnd!) {
      rehearseDocumentEnding(kind: $kind, documentId: $id, end: $end) {
        refusal
        lines
        mailed
      }
    }
  `),
  variables: (kind: string, id: string, end: DocumentEnd) => ({ kind, id, end }),
  read: ({ rehearseDocumentEnding }) => rehearseDocumentEnding,
  tags: ['documents'],
});

/** The published versions of a document, the newest first. */
export const historyQuery = listQuery({
  document: graphql(`
    query StudioHistory($kind: String!, $id: ID!, $below: Int) {
      listDocumentRevisions(kind: $kind, documentId: $id, below: $below) {
        number
        note
        actorName
        at
      }
    }
  `),
  variables: ({ kind, id }: { readonly kind: string; readonly id: string }, after) => ({
    kind,
    id,
    below: after === 0 ? null : after,
  }),
  read: ({ listDocumentRevisions }) => listDocumentRevisions ?? [],
  // the first version has number 1
  next: (revisions) => {
    const { number = 1 } = revisions.at(-1) ?? {};
    return number > 1 ? number : null;
  },
  key: (filters) => JSON.stringify(filters),
  tags: () => ['documents'],
});

/** One published version, and what it changed. */
export const revisionQuery = pageQuery({
  document: graphql(`
    query StudioRevision($kind: String!, $id: ID!, $number: Int!) {
      getDocumentRevision(kind: $kind, documentId: $id, number: $number) {
        number
        differences {
          path
          before
          after
        }
      }
    }
  `),
  variables: (kind: string, id: string, number: number) => ({ kind, id, number }),
  read: ({ getDocumentRevision }) => getDocumentRevision,
});
