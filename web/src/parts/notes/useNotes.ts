import { byMoment } from '@atrium/domain/note/note.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { invalidateTags } from '#lib/cacheTags.ts';
import { asCallError } from '#lib/callError.ts';
import { now } from '#lib/clock.ts';
import type { VideoAddress } from '#lib/links.ts';
import { toast } from '#ui/toast.ts';
import { forgetNote, isSamePlace, keepNote, useWaitingNotes } from './keptNotes.ts';
import { changeCached, sendRemoval, type Note } from './noteCalls.ts';
import { sendKept, withNote } from './sendKept.ts';

/** A note as pages show it. */
export interface ShownNote extends Note {
  /** It is on this device, and the server does not have these words yet. */
  readonly waits: boolean;
  /** Why the server refused these words; null where it did not. */
  readonly fault: string | null;
}

/** The member's notes at a lesson, with those that wait on this device, by their moment. */
export function useLessonNotes(memberId: string, place: VideoAddress, notes: readonly Note[]): readonly ShownNote[] {
  const waiting = useWaitingNotes(memberId);
  const { topLevelId, groupId, videoContentId } = place;
  return useMemo(() => {
    const own = waiting.filter((note) => isSamePlace(note.place, { topLevelId, groupId, videoContentId }));
    const ids = new Set(own.map(({ noteId }) => noteId));
    const sent = notes.filter(({ noteId }) => !ids.has(noteId));
    return [
      ...sent.map((note): ShownNote => ({ ...note, waits: false, fault: null })),
      ...own.map((note): ShownNote => ({ ...note, waits: true })),
    ].toSorted(byMoment);
  }, [waiting, notes, topLevelId, groupId, videoContentId]);
}

export interface WrittenNote {
  readonly place: VideoAddress;
  /** The note that is changed; null for a new one. */
  readonly of: Pick<Note, 'noteId' | 'revision' | 'createdAt'> | null;
  readonly seconds: number | null;
  readonly text: string;
}

/** What is done with notes; each is on this device before it is sent (NOT-01). */
export function useNoteActs(memberId: string) {
  const queryClient = useQueryClient();
  const save = ({ place, of, seconds, text }: WrittenNote): void => {
    const { noteId, revision, createdAt } = of ?? {
      noteId: crypto.randomUUID(),
      revision: 0,
      createdAt: String(now()),
    };
    keepNote({ memberId, noteId, place, seconds, text: text.trim(), revision, createdAt, fault: null });
    void sendKept(queryClient);
  };
  const remove = async (place: VideoAddress, note: ShownNote): Promise<void> => {
    const id = `note-${note.noteId}`;
    const putBack = (): void => {
      changeCached(queryClient, place, (notes) => withNote(notes, note));
    };
    changeCached(queryClient, place, (notes) => notes.filter(({ noteId }) => noteId !== note.noteId));
    if (note.waits) forgetNote(note.noteId);
    try {
      if (note.revision > 0) await sendRemoval(note);
      void invalidateTags(queryClient, ['notes']);
      toast({
        id,
        message: 'Note removed',
        undo: () => {
          save({ place, of: { ...note, revision: 0 }, seconds: note.seconds, text: note.text });
        },
      });
    } catch (error) {
      putBack();
      const known = asCallError(error);
      toast({ id, tone: 'bad', message: known instanceof Error ? known.message : 'The note could not be removed.' });
      void invalidateTags(queryClient, ['notes']);
    }
  };
  return { save, remove };
}

/** Sends what waits on this device when a page with notes is opened, and when the connection is back. */
export function useSendKept(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const send = (): void => void sendKept(queryClient);
    send();
    addEventListener('online', send);
    return () => {
      removeEventListener('online', send);
    };
  }, [queryClient]);
}
