import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

/** What publishing would do. */
export const previewQuery = pageQuery({
  document: graphql(`
    query StudioPreview($kind: String!, $id: ID!, $also: [DocumentKeyInput!]) {
      rehearseDocumentPublishing(kind: $kind, documentId: $id, also: $also) {
        refusal
        lines
        mailed
        differences {
          path
          before
          after
        }
        faults {
          ...FaultOfDocument
        }
        needed {
          kind
          documentId
          title
          version
          faults {
            ...FaultOfDocument
          }
        }
      }
    }
  `),
  variables: (kind: string, id: string, also: readonly { readonly kind: string; readonly documentId: string }[]) => ({
    kind,
    id,
    also: [...also],
  }),
  read: ({ rehearseDocumentPublishing }) => rehearseDocumentPublishing,
  tags: ['documents'],
});
