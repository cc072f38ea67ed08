import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

/** What can be uploaded here. */
export const filmTermsQuery = pageQuery({
  document: graphql(`
    query StudioFilmTerms {
      getFilmTerms {
        maxBytes
        canEncode
        canRepackage
      }
    }
  `),
  variables: () => ({}),
  read: ({ getFilmTerms }) => getFilmTerms,
});

/** A film that was uploaded, or is on its way; not found for another key. */
export const filmQuery = pageQuery({
  document: graphql(`
    query StudioFilm($filmId: ID!) {
      getFilm(filmId: $filmId) {
        ...FilmFields
      }
    }
    fragment FilmFields on Film {
      filmId
      fileName
      bytes
      state
      progress
      message
      isOwn
      duration
      width
      height
      posterUrl
      manifestUrl
    }
  `),
  variables: (filmId: string) => ({ filmId }),
  read: ({ getFilm }) => getFilm,
  tags: ['films'],
});
