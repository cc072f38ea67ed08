import { formatDuration } from '@atrium/domain/video/duration.ts';
import { IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { invalidateTags } from '#lib/cacheTags.ts';
import type { FilmFieldsFragment } from '#lib/gql/graphql.ts';
import { useNow } from '#lib/useNow.ts';
import { useSave } from '#lib/useSave.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { SunProgress } from '#ui/SunProgress.tsx';
import { retryFilmSpec, stopFilmSpec } from './filmCalls.ts';
import { FilmPlayer } from './FilmPlayer.tsx';
import { forgetFilm, goOnWithFilm, pauseFilm, useFilmUploads } from './filmUploads.ts';
import { uploadWords } from './filmWords.ts';
import { useFilmFacts } from './useFilmFacts.ts';
import styles from './FilmField.module.css';

export interface FilmRowProps {
  film: FilmFieldsFragment;
  onChange: (key: string) => void;
}

/** An uploaded film: how far it is, what can be done with it, and the film itself once it is a stream. */
export const FilmRow = ({ film, onChange }: FilmRowProps) => {
  const { filmId, fileName, state } = film;
  const now = useNow();
  const upload = useFilmUploads().get(filmId);
  const retry = useSave(retryFilmSpec);
  const stop = useSave(stopFilmSpec);
  useFilmFacts(film);
  useChecklistOf(state);
  const isUploading = state === 'UPLOADING';
  const percent = isUploading ? (upload === undefined ? 0 : (upload.sent * 100) / upload.bytes) : film.progress;
  useSpoken(isUploading ? 'sent' : 'encoded', percent, fileName);
  const isGoing = isUploading || state === 'WAITING' || state === 'ENCODING';
  return (
    <div className={styles.film}>
      <div className={styles.head}>
        <b className={styles.name}>{fileName}</b>
        <Row>
          {isUploading && upload?.state === 'going' ? (
            <Act
              icon={IconPlayerPause}
              words="Pause"
              name={fileName}
              onClick={() => {
                pauseFilm(filmId);
              }}
            />
          ) : null}
          {isUploading && (upload?.state === 'paused' || upload?.state === 'failed') ? (
            <Act
              icon={IconPlayerPlay}
              words="Go on"
              name={fileName}
              onClick={() => {
                goOnWithFilm(filmId);
              }}
            />
          ) : null}
          {state === 'FAILED' ? (
            <Act
              icon={IconRefresh}
              words="Try again"
              name={fileName}
              onClick={() => {
                retry.save(filmId);
              }}
            />
          ) : null}
          {isGoing && film.isOwn ? (
            <Act
              icon={IconX}
              words="Stop"
              name={fileName}
              onClick={() => {
                stop.save(filmId, () => {
                  forgetFilm(filmId);
                  onChange('');
                });
              }}
            />
          ) : null}
        </Row>
      </div>
      {isGoing ? <SunProgress value={percent} label={`${fileName}, ${isUploading ? 'sent' : 'encoded'}`} /> : null}
      <p className={cx(look.small, film.message === null ? look.muted : styles.bad)}>
        {isUploading && upload !== undefined ? uploadWords(upload, now) : stateWords(film)}
      </p>
      <FaultNote fault={retry.fault ?? stop.fault} />
      {state === 'READY' ? <FilmPlayer film={film} /> : null}
    </div>
  );
};

function stateWords({ state, progress, message, duration, width, height, isOwn }: FilmFieldsFragment): string {
  if (message !== null) return message;
  if (state === 'UPLOADING') return isOwn ? 'It is not complete.' : 'Somebody else of the team is uploading it.';
  if (state === 'WAITING') return 'It has arrived, and waits to be checked and encoded. You can leave this page.';
  if (state === 'ENCODING') return `Encoding, ${String(progress)}%. You can leave this page.`;
  return `Ready, ${formatDuration(duration ?? 0)}, ${String(width)} by ${String(height)} pixels.`;
}

interface ActProps {
  icon: typeof IconX;
  words: string;
  /** Of the file. */
  name: string;
  onClick: () => void;
}

const Act = ({ icon: Icon, words, name, onClick }: ActProps) => (
  <Button size="s" variant="line" icon={<Icon aria-hidden="true" />} aria-label={`${words}: ${name}`} onClick={onClick}>
    {words}
  </Button>
);

/** What is missing of the video is asked again whenever its film is in another state. */
function useChecklistOf(state: FilmFieldsFragment['state']): void {
  const queryClient = useQueryClient();
  const known = useRef(state);
  useEffect(() => {
    if (known.current === state) return;
    known.current = state;
    void invalidateTags(queryClient, ['documents']);
  }, [queryClient, state]);
}

/** Says a quarter, a half, three quarters and the end, and nothing in between. */
function useSpoken(what: string, percent: number, fileName: string): void {
  const quarter = Math.floor(percent / 25) * 25;
  const [begun] = useState(quarter);
  useEffect(() => {
    if (quarter > begun) announce(`${fileName}: ${String(quarter)}% ${what}`);
  }, [quarter, begun, what, fileName]);
}
