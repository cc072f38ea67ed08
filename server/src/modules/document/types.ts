import type { DocumentBody, DocumentFault, DocumentKey } from '@atrium/domain/document/anyDocument.ts';
import type { FieldDifference } from '@atrium/domain/document/differences.ts';
import type { FieldConflict } from '@atrium/domain/document/mergeBodies.ts';
import type { DocumentEffect, DocumentKinds, DocumentSort } from '../../base/documentKind.ts';
import type { StaffDeps } from '../../base/staffChange.ts';

/** What the use cases of documents need, whether a page, a command or the clock calls them. */
export interface DocumentDeps extends StaffDeps {
  readonly documentKinds: DocumentKinds;
  /** Of the kinds that belong to courses only what is of these (STF-01); null, and of no person: everything. */
  readonly courseIds?: readonly string[] | null;
}

/** The same for somebody of the team, with what their roles reach. */
export interface ReachingDeps extends DocumentDeps {
  /** Of the kinds that belong to courses only what is of these (STF-01); null: everything. */
  readonly courseIds: readonly string[] | null;
}

/** What somebody is writing. Instants are epoch milliseconds. */
export interface Draft extends DocumentKey {
  readonly body: DocumentBody;
  /** The number of the revision that it began from; 0 for none. */
  readonly base: number;
  readonly version: number;
  readonly savedBy: string;
  /** As people know them. */
  readonly savedByName: string;
  readonly savedAt: number;
  readonly publishAt: number | null;
  /** The id of a person, else the name of the user at the command line. */
  readonly scheduledBy: string | null;
  readonly isScheduledByCommand: boolean;
  readonly note: string;
  /** Why it could not be published at its time; null while nothing is wrong. */
  readonly failure: string | null;
}

/** Somebody of the team who has a document open. */
export interface Present {
  readonly memberId: string;
  readonly name: string;
  /** The path of the field in which they are; '' for none. */
  readonly field: string;
}

/** A published version of a document. */
export interface Revision {
  readonly number: number;
  readonly body: DocumentBody;
  readonly note: string;
  /** The id of a person, else the name of a user at the command line; null when nobody knows. */
  readonly actor: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** A revision in a list, and who made it. */
export interface RevisionItem extends Omit<Revision, 'body'> {
  /** The name of the actor as people know it. */
  readonly actorName: string | null;
}

export const documentStates = ['NEW', 'PUBLISHED', 'TAKEN_BACK', 'ARCHIVED'] as const;
/** NEW: it has a draft only. TAKEN_BACK: members no longer meet it. ARCHIVED: nor do the lists of the staff. */
export type DocumentState = (typeof documentStates)[number];

/** A document with all that its page shows. */
export interface Document extends DocumentKey {
  readonly title: string;
  readonly state: DocumentState;
  /** What members meet; null before it was published. */
  readonly published: DocumentBody | null;
  readonly draft: Draft | null;
  /** The number of the newest revision; 0 for none. */
  readonly revision: number;
  /** Of the draft, else of what is published. */
  readonly faults: readonly DocumentFault[];
}

/** Which documents of a kind somebody looks at. */
export interface DocumentFilter {
  /** Words of the title; '' for all. */
  readonly text: string;
  /** Null: all but archived ones. DRAFT: those with a draft, whether they are published or not. */
  readonly state: DocumentState | 'DRAFT' | null;
  /** Only these, whatever their state; null: by the state. */
  readonly ids: readonly string[] | null;
}

/** How many documents are chosen, and to how many of them an act fits. */
export interface ChosenCount {
  readonly total: number;
  /** With a draft, and not archived. */
  readonly toPublish: number;
  readonly toArchive: number;
  readonly toRestore: number;
}

/** A page of a list of documents. */
export interface DocumentListInput extends DocumentFilter {
  readonly kind: string;
  readonly sort: DocumentSort;
  readonly isReversed?: boolean;
  readonly after: number;
  readonly count: number;
}

/** A draft in a list: without its body. */
export type ListedDraft = Pick<
  Draft,
  'id' | 'version' | 'savedBy' | 'savedByName' | 'savedAt' | 'publishAt' | 'failure'
>;

/** A document in a list of the staff. Instants are epoch milliseconds. */
export interface ListedDocument extends DocumentKey {
  readonly title: string;
  readonly state: DocumentState;
  readonly draft: Omit<ListedDraft, 'id'> | null;
  /** Who published it last, and when; null where its history has not begun. */
  readonly changed: { readonly by: string | null; readonly at: number } | null;
}

/** A draft that waits for somebody: one of the reader's own, or one that is to be published by itself. */
export interface OpenDraft extends DocumentKey {
  readonly title: string;
  readonly savedByName: string;
  /** Instants are epoch milliseconds. */
  readonly savedAt: number;
  readonly publishAt: number | null;
  readonly failure: string | null;
  readonly isMine: boolean;
  /** How many faults stop its publishing. */
  readonly faults: number;
}

/** A document that was found by words or its id. */
export interface FoundDocument extends DocumentKey {
  readonly title: string;
  /** Whether it has a draft that was never published, or whose title is another. */
  readonly isDraft: boolean;
}

export interface DocumentPage {
  readonly items: readonly ListedDocument[];
  /** With the new ones, which only have a draft. */
  readonly total: number;
  /** The next `after`; null on the last page. */
  readonly nextAfter: number | null;
}

/** What a save sends; `version` 0 for the first save of a draft. */
export interface DraftInput extends DocumentKey {
  readonly version: number;
  readonly body: DocumentBody;
  /** `body` and `began` have only the fields that the writer has changed: the others stay as they are. */
  readonly isPart?: boolean;
  /** What the writer began with: with it, what others saved meanwhile is merged (DOC-02). Null: that is refused. */
  readonly began: DocumentBody | null;
}

/** The newest draft after a save; what is wrong with it does not keep it from being saved. */
export interface SavedDraft {
  readonly draft: Draft;
  /** By the fields alone. */
  readonly faults: readonly DocumentFault[];
}

/** Why a save was refused: fields that another person has changed as well, and the newest body. */
export interface DraftConflict {
  readonly conflicts: readonly FieldConflict[];
  /** Null where the document is gone. */
  readonly newest: DocumentBody | null;
  readonly version: number;
}

/** What publishing does, or would do. */
export interface Published extends DocumentEffect {
  readonly revision: number;
  readonly differences: readonly FieldDifference[];
  /** What can wait. */
  readonly faults: readonly DocumentFault[];
  /** False when it was so already, and in a rehearsal. */
  readonly isSaved: boolean;
}

/** What is wrong, and what would happen, before somebody publishes (DOC-03). */
export interface PublishRehearsal extends Omit<Published, 'isSaved' | 'revision'> {
  /** Why it would be refused; null when it would not. */
  readonly refusal: string | null;
  readonly needed: readonly NeededDocument[];
}

/** A draft that another document names, or one of those does, with what keeps it from being published (DOC-07). */
export interface NeededDocument extends DocumentKey {
  readonly title: string;
  /** Of its draft, as it was looked at. */
  readonly version: number;
  readonly faults: readonly DocumentFault[];
}

declare module '../audit/types.ts' {
  interface AuditActions {
    DOCUMENT_ARCHIVED: 'document';
    DOCUMENT_PUBLISHED: 'document';
    DOCUMENT_REMOVED: 'document';
    DOCUMENT_RESTORED: 'document';
  }
}
