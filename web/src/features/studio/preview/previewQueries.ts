import { graphql } from '#lib/gql/gql.ts';
import type { PreviewPersona } from '#lib/gql/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

/** As whom a page is shown, and when. */
export interface PreviewLook {
  readonly persona: PreviewPersona;
  /** A person instead of the persona. */
  readonly userId: string | null;
  /** Epoch milliseconds as text; null for now. */
  readonly at: string | null;
}

/** The preview of a page; fetched again with each save of the draft, and before its token is too old. */
export const previewOfQuery = pageQuery({
  document: graphql(`
    query StudioPagePreview(
      $kind: String!
      $id: ID!
      $address: String
      $persona: PreviewPersona!
      $userId: ID
      $at: String
    ) {
      getDocumentPreview(kind: $kind, documentId: $id, address: $address, persona: $persona, userId: $userId, at: $at) {
        token
        address
        version
        opens
        sentence
        leadsTo
      }
    }
  `),
  variables: (kind: string, id: string, address: string | null, look: PreviewLook) => ({ kind, id, address, ...look }),
  read: ({ getDocumentPreview }) => getDocumentPreview,
  tags: ['documents'],
});

/** People to whom a page may be shown, by the words of their name or address. */
export const previewPeopleQuery = pageQuery({
  document: graphql(`
    query StudioPreviewPeople($words: String!) {
      listMembers(filter: $words, context: ADMIN, count: 10) {
        list {
          userId
          displayName
          company
        }
      }
    }
  `),
  variables: (words: string) => ({ words }),
  read: ({ listMembers }) => listMembers?.list ?? [],
});
