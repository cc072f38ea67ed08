import type { OnDemandBody } from '@atrium/domain/catalogue/lessonsForm.ts';
import { contentNodeForms } from '@atrium/domain/learning/contentNodeForm.ts';
import { readJsonFields } from '@atrium/domain/readJson.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { isAmong } from '../../../base/sql/fragments.ts';

const findSession = (tx: Tx, courseId: string) =>
  tx
    .selectFrom('session')
    .select(['session_id as id', 'published', 'is_free_session as isFree', 'hide_in_catalog as isHidden'])
    .where('course_id', '=', courseId)
    .where('session_type', '=', 'ON_DEMAND')
    .orderBy('published', 'desc')
    .orderBy('session_id')
    .executeTakeFirst();

/**
 * The lessons on demand of a course as its document has them; null where it has none. What else is in their session,
 * as tasks, belongs to that session.
 */
export async function findOnDemand(tx: Tx, courseId: string): Promise<OnDemandBody | null> {
  const session = await findSession(tx, courseId);
  if (session === undefined) return null;
  const groups = await tx
    .selectFrom('session_content')
    .select(['session_content_id as id', 'title', 'enabled_at as opensAt', 'data'])
    .where('session_id', '=', session.id)
    .where('kind', '=', 'VIDEO_GROUP')
    .where('parent_id', 'is', null)
    .orderBy('sort_order')
    .orderBy('session_content_id')
    .execute();
  const lessons = await tx
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
    .where('g.session_id', '=', session.id)
    .where('g.parent_id', 'is', null)
    .orderBy('gv.sort_order')
    .orderBy('gv.course_content_id')
    .execute();
  // kept for people who had begun lessons that are gone
  if (!session.published && groups.length === 0) return null;
  const inGroup = Map.groupBy(lessons, ({ groupId }) => groupId);
  return {
    isOpen: session.published,
    isFree: session.isFree,
    isHidden: session.isHidden,
    groups: groups.map(({ id, title, opensAt, data }) => {
      const { value } = readJsonFields(contentNodeForms.VIDEO_GROUP, data);
      return {
        id,
        title,
        slug: value.slug ?? '',
        description: value.description ?? '',
        opensAt: opensAt?.toISOString() ?? null,
        isPreviewHidden: value.hidePreview ?? false,
        lessons: (inGroup.get(id) ?? []).map(({ groupId: _, ...lesson }) => lesson),
      };
    }),
  };
}

/**
 * Gives a course these lessons on demand, by the ids of groups and lessons, and no others. What members did stays with
 * the videos.
 */
export async function saveOnDemand(
  tx: Tx,
  { courseId, title }: { readonly courseId: string; readonly title: string },
  body: OnDemandBody | null,
): Promise<void> {
  const session = await findSession(tx, courseId);
  if (body === null) {
    if (session !== undefined) await closeOnDemand(tx, session.id);
    return;
  }
  const values = { title, published: body.isOpen, is_free_session: body.isFree, hide_in_catalog: body.isHidden };
  const sessionId = session?.id ?? `${courseId}-od`;
  await tx
    .insertInto('session')
    .values({ session_id: sessionId, course_id: courseId, session_type: 'ON_DEMAND', ...values })
    .onConflict((conflict) =>
      conflict.column('session_id').doUpdateSet(values).where('session.course_id', '=', courseId),
    )
    .execute();
  await replaceGroups(tx, sessionId, body.groups);
}

/** Without its lessons a session is closed, and goes where nobody had begun it and nothing else is in it. */
async function closeOnDemand(tx: Tx, sessionId: string): Promise<void> {
  await replaceGroups(tx, sessionId, []);
  const kept = await tx
    .selectFrom('enrollment')
    .select('member_id as id')
    .where('session_id', '=', sessionId)
    .unionAll(tx.selectFrom('video_progress').select('member_id as id').where('session_id', '=', sessionId))
    .unionAll(tx.selectFrom('session_content').select('session_id as id').where('session_id', '=', sessionId))
    .limit(1)
    .executeTakeFirst();
  if (kept === undefined) await tx.deleteFrom('session').where('session_id', '=', sessionId).execute();
  else await tx.updateTable('session').set({ published: false }).where('session_id', '=', sessionId).execute();
}

async function replaceGroups(tx: Tx, sessionId: string, groups: OnDemandBody['groups']): Promise<void> {
  const ids = groups.map(({ id }) => id);
  const own = tx
    .selectFrom('session_content')
    .select('session_content_id')
    .where('session_id', '=', sessionId)
    .where('kind', '=', 'VIDEO_GROUP')
    .where('parent_id', 'is', null);
  // nothing refers to the place of a lesson, so that two may change places
  await tx.deleteFrom('group_video').where('session_content_id', 'in', own).execute();
  await tx
    .deleteFrom('session_content')
    .where('session_content_id', 'in', own)
    .where((eb) => eb.not(isAmong(eb.ref('session_content_id'), ids)))
    .execute();
  if (groups.length === 0) return;
  await tx
    .insertInto('session_content')
    .values(
      groups.map(({ id, title, slug, description, opensAt, isPreviewHidden }, order) => ({
        session_content_id: id,
        session_id: sessionId,
        kind: 'VIDEO_GROUP' as const,
        title,
        enabled_at: opensAt === null ? null : new Date(opensAt),
        sort_order: order,
        data: JSON.stringify({ slug, description, hidePreview: isPreviewHidden }),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('session_content_id')
        .doUpdateSet((eb) => ({
          title: eb.ref('excluded.title'),
          enabled_at: eb.ref('excluded.enabled_at'),
          sort_order: eb.ref('excluded.sort_order'),
          data: eb.ref('excluded.data'),
        }))
        .where('session_content.session_id', '=', sessionId),
    )
    .execute();
  const lessons = groups.flatMap((group) =>
    group.lessons.map((lesson, order) => ({
      session_content_id: group.id,
      video_id: lesson.videoId,
      course_content_id: lesson.id,
      sort_order: order,
      optional: lesson.isOptional,
      completion_required: lesson.isRequired,
      hide_preview: lesson.isPreviewHidden,
    })),
  );
  if (lessons.length > 0) await tx.insertInto('group_video').values(lessons).execute();
}

/** How long the lessons of a course take together, in minutes; null without any. */
export async function countMinutes(tx: Tx, courseId: string): Promise<number | null> {
  const { seconds, lessons } = await tx
    .selectFrom('session as s')
    .innerJoin('session_content as g', 'g.session_id', 's.session_id')
    .innerJoin('group_video as gv', 'gv.session_content_id', 'g.session_content_id')
    .innerJoin('video as v', 'v.video_id', 'gv.video_id')
    .select(({ fn }) => [fn.sum('v.duration').as('seconds'), fn.countAll().as('lessons')])
    .where('s.course_id', '=', courseId)
    .where('s.session_type', '=', 'ON_DEMAND')
    .where('g.parent_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(lessons) === 0 ? null : Math.round(Number(seconds) / 60);
}

/** Which ids of these groups and lessons belong to another session (THR-69). */
export async function findForeignLessonIds(tx: Tx, courseId: string, { groups }: OnDemandBody): Promise<string[]> {
  const here = tx
    .selectFrom('session')
    .select('session_id')
    .where('course_id', '=', courseId)
    .where('session_type', '=', 'ON_DEMAND');
  const ofGroups = await tx
    .selectFrom('session_content')
    .select('session_content_id as id')
    .where((eb) => isAmong(eb.ref('session_content_id'), idsOf(groups)))
    .where('session_id', 'not in', here)
    .execute();
  const ofLessons = await tx
    .selectFrom('group_video as gv')
    .innerJoin('session_content as g', 'g.session_content_id', 'gv.session_content_id')
    .select('gv.course_content_id as id')
    .where((eb) => isAmong(eb.ref('gv.course_content_id'), idsOf(groups.flatMap(({ lessons }) => lessons))))
    .where('g.session_id', 'not in', here)
    .execute();
  const ofSession = await tx
    .selectFrom('session')
    .select('session_id as id')
    .where('session_id', '=', `${courseId}-od`)
    .where('course_id', '<>', courseId)
    .execute();
  return [...ofGroups, ...ofLessons, ...ofSession].map(({ id }) => id);
}

const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);
