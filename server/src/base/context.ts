import type { Flags } from '@atrium/domain/access/flags.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import type pg from 'pg';
import type { VideoHost } from '../ports/videoHost.ts';
import type { Db } from './db.ts';
import type { Log } from './log.ts';
import type { Site } from './site.ts';

/** The allowance of limited accounts (D15). */
export interface MeteringTerms {
  /** Videos a month; null: without limit. */
  readonly threshold: number | null;
  /** The zone whose calendar months are counted. */
  readonly timeZone: string;
}

/** What a use case is given: everything it may touch, and the one instant at which it happens. */
export interface Context {
  readonly db: Db;
  /** The connections behind `db`, for a statement that is worth preparing by name. */
  readonly pool: pg.Pool;
  /** Product time, epoch milliseconds. One value for the whole request. */
  readonly now: number;
  readonly viewer: Viewer | null;
  /** The caller's flags; a stranger's where nobody is signed in. */
  readonly flags: () => Promise<Flags>;
  readonly site: Site;
  readonly metering: MeteringTerms;
  readonly videoHost: VideoHost;
  readonly log: Log;
}

/** A context in which somebody is signed in; the access check of every root field that is not public guarantees it. */
export interface MemberContext extends Context {
  readonly viewer: Viewer;
}
