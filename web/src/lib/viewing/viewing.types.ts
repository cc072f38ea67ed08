import type { WatchedSpan } from '@atrium/domain/video/watched.ts';

/** The video and page that a viewing belongs to; sent when it is created (learning.md §7). */
export interface ViewingOf {
  readonly videoId: string;
  readonly courseId: string;
  readonly sessionId: string;
  readonly courseContentId: string;
  readonly userClientUri: string;
  /** ON_DEMAND or SESSION. */
  readonly type: string;
  readonly videoDurationAtPlaytime: number;
}

/**
 * One report of a player. Seconds; `clientSeq` is the instant of the report, by which reports of several devices are
 * ordered.
 */
export interface ViewingReport {
  readonly status: 'IN_PROGRESS' | 'ENDED';
  readonly continueAtTime: number;
  readonly videoSessionPlayingTime: number;
  readonly videoSessionMaxPlayhead: number;
  /** The span watched since the previous report. */
  readonly from: number;
  readonly to: number;
  readonly clientSeq: number;
}

/** A viewing as it is stored on this machine until the server has it. */
export interface QueuedViewing {
  readonly key: string;
  readonly memberId: string;
  readonly of: ViewingOf;
  /** Known once the server has created it. */
  readonly viewingId: string | null;
  /** The instant at which `viewingId` became known, epoch milliseconds. */
  readonly createdAt: number | null;
  readonly reports: readonly ViewingReport[];
  /** Epoch milliseconds of the last change. */
  readonly touchedAt: number;
}

/**
 * The storage of unsent viewings, shared by all tabs; `change` is atomic, and returning undefined removes the entry.
 */
export interface ViewingStore {
  readonly change: (key: string, by: (stored: QueuedViewing | undefined) => QueuedViewing | undefined) => Promise<void>;
  readonly list: () => Promise<readonly QueuedViewing[]>;
}

/** The outcome of a request. 'later': no answer, or a temporary error, so it is retried. */
export type Sent<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused' }
  | { readonly kind: 'later' };

/** The server's answer to a report. */
export interface ReportAnswer {
  readonly farthestWatchedTime: number;
  /** Where the video resumes, seconds; zero within ten seconds of the end. */
  readonly continueAtTime: number;
  readonly completed: boolean;
  readonly autoEnrolled: boolean;
  /** The parts of the video that count as watched, in order. */
  readonly watched: readonly WatchedSpan[];
}
