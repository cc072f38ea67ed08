import type { BulkActName, BulkState } from '@atrium/domain/bulk/bulkActs.ts';
import type { Context, StaffContext } from '../../base/context.ts';
import type { StaffChange } from '../../base/staffChange.ts';

declare module '../../base/jobs/jobTypes.ts' {
  interface JobPayloads {
    'bulk.step': { readonly bulkActId: string };
  }
}

/** Who acts, in a request or later in a job. */
export type BulkStaff = Pick<StaffContext, 'db' | 'now' | 'staff' | 'documentKinds'>;
export type BulkJob = Pick<Context, 'db' | 'now' | 'documentKinds' | 'log'>;

/** What is done to each thing. */
export interface BulkOrder {
  readonly act: BulkActName;
  /** The kind of the documents; null for people. */
  readonly kind: string | null;
  /** Epoch milliseconds; null but for SCHEDULE. */
  readonly publishAt: number | null;
  /** Null but for GIVE_AREA. */
  readonly area: string | null;
  readonly lastDay: string | null;
  readonly reason: string;
}

/** An act as it is stored. Instants are epoch milliseconds. */
export interface BulkActRow extends BulkOrder {
  readonly bulkActId: string;
  readonly begunBy: string;
  readonly begunAt: number;
  readonly stoppedAt: number | null;
  readonly endedAt: number | null;
}

/** One thing of an act: a document, or a person. */
export interface BulkThing {
  readonly documentId: string | null;
  /** What a document was called when it was chosen; null for a person. */
  readonly title: string | null;
  /** Of its draft; null without one. */
  readonly version: number | null;
  readonly memberId: string | null;
}

export interface BulkItem extends BulkThing {
  readonly place: number;
}

export type BulkOutcome = 'DONE' | 'SAME' | 'FAILED';

/** A thing with which it could not be done. */
export interface BulkFailure {
  /** The id of the document, or of the person. */
  readonly id: string;
  readonly title: string;
  readonly why: string;
}

/** An act as its page shows it. */
export interface BulkAct extends Pick<BulkActRow, 'bulkActId' | 'act' | 'kind' | 'begunAt'> {
  readonly state: BulkState;
  readonly total: number;
  readonly done: number;
  /** It was so already. */
  readonly same: number;
  readonly failed: number;
  /** The first of them. */
  readonly failures: readonly BulkFailure[];
}

/** What an act will do, or that it has begun. */
export interface BulkBegun extends StaffChange {
  /** How many things it has. */
  readonly total: number;
}

declare module '../audit/types.ts' {
  interface AuditActions {
    BULK_BEGUN: 'bulk';
    BULK_STOPPED: 'bulk';
  }
}
