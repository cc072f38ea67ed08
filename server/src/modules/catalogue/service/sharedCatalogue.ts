import { enrollmentClosesAt } from '@atrium/domain/session/enrollment.ts';
import { cachedByVersion } from '../../../base/sql/cachedByVersion.ts';
import { listShared, type SharedCourse, type SharedRows, type SharedSession } from '../store/shared.ts';
import type { Meeting } from '../types.ts';

/** A session with its instants as numbers, for the comparisons that each request makes. */
export interface CachedSession {
  readonly row: SharedSession;
  /** Epoch milliseconds; null on demand. */
  readonly startAt: number | null;
  /** Infinity on demand. */
  readonly endAt: number;
  /** The catalogue may show it until it is over. */
  readonly listed: boolean;
  /** When enrollment closes, epoch milliseconds; Infinity when it never does. */
  readonly closesAt: number;
  /** Live meetings by their number; none of a session that has only its own span. */
  readonly meetings: readonly Meeting[];
}

export interface CachedCourse extends SharedCourse {
  readonly courseId: string;
  /** By their start, those on demand last; unpublished ones are left out. */
  readonly sessions: readonly CachedSession[];
  /** Including unpublished ones, any of which a grant may name. */
  readonly sessionIds: readonly string[];
}

/** The part of the catalogue that is the same for all members. */
export interface SharedCatalogue {
  readonly version: number;
  readonly courses: readonly CachedCourse[];
  readonly courseOf: ReadonlyMap<string, CachedCourse>;
  /** Published sessions. */
  readonly sessionOf: ReadonlyMap<string, CachedSession>;
  /** The listed live sessions by their begin, those of one instant by their course. */
  readonly byBegin: readonly CachedSession[];
  /** The published sessions on demand, by their id. */
  readonly onDemand: readonly CachedSession[];
  /** The course of any session, published or not. */
  readonly courseIdOf: ReadonlyMap<string, string>;
}

/** The shared catalogue, no older than a version; read again when the database has a newer one (decision 010). */
export const sharedAt = cachedByVersion(async (reader) => arrange(await listShared(reader)));

function arrange({ version, courses, sessions, meetings }: SharedRows): SharedCatalogue {
  const meetingsOf = Map.groupBy(meetings, ({ sessionId }) => sessionId);
  const all = Map.groupBy(sessions, (session) => session.courseId);
  const cached = courses.map((course): CachedCourse => {
    const { courseId } = course.card;
    const own = all.get(courseId) ?? [];
    return {
      ...course,
      courseId,
      sessions: own.filter((session) => session.published).map((row) => keep(row, meetingsOf.get(row.sessionId) ?? [])),
      sessionIds: own.map((session) => session.sessionId),
    };
  });
  const published = cached.flatMap((course) => course.sessions);
  return {
    version,
    courses: cached,
    courseOf: new Map(cached.map((course) => [course.courseId, course])),
    sessionOf: new Map(published.map((session) => [session.row.sessionId, session])),
    byBegin: published
      .filter(({ listed, startAt }) => listed && startAt !== null)
      .sort((a, b) => (a.startAt ?? 0) - (b.startAt ?? 0) || (a.row.courseId < b.row.courseId ? -1 : 1)),
    onDemand: published
      .filter(({ startAt }) => startAt === null)
      .sort((a, b) => (a.row.sessionId < b.row.sessionId ? -1 : 1)),
    courseIdOf: new Map(sessions.map((session) => [session.sessionId, session.courseId])),
  };
}

function keep(row: SharedSession, meetings: readonly Meeting[]): CachedSession {
  const startAt = row.startAt === null ? null : Number(row.startAt);
  const closes = row.enrollmentClose === null ? null : Number(row.enrollmentClose);
  return {
    row,
    startAt,
    endAt: row.endAt === null ? Infinity : Number(row.endAt),
    listed: !row.hideInCatalog && !row.cancelled,
    closesAt: enrollmentClosesAt({ sessionType: row.sessionType, startAt, enrollmentClose: closes }) ?? Infinity,
    meetings,
  };
}
