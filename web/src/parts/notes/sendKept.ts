import { byMoment } from '@atrium/domain/note/note.ts';
import type { QueryClient } from '@tanstack/react-query';
import { invalidateTags } from '#lib/cacheTags.ts';
import { asCallError, CallError } from '#lib/callError.ts';
import { memberIdCookie } from '#lib/personalData.ts';
import { toast } from '#ui/toast.ts';
import { forgetNote, keepNote, readKept, type KeptNote } from './keptNotes.ts';
import { changeCached, sendNote, type Note } from './noteCalls.ts';

/** After this many milliseconds what could not be sent is sent again. */
const retryAfter = 15_000;
/** Codes for which the same note may be accepted later. */
const passing = new Set(['UNREACHABLE', 'RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL', 'UNAUTHENTICATED', 'TOKEN_EXPIRED']);
let planned: ReturnType<typeof setTimeout> | null = null;

/**
 * Sends the notes that wait on this device, one after another and in one tab at a time (NOT-01). What no server
 * answered stays and is sent again; what was refused stays with the reason.
 */
export async function sendKept(queryClient: QueryClient): Promise<void> {
  const memberId = memberIdCookie(document.cookie);
  if (memberId === null) return;
  if (planned !== null) clearTimeout(planned);
  planned = null;
  await navigator.locks.request('atrium-notes', async () => {
    const tried = new Set<string>();
    for (;;) {
      const next = readKept(memberId).waiting.find((note) => note.fault === null && !tried.has(stepOf(note)));
      if (next === undefined) return;
      tried.add(stepOf(next));
      if (await sendOne(queryClient, next)) continue;
      planned = setTimeout(() => void sendKept(queryClient), retryAfter);
      return;
    }
  });
}

const stepOf = ({ noteId, revision, text }: KeptNote): string => JSON.stringify([noteId, revision, text]);

/** Whether the server has answered. */
async function sendOne(queryClient: QueryClient, note: KeptNote): Promise<boolean> {
  try {
    const saved = await sendNote(note);
    changeCached(queryClient, note.place, (notes) => withNote(notes, saved));
    // what was typed meanwhile goes on from the revision that is now saved
    const now = readKept(note.memberId).waiting.find(({ noteId }) => noteId === note.noteId);
    if (now === undefined || now.text === note.text) forgetNote(note.noteId);
    else keepNote({ ...now, revision: saved.revision });
    void invalidateTags(queryClient, ['notes'], { later: true });
    return true;
  } catch (error) {
    const known = asCallError(error);
    if (!(known instanceof CallError)) throw error;
    if (passing.has(known.code)) return false;
    if (known.code === 'STALE_VERSION') keepBoth(queryClient, note);
    else keepNote({ ...note, fault: known.message });
    return true;
  }
}

/** Another device has changed the note: these words become a note of their own, so that nothing is lost. */
function keepBoth(queryClient: QueryClient, note: KeptNote): void {
  forgetNote(note.noteId);
  keepNote({ ...note, noteId: crypto.randomUUID(), revision: 0 });
  toast({ tone: 'plain', message: 'This note was changed on another device, too. Both are kept.', lasts: 10_000 });
  void invalidateTags(queryClient, ['notes']);
}

/** The list with this note, in its place. */
export function withNote(notes: readonly Note[], note: Note): readonly Note[] {
  return [...notes.filter(({ noteId }) => noteId !== note.noteId), note].toSorted(byMoment);
}
