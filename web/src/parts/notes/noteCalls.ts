import type { QueryClient } from '@tanstack/react-query';
import { graphql } from '#lib/gql/gql.ts';
import type { NoteFieldsFragment } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import type { VideoAddress } from '#lib/links.ts';
import { patchCache, patched } from '#lib/patchCache.ts';
import { accepted } from '#lib/save.ts';
import type { KeptNote } from './keptNotes.ts';

graphql(`
  fragment NoteFields on Note {
    noteId
    seconds
    text
    revision
    createdAt
  }
`);
const saveDocument = graphql(`
  mutation SaveNote($input: SaveNoteInput!) {
    saveNote(input: $input) {
      note {
        ...NoteFields
      }
      error {
        ...FaultFields
      }
    }
  }
`);
const removeDocument = graphql(`
  mutation RemoveNote($noteId: ID!, $revision: Int!) {
    removeNote(noteId: $noteId, revision: $revision) {
      error {
        ...FaultFields
      }
    }
  }
`);

/** A note as the server has it. */
export type Note = NoteFieldsFragment;

/** Sends a note; throws what the server refused. */
export async function sendNote({ place, noteId, seconds, text, revision }: KeptNote): Promise<Note> {
  const input = { ...place, noteId, seconds, text, revision };
  const { note } = accepted((await execute(saveDocument, { input })).saveNote);
  if (note === null) throw new Error('an answer without the note');
  return note;
}

/** Removes a note at the server; throws what it refused. */
export async function sendRemoval({ noteId, revision }: Pick<Note, 'noteId' | 'revision'>): Promise<void> {
  accepted((await execute(removeDocument, { noteId, revision })).removeNote);
}

type Fields = Readonly<Record<string, unknown>>;

/** Changes the notes in the cached pages of a lesson. */
export function changeCached(
  queryClient: QueryClient,
  place: VideoAddress,
  change: (notes: readonly Note[]) => readonly Note[],
): void {
  const isPage = (object: Fields): boolean => {
    const { session, video, notes } = object as { session?: Fields; video?: Fields; notes?: unknown };
    return (
      Array.isArray(notes) &&
      session?.['sessionId'] === place.topLevelId &&
      video?.['courseContentId'] === place.videoContentId
    );
  };
  const found: (readonly Note[])[] = [];
  for (const { state } of queryClient.getQueryCache().getAll()) {
    patched(
      state.data,
      (object) => {
        if (isPage(object)) found.push(object['notes'] as readonly Note[]);
        return false;
      },
      {},
    );
  }
  const [notes] = found;
  if (notes !== undefined) patchCache(queryClient, isPage, { notes: change(notes) });
}
