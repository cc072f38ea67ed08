import type pg from 'pg';
import type { Reader } from '../../../base/sql/statement.ts';
import { listShared, type SharedCourse, type SharedRows, type SharedSession } from '../store/shared.ts';

/** A session with its instants as numbers, for the comparisons that each request makes. */
export interface KeptSession {
  readonly row: SharedSession;
  /** Epoch milliseconds; null on demand. */
  readonly startAt: number | null;
  /** Infinity on demand. */
  readonly endAt: number;
  /** The catalogue may show it until it is over. */
  readonly listed: boolean;
}

export interface KeptCourse extends SharedCourse {
  readonly courseId: string;
  /** By their start, those on demand last; unpublished ones are left out. */
  readonly sessions: readonly KeptSession[];
  /** Including unpublished ones, any of which a grant may name. */
  readonly sessionIds: readonly string[];
}

/** The part of the catalogue that is the same for all members. */
export interface Shared {
  readonly version: number;
  readonly courses: readonly KeptCourse[];
  readonly courseOf: ReadonlyMap<string, KeptCourse>;
  /** Published sessions. */
  readonly sessionOf: ReadonlyMap<string, KeptSession>;
  /** The course of any session, published or not. */
  readonly courseIdOf: ReadonlyMap<string, string>;
}

interface Keeper {
  kept: Shared | null;
  reading: Promise<Shared> | null;
}

const keepers = new WeakMap<pg.Pool, Keeper>();

/** The shared catalogue, no older than `version`; read again when the database has a newer version (decision 010). */
export async function sharedAt({ db, pool }: Reader, version: number): Promise<Shared> {
  const keeper = keepers.get(pool) ?? { kept: null, reading: null };
  keepers.set(pool, keeper);
  for (;;) {
    if (keeper.kept !== null && keeper.kept.version >= version) return keeper.kept;
    keeper.reading ??= listShared(db)
      .then((rows) => (keeper.kept = arrange(rows)))
      .finally(() => (keeper.reading = null));
    await keeper.reading;
  }
}

function arrange({ version, courses, sessions }: SharedRows): Shared {
  const all = Map.groupBy(sessions, (session) => session.courseId);
  const kept = courses.map((course): KeptCourse => {
    const { courseId } = course.card;
    const own = all.get(courseId) ?? [];
    return {
      ...course,
      courseId,
      sessions: own.filter((session) => session.published).map(keep),
      sessionIds: own.map((session) => session.sessionId),
    };
  });
  return {
    version,
    courses: kept,
    courseOf: new Map(kept.map((course) => [course.courseId, course])),
    sessionOf: new Map(kept.flatMap((course) => course.sessions.map((session) => [session.row.sessionId, session]))),
    courseIdOf: new Map(sessions.map((session) => [session.sessionId, session.courseId])),
  };
}

function keep(row: SharedSession): KeptSession {
  return {
    row,
    startAt: row.startAt === null ? null : Number(row.startAt),
    endAt: row.endAt === null ? Infinity : Number(row.endAt),
    listed: !row.hideInCatalog && !row.cancelled,
  };
}
