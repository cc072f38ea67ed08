import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { Reader } from '../../../base/sql/statement.ts';
import { findOwnContent, findSharedContent, type OwnContent, type SharedContent } from '../store/sessionContent.ts';
import type { MeetingRecord } from '../types.ts';

/** The content of a session with what a member did. */
export interface MemberContent extends Omit<SharedContent, 'meetings'>, Pick<OwnContent, 'session' | 'marks'> {
  readonly meetings: readonly (SharedContent['meetings'][number] & MeetingRecord)[];
}

/** Sessions whose content a process keeps; a large one takes 100 kB. */
const mostKept = 300;

const caches = new WeakMap<pg.Pool, LRUCache<string, SharedContent>>();

/**
 * The content of a published session with what the member did. One statement reads the member's part; what the session
 * contains for everybody is cached with the version of the catalogue data (decision 010), and read again when the
 * database has a newer one.
 */
export async function findMemberContent(
  reader: Reader,
  memberId: string,
  sessionId: string,
): Promise<MemberContent | null> {
  const own = await findOwnContent(reader, memberId, sessionId);
  if (own === null) return null;
  const shared = await sharedAt(reader, sessionId, own.version);
  return shared === null ? null : withOwn(shared, own);
}

async function sharedAt(reader: Reader, sessionId: string, version: number): Promise<SharedContent | null> {
  const cache = caches.get(reader.pool) ?? new LRUCache<string, SharedContent>({ max: mostKept });
  caches.set(reader.pool, cache);
  const cached = cache.get(sessionId);
  if (cached !== undefined && cached.version >= version) return cached;
  const found = await findSharedContent(reader, sessionId);
  if (found !== null) cache.set(sessionId, found);
  return found;
}

function withOwn(shared: SharedContent, { session, records, marks, progress }: OwnContent): MemberContent {
  const recordOf = new Map(records.map((record) => [record.meetingNumber, record]));
  const progressOf = new Map(progress.map((made) => [made.videoId, made]));
  return {
    ...shared,
    session,
    marks,
    // a meeting that was added between the two statements has no record yet
    meetings: shared.meetings.map((meeting) => ({ ...meeting, ...(recordOf.get(meeting.meetingNumber) ?? noRecord) })),
    videos: shared.videos.map((video) => ({ ...video, ...progressOf.get(video.videoId) })),
  };
}

const noRecord = { isReported: false, attended: false, recordingUrl: null };
