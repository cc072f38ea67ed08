import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

/** What is said of a document beside its list: what is missing, what uses it, and its last versions (STU-04). */
export const documentPeekQuery = pageQuery({
  document: graphql(`
    query StudioDocumentPeek($kind: String!, $id: ID!) {
      getDocument(kind: $kind, documentId: $id) {
        title
        state
        draft {
          publishAt
          savedAt
          savedByName
          failure
        }
        faults {
          ...FaultOfDocument
        }
      }
      getDocumentUses(kind: $kind, documentId: $id) {
        users
        history
      }
      listDocumentRevisions(kind: $kind, documentId: $id) {
        number
        note
        actorName
        at
      }
    }
  `),
  variables: (kind: string, id: string) => ({ kind, id }),
  read: ({ getDocument, getDocumentUses, listDocumentRevisions }) =>
    getDocument === null || getDocumentUses === null
      ? null
      : { ...getDocument, ...getDocumentUses, revisions: (listDocumentRevisions ?? []).slice(0, 3) },
  tags: ['documents'],
});
