import type { StaffOperation } from '@atrium/domain/access/staffOperations.ts';
import type { DocumentBody, DocumentDefinition } from '@atrium/domain/document/anyDocument.ts';
import type { Tx } from './sql/db.ts';
import type { StaffDeps } from './staffChange.ts';

/** Who publishes, and when. */
export type DocumentStaff = Pick<StaffDeps, 'by' | 'now'>;

/** What is to become of a document. `before`: the published state, null when there is none. */
export interface DocumentChange<Body extends DocumentBody> {
  readonly id: string;
  readonly before: Body | null;
  readonly body: Body;
}

/** What publishing does to people. */
export interface DocumentEffect {
  /** What happens, and to whom, a line each. */
  readonly lines: readonly string[];
  /** How many people are mailed. */
  readonly mailed: number;
}

/** Which documents of a kind a list is to have. */
export interface DocumentQuestion {
  /** Words of the title; '' for all. */
  readonly text: string;
  /** Null: whether published or not. */
  readonly isPublished: boolean | null;
  /** Only these; null: any. */
  readonly only: readonly string[] | null;
  readonly without: readonly string[];
  readonly sort: DocumentSort;
  /** The instant at which they are published or not, in epoch milliseconds. */
  readonly now: number;
  /** How many of the list were served before. */
  readonly after: number;
  readonly count: number;
}

/** By title, or the newest first, as the kind understands it: an event by its start. */
export const documentSorts = ['title', 'newest'] as const;
export type DocumentSort = (typeof documentSorts)[number];

/** A document in a list. */
export interface DocumentItem {
  readonly id: string;
  readonly title: string;
  readonly isPublished: boolean;
}

/** What hangs on a document, in sentences (DOC-06, DOC-07). */
export interface DocumentUse {
  /** What names it, and would lead nowhere without it. */
  readonly users: readonly string[];
  /** What members did with it, and would lose with it. */
  readonly history: readonly string[];
}

/**
 * How the server keeps one kind of document (D92): plain functions of the module that owns its tables, which
 * `documents.ts` of the module exports. All are called in a transaction under the lock on the document, but `list`.
 */
export interface DocumentKind<Body extends DocumentBody = DocumentBody, Facts = unknown> {
  readonly definition: DocumentDefinition<Body, Facts>;
  /** The published state; null when there is none. */
  load(tx: Tx, id: string): Promise<Body | null>;
  /**
   * Writes the published state into its tables, by ids that are kept (DOC-06). Nothing leaves the transaction, because
   * a rehearsal rolls it back (THR-70).
   */
  save(tx: Tx, staff: DocumentStaff, change: DocumentChange<Body>): Promise<DocumentEffect>;
  list(tx: Tx, asked: DocumentQuestion): Promise<{ readonly items: readonly DocumentItem[]; readonly total: number }>;
  /**
   * What a draft keeps of a body that is saved, where that is not as it was sent: a hash in place of a secret, or what
   * is made once. `former`: what the draft has. What it gives for a body that it has given is the same.
   */
  kept?(body: DocumentBody, former: DocumentBody | null): DocumentBody;
  /** What `missing` of its definition asks the database. */
  facts(tx: Tx, body: Body, staff: DocumentStaff & { readonly id: string }): Promise<Facts>;
  usesOf(tx: Tx, id: string): Promise<DocumentUse>;
  /** Removes the published state of one that nothing uses. */
  remove(tx: Tx, id: string): Promise<void>;
  /** How that of the example academy goes, where it otherwise stays with what it belongs to, or for good (BEG-05). */
  example?: {
    usesOf(tx: Tx, id: string): Promise<DocumentUse>;
    remove(tx: Tx, id: string): Promise<void>;
  };
}

export type DocumentKinds = readonly DocumentKind[];

/** What is done with a document, each of which takes an operation of the staff. */
export type Doing = 'read' | 'write' | 'publish';

/** The operation that it takes to do something with the documents of a kind. */
export function operationOf({ definition }: DocumentKind, doing: Doing): StaffOperation {
  return definition.operations?.[doing] ?? `document.${doing}`;
}
