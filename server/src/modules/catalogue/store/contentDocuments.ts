import type { ContentFacts, ContentSession } from '@atrium/domain/learning/contentFaults.ts';
import { inTreeOrder } from '@atrium/domain/learning/contentTree.ts';
import type { SessionContentBody } from '@atrium/domain/learning/sessionContentDocument.ts';
import { nodeOfRow, typeOfRow } from '@atrium/domain/learning/storedNodes.ts';
import { sessionTitle } from '@atrium/domain/session/sessionDocument.ts';
import { zoneClock } from '@atrium/domain/zoneClock.ts';
import type { DocumentRows } from '../../../base/documentKind.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { isAmong } from '../../../base/sql/fragments.ts';

/** The nodes of a session but the groups of lessons on demand, which are in the document of their course. */
export function listOwnNodes(tx: Tx, sessionId: string) {
  return tx
    .selectFrom('session_content as n')
    .innerJoin('session as s', 's.session_id', 'n.session_id')
    .selectAll('n')
    .where('n.session_id', '=', sessionId)
    .where((eb) =>
      eb.not(
        eb.and([
          eb('s.session_type', '=', 'ON_DEMAND'),
          eb('n.kind', '=', 'VIDEO_GROUP'),
          eb('n.parent_id', 'is', null),
        ]),
      ),
    )
    .orderBy('n.sort_order')
    .orderBy('n.session_content_id');
}

/** The content of a session as its document has it; null without the session. */
export async function findContentBody(tx: Tx, sessionId: string): Promise<SessionContentBody | null> {
  const session = await tx
    .selectFrom('session')
    .select('time_zone as timeZone')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  if (session === undefined) return null;
  const rows = await listOwnNodes(tx, sessionId).where('n.archived_at', 'is', null).execute();
  const videos = await tx
    .selectFrom('group_video as gv')
    .innerJoin('session_content as g', 'g.session_content_id', 'gv.session_content_id')
    .select([
      'gv.session_content_id as groupId',
      'gv.course_content_id as id',
      'gv.video_id as videoId',
      'gv.optional as isOptional',
      'gv.completion_required as isRequired',
      'gv.hide_preview as isPreviewHidden',
    ])
    .where('g.session_id', '=', sessionId)
    .orderBy('gv.sort_order')
    .orderBy('gv.course_content_id')
    .execute();
  const inGroup = Map.groupBy(videos, ({ groupId }) => groupId);
  const clock = zoneClock(session.timeZone);
  const nodes = rows.map((row) => {
    const own = (inGroup.get(row.session_content_id) ?? []).map(({ groupId: _, ...video }) => video);
    return nodeOfRow(
      {
        id: row.session_content_id,
        parentId: row.parent_id,
        kind: row.kind,
        containerType: row.container_type,
        title: row.title,
        dueAt: row.calendar_date?.getTime() ?? null,
        opensAt: row.enabled_at?.getTime() ?? null,
        optional: row.optional,
        data: row.data,
      },
      own,
      clock,
    );
  });
  return { nodes: inTreeOrder(nodes) };
}

/** What `missing` asks about the content of a session. */
export async function findContentFacts(
  tx: Tx,
  sessionId: string,
  { nodes }: SessionContentBody,
): Promise<ContentFacts> {
  const groups = nodes.flatMap((node) => (node.type === 'VIDEO_GROUP' ? [node] : []));
  const lessons = groups.flatMap(({ videos }) => videos);
  const known = await tx
    .selectFrom('video')
    .select('video_id as id')
    .where((eb) =>
      isAmong(
        eb.ref('video_id'),
        lessons.map(({ videoId }) => videoId),
      ),
    )
    .execute();
  const there = await tx
    .selectFrom('session_content as n')
    .innerJoin('session as s', 's.session_id', 'n.session_id')
    .select([
      'n.session_content_id as id',
      'n.session_id as ofSession',
      'n.kind',
      'n.container_type as containerType',
      'n.parent_id',
    ])
    .select('s.session_type as sessionType')
    .where((eb) =>
      isAmong(
        eb.ref('n.session_content_id'),
        nodes.map(({ id }) => id),
      ),
    )
    .execute();
  const places = await tx
    .selectFrom('group_video as gv')
    .innerJoin('session_content as g', 'g.session_content_id', 'gv.session_content_id')
    .innerJoin('session as s', 's.session_id', 'g.session_id')
    .select(['gv.course_content_id as id', 'g.session_id as ofSession', 'g.kind', 'g.parent_id'])
    .select('s.session_type as sessionType')
    .where((eb) =>
      isAmong(
        eb.ref('gv.course_content_id'),
        lessons.map(({ id }) => id),
      ),
    )
    .execute();
  const isForeign = (row: { ofSession: string; kind: string; parent_id: string | null; sessionType: string }) =>
    row.ofSession !== sessionId ||
    (row.sessionType === 'ON_DEMAND' && row.kind === 'VIDEO_GROUP' && row.parent_id === null);
  const types = new Map(nodes.map(({ id, type }) => [id, type]));
  return {
    sessionId,
    session: await findContentSession(tx, sessionId),
    unknownVideos: lessons.map(({ videoId }) => videoId).filter((id) => known.every((video) => video.id !== id)),
    foreignIds: [...there, ...places].filter(isForeign).map(({ id }) => id),
    otherTypes: there.filter((row) => !isForeign(row) && typeOfRow(row) !== types.get(row.id)).map(({ id }) => id),
  };
}

/** What the content of a session must fit; null without the session. */
export async function findContentSession(tx: Tx, sessionId: string): Promise<ContentSession | null> {
  const session = await tx
    .selectFrom('session')
    .select(['session_type as type', 'time_zone as timeZone', 'start_at as startAt', 'end_at as endAt'])
    .select('activate_at as opensAt')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  if (session === undefined) return null;
  const meetings = await tx
    .selectFrom('meeting')
    .select('meeting_number as number')
    .where('session_id', '=', sessionId)
    .execute();
  const groups = await tx
    .selectFrom('session_content')
    .select('session_content_id as id')
    .where('session_id', '=', sessionId)
    .where('kind', '=', 'VIDEO_GROUP')
    .where('parent_id', 'is', null)
    .execute();
  const { type, timeZone, startAt, endAt, opensAt } = session;
  return {
    type,
    timeZone,
    opensAt: (opensAt ?? startAt)?.getTime() ?? null,
    endsAt: endAt?.getTime() ?? null,
    meetings: meetings.map(({ number }) => number),
    groupIds: type === 'ON_DEMAND' ? groups.map(({ id }) => id) : [],
  };
}

/** What the team calls a session, by which it finds its content; null for an unknown one. */
export async function findSessionName(tx: Tx, sessionId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('session')
    .select(['title', 'session_type as type', 'start_at as startAt', 'time_zone as timeZone'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row === undefined ? null : nameOf(row);
}

function nameOf(row: { title: string; type: string; startAt: Date | null; timeZone: string }): string {
  if (row.type === 'ON_DEMAND') return `${row.title}, on demand`;
  return sessionTitle(row.title, row.startAt?.getTime() ?? Number.NaN, row.timeZone);
}

/** Removes the content of a session that is gone with it, but for what is in the document of its course. */
export async function removeContentRows(tx: Tx, sessionId: string): Promise<void> {
  const rows = await listOwnNodes(tx, sessionId).execute();
  const ids = rows.map((row) => row.session_content_id);
  await tx
    .deleteFrom('session_content')
    .where((eb) => isAmong(eb.ref('session_content_id'), ids))
    .execute();
}

/** The sessions by their content, for the lists of the staff; the newest begin last, those on demand at the end. */
export function listContentRows(tx: Tx): DocumentRows {
  return tx.selectFrom('session as s').select((eb) => [
    's.session_id as id',
    's.title',
    // a session has its content as long as it is there
    eb.lit(true).as('isPublished'),
    's.start_at as newestAt',
  ]);
}

/** What the content of sessions is called in lists, by their ids. */
export async function findContentNames(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('session as s')
    .select(['s.session_id as id', 's.title', 's.session_type as type', 's.start_at as startAt'])
    .select('s.time_zone as timeZone')
    .where((eb) => isAmong(eb.ref('s.session_id'), ids))
    .execute();
  return new Map(rows.map((row) => [row.id, nameOf(row)]));
}
