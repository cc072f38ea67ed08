import { CallError, callFault } from '#lib/callError.ts';
import { graphql } from '#lib/gql/gql.ts';
import type { FilmFieldsFragment } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';

const start = graphql(`
  mutation StartFilm($fileName: String!, $bytes: Float!) {
    startFilm(fileName: $fileName, bytes: $bytes) {
      film {
        ...FilmFields
      }
      error {
        ...FaultFields
      }
    }
  }
`);
const finish = graphql(`
  mutation FinishFilm($filmId: ID!) {
    finishFilm(filmId: $filmId) {
      film {
        ...FilmFields
      }
      error {
        ...FaultFields
      }
    }
  }
`);
const retry = graphql(`
  mutation RetryFilm($filmId: ID!) {
    retryFilm(filmId: $filmId) {
      film {
        ...FilmFields
      }
      error {
        ...FaultFields
      }
    }
  }
`);
const stop = graphql(`
  mutation StopFilm($filmId: ID!) {
    stopFilm(filmId: $filmId) {
      film {
        ...FilmFields
      }
      error {
        ...FaultFields
      }
    }
  }
`);

const thereIs = ({ film }: { readonly film: FilmFieldsFragment | null }): FilmFieldsFragment => {
  if (film === null) throw new CallError([callFault('INTERNAL', 'The film is gone. Choose it again.')], null);
  return film;
};

/** Begins the upload of a film, which is sent in parts then. */
export const startFilmSpec: SaveSpec<{ readonly fileName: string; readonly bytes: number }, FilmFieldsFragment> = {
  send: async (film) => thereIs(accepted((await execute(start, film)).startFilm)),
};

/** Has a film encoded that has arrived. */
export const finishFilm = async (filmId: string): Promise<FilmFieldsFragment> =>
  thereIs(accepted((await execute(finish, { filmId })).finishFilm));

export const retryFilmSpec: SaveSpec<string, FilmFieldsFragment> = {
  send: async (filmId) => thereIs(accepted((await execute(retry, { filmId })).retryFilm)),
  changes: () => ['films'],
};

export const stopFilmSpec: SaveSpec<string, FilmFieldsFragment> = {
  send: async (filmId) => thereIs(accepted((await execute(stop, { filmId })).stopFilm)),
  changes: () => ['films'],
};
