import { isFilmId } from '@atrium/domain/film/film.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextInput } from '#ui/TextInput.tsx';
import { FilmDrop } from './FilmDrop.tsx';
import { filmQuery } from './filmQueries.ts';
import { FilmRow } from './FilmRow.tsx';
import { PartFrame } from './PartFrame.tsx';
import styles from './FilmField.module.css';

export interface FilmFieldProps {
  label: string;
  hint: string | undefined;
  error: string | undefined;
  /** The key of the film: of an upload, or of one that was put where films are kept by hand; '' for none. */
  value: string;
  onChange: (value: string) => void;
}

/** While something goes on with a film, how often its state is asked for, in milliseconds. */
const pollEvery = 2_000;

/** The film of a video: uploaded and encoded here (MED-01, MED-02), or named by its key. */
export const FilmField = ({ label, hint, error, value, onChange }: FilmFieldProps) => {
  const isUpload = isFilmId(value);
  // as it was at first: it does not close while the key is typed anew
  const [isOpen] = useState(value !== '' && !isUpload);
  const { data } = useQuery({
    ...filmQuery(value),
    enabled: isUpload,
    refetchInterval: ({ state }) => {
      const film = state.data?.page ?? null;
      return film !== null && ['UPLOADING', 'WAITING', 'ENCODING'].includes(film.state) ? pollEvery : false;
    },
  });
  const film = isUpload ? (data?.page ?? null) : null;
  return (
    <PartFrame label={label} hint={hint} error={error}>
      {film === null ? null : <FilmRow key={film.filmId} film={film} onChange={onChange} />}
      <FilmDrop film={film} chosen={value !== ''} onChange={onChange} />
      <details className={styles.other} open={isOpen}>
        <summary>External key instead</summary>
        <TextInput
          label="Key of the film"
          hint="Of a film that somebody has put where films are kept."
          value={isUpload ? '' : value}
          autoComplete="off"
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      </details>
    </PartFrame>
  );
};
