import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FilmDrop } from '../FilmDrop.tsx';
import { filmQuery } from '../filmQueries.ts';
import { FilmRow } from '../FilmRow.tsx';

export interface RecordingFilmProps {
  /** The film of a recording; '' for none yet. */
  filmId: string;
  /** A film that was begun, or '' where it was stopped; absent where it cannot be another one here. */
  onChange?: (filmId: string) => void;
  /** Called when it has become a stream. */
  onReady?: () => void;
}

/** While something goes on with a film, how often its state is asked for, in milliseconds. */
const pollEvery = 2_000;
const going: readonly string[] = ['UPLOADING', 'WAITING', 'ENCODING'];

/** The film that is the recording of a class: on its way, being made, ready, or failed with the reason (D85). */
export const RecordingFilm = ({ filmId, onChange, onReady }: RecordingFilmProps) => {
  const { data } = useQuery({
    ...filmQuery(filmId),
    enabled: filmId !== '',
    refetchInterval: ({ state }) => (going.includes(state.data?.page?.state ?? '') ? pollEvery : false),
  });
  const film = filmId === '' ? null : (data?.page ?? null);
  useReady(film?.state === 'READY', onReady);
  const change = (next: string): void => onChange?.(next);
  const isUnfinished = film?.state === 'UPLOADING';
  return (
    <>
      {film === null ? null : <FilmRow key={film.filmId} film={film} onChange={change} />}
      {onChange === undefined && !isUnfinished ? null : (
        <FilmDrop film={film} chosen={filmId !== ''} onChange={change} />
      )}
    </>
  );
};

/** Says once that a film has become a stream while it was looked at. */
function useReady(isReady: boolean, onReady: (() => void) | undefined): void {
  const was = useRef(isReady);
  useEffect(() => {
    if (isReady && !was.current) onReady?.();
    was.current = isReady;
  }, [isReady, onReady]);
}
