import type { DocumentBody } from '@atrium/domain/document/anyDocument.ts';
import { graphql } from '#lib/gql/gql.ts';
import type { DocumentEnd } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';

interface Key {
  readonly kind: string;
  readonly documentId: string;
}
const changes = () => ['documents'] as const;

const saveDocument = graphql(`
  mutation SaveStudioDraft($input: SaveDocumentDraftInput!) {
    saveDocumentDraft(input: $input) {
      draft {
        ...DraftFields
      }
      error {
        ...FaultFields
      }
    }
  }
`);

interface DraftSave extends Key {
  readonly version: number;
  readonly body: DocumentBody;
  readonly began: DocumentBody | null;
  readonly partial?: boolean;
}

/**
 * Saves a draft, or the changed fields of one. `began`: what its writer began with, so that what others changed apart
 * is merged (DOC-02).
 */
export async function saveDraft(input: DraftSave, { keepalive = false } = {}) {
  const { saveDocumentDraft } = await execute(saveDocument, { input }, { keepalive });
  return accepted(saveDocumentDraft).draft;
}

/** Begins a new document with its first draft. */
export const beginDocumentSpec: SaveSpec<Key & { readonly body: DocumentBody }, Key> = {
  send: async ({ body, ...key }) => {
    await saveDraft({ ...key, body, version: 0, began: null });
    return key;
  },
  changes,
};

/** Begins the drafts of a new run of a session, and of its content where it has any. Sent again, it changes nothing. */
export const copyRunSpec: SaveSpec<
  { readonly newId: string; readonly session: DocumentBody; readonly content: DocumentBody | null },
  Key
> = {
  send: async ({ newId, session, content }) => {
    const key = { kind: 'session', documentId: newId };
    await saveDraft({ ...key, body: session, version: 0, began: null });
    if (content !== null)
      await saveDraft({ kind: 'sessionContent', documentId: newId, body: content, version: 0, began: null });
    return key;
  },
  changes,
};

const publish = graphql(`
  mutation PublishStudioDocument(
    $kind: String!
    $documentId: ID!
    $version: Int!
    $note: String!
    $also: [DocumentKeyInput!]
  ) {
    publishDocument(kind: $kind, documentId: $documentId, version: $version, note: $note, also: $also) {
      revision
      lines
      isSaved
      error {
        ...FaultFields
      }
    }
  }
`);
export const publishDocumentSpec: SaveSpec<
  Key & { readonly version: number; readonly note: string; readonly also: readonly Key[] },
  { readonly revision: number | null; readonly lines: readonly string[] | null }
> = {
  send: async ({ also, ...input }) => {
    const { publishDocument } = await execute(publish, { ...input, also: [...also] });
    return accepted(publishDocument);
  },
  changes,
};

const schedule = graphql(`
  mutation ScheduleStudioDocument(
    $kind: String!
    $documentId: ID!
    $version: Int!
    $publishAt: String
    $note: String!
  ) {
    scheduleDocument(kind: $kind, documentId: $documentId, version: $version, publishAt: $publishAt, note: $note) {
      draft {
        version
        publishAt
      }
      error {
        ...FaultFields
      }
    }
  }
`);
/** Says when a draft is published by itself; `publishAt` null: not any more (DOC-04). */
export const scheduleDocumentSpec: SaveSpec<
  Key & { readonly version: number; readonly publishAt: string | null; readonly note: string },
  unknown
> = {
  send: async (input) => {
    const { scheduleDocument } = await execute(schedule, input);
    return accepted(scheduleDocument);
  },
  changes,
};

const discard = graphql(`
  mutation DiscardStudioDraft($kind: String!, $documentId: ID!, $version: Int!) {
    discardDocumentDraft(kind: $kind, documentId: $documentId, version: $version) {
      published
      error {
        ...FaultFields
      }
    }
  }
`);
/** Throws the draft away; what members meet stays. */
export const discardDraftSpec: SaveSpec<Key & { readonly version: number }, { readonly published: unknown }> = {
  send: async (input) => {
    const { discardDocumentDraft } = await execute(discard, input);
    return accepted(discardDocumentDraft);
  },
  changes,
};

const archive = graphql(`
  mutation ArchiveStudioDocument($kind: String!, $documentId: ID!, $archived: Boolean!, $reason: String!) {
    archiveDocument(kind: $kind, documentId: $documentId, archived: $archived, reason: $reason) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
export const archiveDocumentSpec: SaveSpec<
  Key & { readonly archived: boolean; readonly reason: string },
  { readonly lines: readonly string[] | null }
> = {
  send: async (input) => {
    const { archiveDocument } = await execute(archive, input);
    return accepted(archiveDocument);
  },
  changes,
};

const restore = graphql(`
  mutation RestoreStudioRevision($kind: String!, $documentId: ID!, $number: Int!, $version: Int!) {
    restoreDocumentRevision(kind: $kind, documentId: $documentId, number: $number, version: $version) {
      draft {
        version
      }
      error {
        ...FaultFields
      }
    }
  }
`);
/** Puts a published version back as a draft; what members meet stays (DOC-05). */
export const restoreRevisionSpec: SaveSpec<Key & { readonly number: number; readonly version: number }, unknown> = {
  send: async (input) => {
    const { restoreDocumentRevision } = await execute(restore, input);
    return accepted(restoreDocumentRevision);
  },
  changes,
};

const takeBack = graphql(`
  mutation TakeBackStudioDocument($kind: String!, $documentId: ID!, $reason: String!) {
    takeBackDocument(kind: $kind, documentId: $documentId, reason: $reason) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
const remove = graphql(`
  mutation RemoveStudioDocument($kind: String!, $documentId: ID!, $reason: String!) {
    removeDocument(kind: $kind, documentId: $documentId, reason: $reason) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
type Ending = Key & { readonly end: DocumentEnd; readonly reason: string };
/** Takes a document back, archives it or removes it, as `rehearseDocumentEnding` has said. */
export const endDocumentSpec: SaveSpec<Ending, { readonly lines: readonly string[] | null }> = {
  send: async ({ end, ...input }) => {
    if (end === 'ARCHIVE') return accepted((await execute(archive, { ...input, archived: true })).archiveDocument);
    if (end === 'REMOVE') return accepted((await execute(remove, input)).removeDocument);
    return accepted((await execute(takeBack, input)).takeBackDocument);
  },
  changes,
};

const duplicate = graphql(`
  mutation DuplicateStudioDocument($kind: String!, $documentId: ID!, $newDocumentId: ID!) {
    duplicateDocument(kind: $kind, documentId: $documentId, newDocumentId: $newDocumentId) {
      draft {
        version
      }
      error {
        ...FaultFields
      }
    }
  }
`);
/** Begins a new document with what another one says, under an id that the caller makes (DOC-01). */
export const duplicateDocumentSpec: SaveSpec<Key & { readonly newDocumentId: string }, unknown> = {
  send: async (input) => accepted((await execute(duplicate, input)).duplicateDocument),
  changes,
};
