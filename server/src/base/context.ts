import type { Flags } from '@atrium/domain/access/flags.ts';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import type { Db } from './db.ts';
import type { Log } from './log.ts';
import type { Site } from './site.ts';

/** What a use case is given: everything it may touch, and the one instant at which it happens. */
export interface Context {
  readonly db: Db;
  /** Product time, epoch milliseconds. One value for the whole request. */
  readonly now: number;
  readonly viewer: Viewer | null;
  /** The caller's flags; a stranger's where nobody is signed in. */
  readonly flags: () => Promise<Flags>;
  readonly site: Site;
  readonly log: Log;
}

/** A context in which somebody is signed in; the access check of every root field that is not public guarantees it. */
export interface MemberContext extends Context {
  readonly viewer: Viewer;
}
