import type { DocumentState } from '#lib/gql/graphql.ts';

/** What members see of a document, as the door shows it. */
export type DoorState = 'draft' | 'scheduled' | 'published' | 'edited' | 'takenBack' | 'archived';

/** The words that are always beside the door. */
export const doorWords: Readonly<Record<DoorState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  edited: 'Published, edited since',
  takenBack: 'Taken back',
  archived: 'Archived',
};

/** The state of the door, from what the server says of a document and of its draft. */
export function doorOf(state: DocumentState, draft: { readonly publishAt: string | null } | null): DoorState {
  if (state === 'ARCHIVED') return 'archived';
  if (draft !== null && draft.publishAt !== null) return 'scheduled';
  if (state === 'NEW') return 'draft';
  if (state === 'TAKEN_BACK') return 'takenBack';
  return draft === null ? 'published' : 'edited';
}
