import { filmRules } from '@atrium/domain/film/film.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateTags } from '#lib/cacheTags.ts';
import type { FilmFieldsFragment } from '#lib/gql/graphql.ts';
import { useSave } from '#lib/useSave.ts';
import { Note } from '#ui/Note.tsx';
import { DropZone } from '#ui/rich/DropZone.tsx';
import { startFilmSpec } from './filmCalls.ts';
import { filmTermsQuery } from './filmQueries.ts';
import { sendFilm, useFilmUploads } from './filmUploads.ts';
import { sizeWords } from './filmWords.ts';

export interface FilmDropProps {
  /** The upload that the video names; null for none. */
  film: FilmFieldsFragment | null;
  /** Whether a film is chosen already, uploaded or not. */
  chosen: boolean;
  onChange: (key: string) => void;
}

/** Takes a film, or the rest of one whose upload ended with its page. */
export const FilmDrop = ({ film, chosen, onChange }: FilmDropProps) => {
  const queryClient = useQueryClient();
  const terms = useQuery(filmTermsQuery()).data?.page ?? null;
  const { busy, fault, save } = useSave(startFilmSpec);
  const [refused, setRefused] = useState<string | null>(null);
  const uploads = useFilmUploads();
  if (terms === null) return null;
  const { canEncode, canRepackage } = terms;
  if (!canEncode && !canRepackage) {
    return (
      <Note>
        This installation has no encoder, so films cannot be uploaded here. Name the key of a film that is there, or
        have ffmpeg installed.
      </Note>
    );
  }
  const isHere = film !== null && uploads.has(film.filmId);
  // one is on its way, and is stopped before another one comes
  if (film !== null && (isHere || ['WAITING', 'ENCODING'].includes(film.state)) && film.state !== 'READY') return null;
  if (film?.state === 'UPLOADING' && !film.isOwn) return null;
  const rest = film?.state === 'UPLOADING' ? film : null;
  const most = `${canEncode ? 'MP4, MOV or WebM' : 'MP4 with H.264 and AAC'}, up to ${sizeWords(terms.maxBytes)}`;
  const asItComes = canEncode ? '' : '. It plays as it comes; other films wait until ffmpeg is installed here.';
  const send = (filmId: string, file: File): void => {
    sendFilm(filmId, file, () => void invalidateTags(queryClient, ['films', 'documents']));
  };
  return (
    <DropZone
      label={rest === null ? (chosen ? 'Put another film in its place' : 'Add a film') : `Go on with ${rest.fileName}`}
      hint={rest === null ? `${most}${asItComes}` : `Choose ${rest.fileName} again, ${sizeWords(rest.bytes)}.`}
      error={refused ?? fault?.message}
      accept={filmRules.types}
      chosen={chosen}
      maxSize={terms.maxBytes}
      onFiles={([file]) => {
        if (file === undefined || busy) return;
        setRefused(null);
        if (rest !== null) {
          if (file.size === rest.bytes) send(rest.filmId, file);
          else setRefused(`This is another file. Choose ${rest.fileName}, or stop its upload first.`);
          return;
        }
        save({ fileName: file.name, bytes: file.size }, ({ filmId }) => {
          onChange(filmId);
          send(filmId, file);
        });
      }}
      onRefused={([first]) => {
        setRefused(first?.reason === 'size' ? `It is larger than that. ${most}.` : `Not a film. This takes ${most}.`);
      }}
    />
  );
};
