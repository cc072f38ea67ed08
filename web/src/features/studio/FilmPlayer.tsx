import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FilmFieldsFragment } from '#lib/gql/graphql.ts';
import { Player } from '#parts/Player.tsx';
import type { PlayerHandle } from '#parts/Player/player.types.ts';
import { filmQuery } from './filmQueries.ts';

export interface FilmPlayerProps {
  film: FilmFieldsFragment;
}

/** The film as members see it, in place. */
export const FilmPlayer = ({ film }: FilmPlayerProps) => {
  const handle = useRef<PlayerHandle>(null);
  const [playNow, setPlayNow] = useState(false);
  const [failed, setFailed] = useState(false);
  const { refetch } = useQuery({ ...filmQuery(film.filmId), enabled: false });
  const { posterUrl, manifestUrl } = film;
  // an address that was renewed meanwhile would load the film again while it plays
  const [source, setSource] = useState(manifestUrl);
  return (
    <Player
      title={film.fileName}
      posterUrl={posterUrl ?? ''}
      duration={film.duration ?? 0}
      silent={false}
      chapters={[]}
      source={playNow && !failed && source !== null ? { manifestUrl: source } : null}
      startAt={0}
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
      onSignal={({ type }) => {
        if (type === 'error') setFailed(true);
      }}
      handle={handle}
    />
  );
};
