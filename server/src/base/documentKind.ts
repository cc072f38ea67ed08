import {
  staffReach,
  type StaffOperation,
  type StaffReach,
  type StaffStanding,
} from '@atrium/domain/access/staffOperations.ts';
import type { DocumentBody, DocumentDefinition } from '@atrium/domain/document/anyDocument.ts';
import type { AliasableExpression, SqlBool } from 'kysely';
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

/**
 * How a list of documents is sorted: by title; the newest first, as the kind understands it (an event by its start); by
 * state, drafts first; by who was changed last.
 */
export const documentSorts = ['title', 'newest', 'state', 'changed'] as const;
export type DocumentSort = (typeof documentSorts)[number];

/** What lists know of a published document. */
export interface DocumentRow {
  readonly id: string;
  readonly title: string;
  readonly isPublished: SqlBool;
  /** By which the newest come first, as the kind understands it; null for none. */
  readonly newestAt: Date | null;
}

/** All published documents of a kind, which a list narrows, sorts and pages. */
export type DocumentRows = AliasableExpression<DocumentRow>;

/** What hangs on a document, in sentences (DOC-06, DOC-07). */
export interface DocumentUse {
  /** What names it, and would lead nowhere without it. */
  readonly users: readonly string[];
  /** What members did with it, and would lose with it. */
  readonly history: readonly string[];
}

/**
 * How the server keeps one kind of document (D92): plain functions of the module that owns its tables, which
 * `documents.ts` of the module exports. All but `rows` and `names` are called in a transaction under the lock on the
 * document.
 */
export interface DocumentKind<Body extends DocumentBody = DocumentBody, Facts = unknown> {
  readonly definition: DocumentDefinition<Body, Facts>;
  /**
   * How one belongs to a course: its id is that of the course, or of a session of it. Whoever teaches the course may
   * read and draft it (STF-01). Absent: it belongs to none.
   */
  readonly course?: 'ID' | 'SESSION';
  /** The published state; null when there is none. */
  load(tx: Tx, id: string): Promise<Body | null>;
  /**
   * Writes the published state into its tables, by ids that are kept (DOC-06). Nothing leaves the transaction, because
   * a rehearsal rolls it back (THR-70).
   */
  save(tx: Tx, staff: DocumentStaff, change: DocumentChange<Body>): Promise<DocumentEffect>;
  /** `now`: the instant at which they are published or not. */
  rows(tx: Tx, now: Date): DocumentRows;
  /** What these documents are called in lists, by their ids, where that is not their title alone. */
  names?(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * What a draft keeps of a body that is saved, where that is not as it was sent: a hash in place of a secret, or what
   * is made once. `former`: what the draft has. What it gives for a body that it has given is the same.
   */
  kept?(body: DocumentBody, former: DocumentBody | null): DocumentBody;
  /**
   * A body with what has come to be known since it was saved, such as the length of a film that was encoded meanwhile:
   * so it is judged and published.
   */
  filled?(tx: Tx, body: Body): Promise<Body>;
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

/** How far somebody of the team may do something with a kind; null: not at all, as of a kind that is of no course. */
export function reachOf(kind: DocumentKind, staff: StaffStanding, doing: Doing): StaffReach | null {
  const reach = staffReach(staff, operationOf(kind, doing));
  if (reach === null || reach === 'all') return reach;
  return kind.course !== undefined && reach.courseIds.length > 0 ? reach : null;
}

/** The operation that it takes to do something with the documents of a kind. */
export function operationOf({ definition }: DocumentKind, doing: Doing): StaffOperation {
  return definition.operations?.[doing] ?? `document.${doing}`;
}
