import { graphql } from '#lib/gql/gql.ts';
import type { StudioLettersQuery } from '#lib/gql/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

export type Letter = NonNullable<StudioLettersQuery['listLetters']>[number];

/** Every kind of mail that the product sends (RUN-01). */
export const lettersQuery = pageQuery({
  document: graphql(`
    query StudioLetters {
      listLetters {
        ...LetterFields
      }
    }
    fragment LetterFields on Letter {
      letter
      title
      group
      sentWhen
      sentTo
      alwaysSent
      sentLately
      withheldLately
      offSince
      hasFixedWords
      ownWordsSince
    }
  `),
  variables: () => ({}),
  read: ({ listLetters }) => listLetters,
  tags: ['letters', 'outbox', 'documents'],
});

/** One of them, with an example to the reader (RUN-01). */
export const letterQuery = pageQuery({
  document: graphql(`
    query StudioLetter($letter: ID!) {
      getLetter(letter: $letter) {
        subject
        text
        about {
          ...LetterFields
        }
      }
    }
  `),
  variables: (letter: string) => ({ letter }),
  read: ({ getLetter }) => getLetter,
  tags: ['letters', 'outbox', 'documents'],
});

/** The address of the page of a letter. */
export const letterPath = (letter: string): string => `/studio/letters/${encodeURIComponent(letter)}`;
