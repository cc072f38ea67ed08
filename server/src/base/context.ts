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

/** The sign-in that a request came with. */
export interface SignIn {
  readonly sid: string;
  /** Ends it everywhere: its tokens are refused from now on, and the answer removes its cookies. */
  readonly end: () => Promise<void>;
}

/** What a use case is given: everything it may touch, and the one instant at which it happens. */
export interface Context {
  readonly db: Db;
  /** The connections behind `db`, for a statement that is worth preparing by name. */
  readonly pool: pg.Pool;
  /** Product time, epoch milliseconds. One value for the whole request. */
  readonly now: number;
  readonly viewer: Viewer | null;
  /** Absent for a stranger, and where no request is. */
  readonly signIn?: SignIn | null;
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

/** The context of a root field that is not public. Throws for a stranger, whom the access check has turned away. */
export function asMember(ctx: Context): MemberContext {
  const { viewer } = ctx;
  if (viewer === null) throw new Error('a member field without a member');
  return { ...ctx, viewer };
}
