import { pictureAt, type StoryboardPicture } from '@atrium/domain/film/storyboard.ts';
import { useEffect, useRef, useState } from 'react';
import { importPart } from '#lib/importPart.ts';
import type { Storyboard } from './loadStoryboard.ts';
import type { PlayerSource } from './player.types.ts';

const loadPart = () => import('./loadStoryboard.ts');

/** The storyboard of a film, which is loaded by the first touch of its seek bar; a touch that failed may try again. */
export function useStoryboard(source: PlayerSource): { readonly board: Storyboard | null; readonly touch: () => void } {
  const [board, setBoard] = useState<Storyboard | null>(null);
  /** The address of the film: its source may be another object at each rendering. */
  const asked = useRef<string | null>(null);
  const touch = (): void => {
    const { manifestUrl } = source;
    if (asked.current === manifestUrl) return;
    asked.current = manifestUrl;
    importPart(loadPart)
      .then(({ loadStoryboard }) => loadStoryboard(source))
      .then((loaded) => {
        if (asked.current === manifestUrl) setBoard(loaded);
      })
      .catch(() => {
        // the bar is used without pictures until the next touch
        asked.current = null;
      });
  };
  return { board, touch };
}

/** A picture of a storyboard with the address of its sheet. */
export interface ShownPicture extends StoryboardPicture {
  readonly address: string;
}

/** The picture of a second, once its sheet may be asked for; null without a storyboard. */
export function useStoryboardPicture(board: Storyboard | null, seconds: number): ShownPicture | null {
  const [sheet, setSheet] = useState<{ readonly name: string; readonly address: string } | null>(null);
  const picture = board === null ? null : pictureAt(board.pictures, seconds);
  const name = picture?.sheet ?? null;
  useEffect(() => {
    if (board === null || name === null) return;
    let isWanted = true;
    board
      .addressOf(name)
      .then((address) => {
        if (isWanted) setSheet({ name, address });
      })
      // nothing signs it at the moment: the bar has no picture there
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [board, name]);
  return picture !== null && sheet?.name === picture.sheet ? { ...picture, address: sheet.address } : null;
}
