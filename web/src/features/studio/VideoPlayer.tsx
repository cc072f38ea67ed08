import { textOf } from '@atrium/domain/document/anyDocument.ts';
import { isRecord } from '@atrium/domain/document/isSame.ts';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { PlayerChapter } from '#parts/Player/player.types.ts';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { FilmPlayer } from './FilmPlayer.tsx';
import { filmQuery } from './filmQueries.ts';
import type { DocumentForm } from './useDocumentForm.ts';
import type { VideoDesk } from './videoDesk.ts';

export interface VideoPlayerProps {
  form: DocumentForm;
  desk: VideoDesk;
}

/** The film of a video as its draft names it, with the chapters of the draft. */
export const VideoPlayer = ({ form, desk }: VideoPlayerProps) => {
  const [key, duration, chapters] = useWatch({ control: form.control, name: ['key', 'duration', 'chapters'] });
  const film = useQuery({ ...filmQuery(textOf(key)), enabled: textOf(key) !== '' }).data?.page ?? null;
  if (film === null || film.manifestUrl === null) {
    return (
      <p className={cx(look.small, look.muted)}>No film can be played yet. Captions are written without it, too.</p>
    );
  }
  const seconds = film.duration ?? (typeof duration === 'number' ? duration : 0);
  return (
    <FilmPlayer
      key={film.filmId}
      film={{ ...film, duration: seconds }}
      chapters={chaptersOf(chapters, seconds)}
      handle={desk.attach}
      onSignal={desk.onSignal}
    />
  );
};

/** The chapters of a draft, which may be anything. */
function chaptersOf(value: unknown, duration: number): readonly PlayerChapter[] {
  const rows = (Array.isArray(value) ? value : []).filter(isRecord);
  return rows.map(({ title, start }, at) => {
    const next = rows[at + 1]?.['start'];
    return {
      title: textOf(title),
      startSeconds: typeof start === 'number' ? start : 0,
      endSeconds: typeof next === 'number' ? next : duration,
    };
  });
}
