import { isSame } from '@atrium/domain/document/isSame.ts';
import { listOfNode } from '@atrium/domain/learning/contentTree.ts';
import { rowOfNode } from '@atrium/domain/learning/storedNodes.ts';
import type { TreeNode } from '@atrium/domain/learning/treeNodeForm.ts';
import type { ZoneClock } from '@atrium/domain/zoneClock.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { isAmong } from '../../../base/sql/fragments.ts';
import { ChangedMeanwhile } from '../../../base/sql/transaction.ts';
import { listOwnNodes } from './contentDocuments.ts';

/** What is to become of the nodes of a session; those of `before` that are as they were are not written. */
export interface ContentWrite {
  readonly sessionId: string;
  readonly before: readonly TreeNode[];
  readonly nodes: readonly TreeNode[];
  readonly clock: ZoneClock;
  readonly now: Date;
}

/**
 * Gives a session these nodes and no others, by their ids (DOC-06). Those that go and that members have done something
 * with are archived, with the node that they are in; the others are removed. Returns the ids of what members have used
 * and no longer meet.
 */
export async function replaceNodes(tx: Tx, write: ContentWrite): Promise<readonly string[]> {
  const { sessionId, before, nodes, now } = write;
  const stored = await listOwnNodes(tx, sessionId).execute();
  const there = new Map(stored.map((row) => [row.session_content_id, row]));
  const former = new Map(before.map((node) => [node.id, node]));
  const ranks = ranksOf(nodes);
  const changed = nodes.filter((node) => {
    const row = there.get(node.id);
    const isThere = row !== undefined && row.archived_at === null && row.sort_order === ranks.get(node.id);
    return !isThere || !isSame(former.get(node.id), node);
  });
  // those that move out of a node that goes are written before that goes, and would go with it
  if (changed.length > 0) await saveNodes(tx, write, changed, ranks);
  const kept = new Set(nodes.map(({ id }) => id));
  const gone = stored.filter((row) => !kept.has(row.session_content_id));
  // who is just doing something with one of them is waited for, and seen
  await lockNodes(
    tx,
    gone.map((row) => row.session_content_id),
  );
  const used = await listUsedNodes(
    tx,
    gone.map((row) => row.session_content_id),
  );
  const archived = new Set(used);
  for (const row of gone) {
    if (archived.has(row.session_content_id) && row.parent_id !== null) archived.add(row.parent_id);
  }
  const ids = gone.map((row) => row.session_content_id);
  await tx
    .updateTable('session_content')
    .set({ archived_at: now })
    .where((eb) =>
      isAmong(
        eb.ref('session_content_id'),
        ids.filter((id) => archived.has(id)),
      ),
    )
    .where('archived_at', 'is', null)
    .execute();
  await tx
    .deleteFrom('session_content')
    .where((eb) =>
      isAmong(
        eb.ref('session_content_id'),
        ids.filter((id) => !archived.has(id)),
      ),
    )
    .execute();
  await replaceVideos(tx, write);
  const isNew = (id: string): boolean => there.get(id)?.archived_at === null;
  return used.filter(isNew);
}

async function lockNodes(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .selectFrom('session_content')
    .select('session_content_id')
    .where('session_content_id', 'in', ids)
    .orderBy('session_content_id')
    .forUpdate()
    .execute();
}

/** The rank of each node among those that members meet together: checks in one list for the whole session. */
function ranksOf(nodes: readonly TreeNode[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  return new Map(
    nodes.map((node) => {
      const list = listOfNode(node.type);
      const key = list === 'items' ? `items/${node.parentId ?? ''}` : list;
      const rank = counts.get(key) ?? 0;
      counts.set(key, rank + 1);
      return [node.id, rank];
    }),
  );
}

async function saveNodes(
  tx: Tx,
  { sessionId, clock }: ContentWrite,
  nodes: readonly TreeNode[],
  ranks: ReadonlyMap<string, number>,
): Promise<void> {
  const saved = await tx
    .insertInto('session_content')
    .values(
      nodes.map((node) => {
        const { parentId, kind, containerType, title, dueAt, opensAt, optional, data } = rowOfNode(node, clock);
        return {
          session_content_id: node.id,
          session_id: sessionId,
          parent_id: parentId,
          kind,
          container_type: containerType,
          title,
          calendar_date: dueAt === null ? null : new Date(dueAt),
          enabled_at: opensAt === null ? null : new Date(opensAt),
          optional,
          sort_order: ranks.get(node.id) ?? 0,
          data: JSON.stringify(data),
          archived_at: null,
        };
      }),
    )
    .onConflict((conflict) =>
      conflict
        .column('session_content_id')
        .doUpdateSet((eb) => ({
          parent_id: eb.ref('excluded.parent_id'),
          container_type: eb.ref('excluded.container_type'),
          title: eb.ref('excluded.title'),
          calendar_date: eb.ref('excluded.calendar_date'),
          enabled_at: eb.ref('excluded.enabled_at'),
          optional: eb.ref('excluded.optional'),
          sort_order: eb.ref('excluded.sort_order'),
          data: eb.ref('excluded.data'),
          archived_at: null,
        }))
        .where('session_content.session_id', '=', sessionId),
    )
    .returning('session_content_id')
    .execute();
  // another session has taken an id in the same moment: the second try finds whose it is
  if (saved.length < nodes.length) throw new ChangedMeanwhile('a node is in the content of another session');
}

/** Which of these nodes members have done something with. */
async function listUsedNodes(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('content_progress')
    .select('session_content_id as id')
    .distinct()
    .where('session_content_id', 'in', ids)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many members have done something with one of these nodes. */
export async function countUsers(tx: Tx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { people } = await tx
    .selectFrom('content_progress')
    .select(({ fn }) => fn.count('member_id').distinct().as('people'))
    .where('session_content_id', 'in', ids)
    .executeTakeFirstOrThrow();
  return Number(people);
}

/** Gives each group its videos. What members watched belongs to the videos, so that none of it is lost. */
async function replaceVideos(tx: Tx, { before, nodes }: ContentWrite): Promise<void> {
  const former = new Map(before.map((node) => [node.id, node]));
  const changed = nodes.flatMap((node) => {
    const was = former.get(node.id);
    const isGroup = node.type === 'VIDEO_GROUP';
    return isGroup && !(was?.type === 'VIDEO_GROUP' && isSame(was.videos, node.videos)) ? [node] : [];
  });
  if (changed.length === 0) return;
  // of all groups first, so that a video may move from one to another with its id
  await tx
    .deleteFrom('group_video')
    .where((eb) =>
      isAmong(
        eb.ref('session_content_id'),
        changed.map(({ id }) => id),
      ),
    )
    .execute();
  const rows = changed.flatMap((group) =>
    group.videos.map((video, rank) => ({
      session_content_id: group.id,
      video_id: video.videoId,
      course_content_id: video.id,
      sort_order: rank,
      optional: video.isOptional,
      completion_required: video.isRequired,
      hide_preview: video.isPreviewHidden,
    })),
  );
  if (rows.length > 0) await tx.insertInto('group_video').values(rows).execute();
}
