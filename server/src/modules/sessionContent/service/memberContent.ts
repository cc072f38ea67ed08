import { uiCustomizationsForm, type UiCustomizations } from '@atrium/domain/catalogue/metaForm.ts';
import type { ContentNode } from '@atrium/domain/learning/contentNode.ts';
import { recordingPath } from '@atrium/domain/session/recording.ts';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { LoggingReader } from '../../../base/sql/cachedByVersion.ts';
import { readStoredFields } from '../../../base/sql/readStored.ts';
import { findOwnContent, findSharedContent, type OwnContent, type StoredContent } from '../store/sessionContent.ts';
import type { MeetingRecord, StoredRecord } from '../types.ts';
import { readNodes } from './readNodes.ts';

/** What a session contains for everybody, of which each part fits. */
export interface SharedContent extends Omit<StoredContent, 'nodes' | 'uiCustomizations'> {
  readonly nodes: readonly ContentNode[];
  readonly uiCustomizations: UiCustomizations;
}

/** The content of a session with what a member did. */
export interface MemberContent
  extends Omit<SharedContent, 'meetings'>, Pick<OwnContent, 'session' | 'marks' | 'projects'> {
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
  reader: LoggingReader,
  memberId: string,
  sessionId: string,
): Promise<MemberContent | null> {
  const own = await findOwnContent(reader, memberId, sessionId);
  if (own === null) return null;
  const shared = await sharedContentAt(reader, sessionId, own.version);
  return shared === null ? null : withOwn(shared, own);
}

/**
 * What a session contains for everybody, no older than a version of the catalogue data; null without the session. It is
 * looked at once for each version: what does not fit is logged and left out.
 */
export async function sharedContentAt(
  reader: LoggingReader,
  sessionId: string,
  version: number,
): Promise<SharedContent | null> {
  const cache = caches.get(reader.pool) ?? new LRUCache<string, SharedContent>({ max: mostKept });
  caches.set(reader.pool, cache);
  const cached = cache.get(sessionId);
  if (cached !== undefined && cached.version >= version) return cached;
  const stored = await findSharedContent(reader, sessionId);
  if (stored === null) return null;
  const at = { table: 'session', column: 'ui_customizations', id: sessionId } as const;
  const found = {
    ...stored,
    nodes: readNodes(reader, stored.nodes),
    uiCustomizations: readStoredFields(reader, at, uiCustomizationsForm, stored.uiCustomizations),
  };
  cache.set(sessionId, found);
  return found;
}

function withOwn(shared: SharedContent, { session, records, marks, projects, progress }: OwnContent): MemberContent {
  const recordOf = new Map(records.map((record) => [record.meetingNumber, readRecord(session.sessionId, record)]));
  const progressOf = new Map(progress.map((made) => [made.videoId, made]));
  return {
    ...shared,
    session,
    marks,
    projects,
    // a meeting that was added between the two statements has no record yet
    meetings: shared.meetings.map((meeting) => ({ ...meeting, ...(recordOf.get(meeting.meetingNumber) ?? noRecord) })),
    videos: shared.videos.map((video) => ({ ...video, ...progressOf.get(video.videoId) })),
  };
}

/** A film of ours is watched on the page of the session; a link leads where it says (D85). */
function readRecord(sessionId: string, { hasFilm, ...record }: StoredRecord): MeetingRecord {
  const { meetingNumber } = record;
  return hasFilm ? { ...record, recordingUrl: recordingPath({ sessionId, meetingNumber }) } : record;
}

const noRecord = { isReported: false, attended: false, recordingUrl: null };
