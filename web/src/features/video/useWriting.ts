import { formatDuration } from '@atrium/domain/video/duration.ts';
import { useState } from 'react';
import type { VideoAddress } from '#lib/links.ts';
import { useViewer } from '#lib/viewer.ts';
import { usePlayerPreferences } from '#lib/viewing/playerPreferences.ts';
import { useLessonNotes, useNoteActs, useSendKept, type ShownNote } from '#parts/notes/useNotes.ts';
import type { PlayerMark } from '#parts/Player/player.types.ts';
import { toast } from '#ui/toast.ts';
import type { Writing } from './LessonNotes.tsx';
import type { Playback } from './usePlayback.ts';
import type { VideoPageData } from './videoQuery.ts';

const noNotes: readonly never[] = [];

export interface NotesOfPage {
  readonly place: VideoAddress;
  readonly notes: readonly ShownNote[];
  readonly marks: readonly PlayerMark[];
  readonly writing: Writing | null;
  readonly write: (writing: Writing | null) => void;
  readonly bookmark: () => void;
  /** After a note was saved or its field closed: goes on if it paused the film, and returns the focus. */
  readonly done: () => void;
}

/** The notes of a video's page; null where the page is seen for somebody else (NOT-01). */
export function useWriting(page: VideoPageData, address: VideoAddress, playback: Playback): NotesOfPage | null {
  const { memberId } = useViewer();
  const { pauseForNotes } = usePlayerPreferences();
  const notes = useLessonNotes(memberId, address, page.notes ?? noNotes);
  const acts = useNoteActs(memberId);
  const [writing, setWriting] = useState<Writing | null>(null);
  const [from, setFrom] = useState<HTMLElement | null>(null);
  const [hasPaused, setHasPaused] = useState(false);
  useSendKept();
  if (page.notes === null) return null;
  return {
    place: address,
    notes,
    marks: notes.flatMap(({ noteId: id, seconds, text }) => {
      if (seconds === null) return [];
      const name = `${text === '' ? 'Bookmark' : 'Note'} at ${formatDuration(seconds)}`;
      return [{ id, seconds, name }];
    }),
    writing,
    write: (next) => {
      if (next !== null && writing === null) {
        const { activeElement } = document;
        setFrom(activeElement instanceof HTMLElement ? activeElement : null);
        const isPlaying = document.querySelector<HTMLVideoElement>('video')?.paused === false;
        setHasPaused(pauseForNotes && isPlaying);
        if (pauseForNotes && isPlaying) playback.handle.current?.pause();
      }
      setWriting(next);
    },
    bookmark: () => {
      const { second } = playback;
      // a second press at the same moment marks nothing more
      if (!notes.some(({ seconds, text }) => seconds === second && text === '')) {
        acts.save({ place: address, of: null, seconds: second, text: '' });
      }
      toast({ id: 'bookmarked', message: `Bookmarked at ${formatDuration(second)}` });
    },
    done: () => {
      if (hasPaused) playback.handle.current?.play();
      setHasPaused(false);
      const player = document.querySelector<HTMLElement>('[data-media-player]');
      // what opened the field may be gone with it
      (from?.isConnected === true && from !== document.body ? from : player)?.focus();
    },
  };
}
