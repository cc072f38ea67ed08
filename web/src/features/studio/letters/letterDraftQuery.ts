import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

/** A letter in the words of its draft, with those of the product, and what words may name (RUN-01). */
export const letterDraftQuery = pageQuery({
  document: graphql(`
    query StudioLetterDraft($letter: ID!) {
      getLetter(letter: $letter, draft: true) {
        subject
        text
        about {
          letter
          title
        }
        template {
          subject
          text
          button
          variables {
            name
            meaning
            sample
            isRequired
            isOfText
          }
        }
      }
    }
  `),
  variables: (letter: string) => ({ letter }),
  read: ({ getLetter }) => getLetter,
  tags: ['letters', 'documents'],
});
