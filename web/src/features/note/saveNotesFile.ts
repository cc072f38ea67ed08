import { notesText } from '@atrium/domain/note/notesText.ts';
import type { SaveSpec } from '#lib/save.ts';
import { saveFile } from '#lib/saveFile.ts';
import { listEveryNote, type NoteFilters } from './notesQuery.ts';

/** Hands the notes under these filters to the browser as a file of Markdown (NOT-01). */
export const saveNotesFileSpec: SaveSpec<NoteFilters, true> = {
  send: async (filters) => {
    const found = await listEveryNote(filters);
    const text = notesText(found.map(({ note, ...named }) => ({ ...named, seconds: note.seconds, text: note.text })));
    saveFile('my-notes.md', new Blob([text], { type: 'text/markdown;charset=utf-8' }));
    return true;
  },
};
