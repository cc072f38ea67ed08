import type { FailureWords } from '@atrium/domain/job/failureWords.ts';
import type { JobFact } from '@atrium/domain/job/jobKinds.ts';
import type { JobState, JobView } from '@atrium/domain/job/jobState.ts';

/**
 * A background job as the team sees it. Instants are epoch milliseconds of the machine's clock, by which the queue
 * works.
 */
export interface ListedJob {
  readonly jobId: number;
  /** Its kind, by its name in the queue. */
  readonly name: string;
  readonly state: JobState;
  /** What it is about: ids alone. */
  readonly facts: readonly JobFact[];
  readonly tries: number;
  /** How often it is tried before it is given up; null once it is done. */
  readonly mostTries: number | null;
  /** Why it failed last; null for one that has not. */
  readonly failure: FailureWords | null;
  readonly queuedAt: number;
  /** When it is tried next; null for one that is not tried again, runs or is done. */
  readonly nextAt: number | null;
  /** When it was last begun: of one that runs or is done. */
  readonly begunAt: number | null;
  readonly endedAt: number | null;
}

export interface JobPage {
  readonly jobs: readonly ListedJob[];
  /** Where the next page begins; null after the last one. */
  readonly nextBelow: number | null;
}

export interface JobFilter {
  readonly view: JobView;
  /** A kind by its name; '' for all. */
  readonly name: string;
  /** Only jobs older than this one. */
  readonly below: number | null;
  readonly count: number;
}

declare module '../audit/types.ts' {
  interface AuditActions {
    JOB_TRIED_AGAIN: 'job';
    JOB_STOPPED: 'job';
  }
}
