import { useQuery } from '@tanstack/react-query';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import type { FilmFieldsFragment } from '#lib/gql/graphql.ts';
import { Player } from '#parts/Player.tsx';
import type { PlayerChapter, PlayerHandle, PlayerSignal } from '#parts/Player/player.types.ts';
import { filmQuery } from './filmQueries.ts';

export interface FilmPlayerProps {
  film: FilmFieldsFragment;
  /** Marked on its bar. */
  chapters?: readonly PlayerChapter[];
  handle?: Ref<PlayerHandle>;
  onSignal?: (signal: PlayerSignal) => void;
}

/** The film as members see it, in place. */
export const FilmPlayer = ({ film, chapters = [], handle, onSignal }: FilmPlayerProps) => {
  const engine = useRef<PlayerHandle>(null);
  const [startAt, setStartAt] = useState(0);
  const [playNow, setPlayNow] = useState(false);
  const [failed, setFailed] = useState(false);
  const { refetch } = useQuery({ ...filmQuery(film.filmId), enabled: false });
  const { posterUrl, manifestUrl } = film;
  // an address that was renewed meanwhile would load the film again while it plays
  const [source, setSource] = useState(manifestUrl);
  useImperativeHandle(handle, () => ({
    // its code is loaded with the first press
    seekTo: (seconds, play) => {
      if (engine.current !== null) engine.current.seekTo(seconds, play);
      else setStartAt(seconds);
      if (play) setPlayNow(true);
    },
    play: () => {
      engine.current?.play();
      setPlayNow(true);
    },
    pause: () => {
      engine.current?.pause();
    },
  }));
  return (
    <Player
      title={film.fileName}
      posterUrl={posterUrl ?? ''}
      duration={film.duration ?? 0}
      silent={false}
      chapters={chapters}
      source={playNow && !failed && source !== null ? { manifestUrl: source } : null}
      startAt={startAt}
      playNow={playNow}
      onPlayWanted={() => {
        setPlayNow(true);
      }}
      failure={failed ? "The film couldn't be played." : null}
      onRetry={() => {
        void refetch().then(({ data }) => {
          setSource(data?.page?.manifestUrl ?? null);
          setFailed(false);
        });
      }}
      onSignal={(signal) => {
        if (signal.type === 'error') setFailed(true);
        onSignal?.(signal);
      }}
      handle={engine}
    />
  );
};
