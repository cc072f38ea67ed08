import { randomUUID } from 'node:crypto';
import type { CertificateBody } from '@atrium/domain/certificate/certificateDocument.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { isAmong } from '../../../base/sql/fragments.ts';

type Groups = CertificateBody['groups'];

/** The newest criteria of a certificate, in force or not; null before it has any. */
export async function findNewestVersion(
  tx: Tx,
  certificateId: string,
): Promise<{ readonly version: number; readonly inForceAt: Date } | null> {
  const row = await tx
    .selectFrom('certificate_version')
    .select(['version', 'in_force_at as inForceAt'])
    .where('certificate_id', '=', certificateId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The groups of some criteria with their courses, in order. */
export async function listGroupBodies(tx: Tx, certificateId: string, version: number): Promise<Groups> {
  const groups = await tx
    .selectFrom('certificate_group')
    .select(['certificate_group_id as id', 'title', 'description', 'publish_status as status'])
    .select(['num_elective_courses as electives', 'is_capstone_group as isCapstone'])
    .where('certificate_id', '=', certificateId)
    .where('version', '=', version)
    .orderBy('sort_order')
    .orderBy('certificate_group_id')
    .execute();
  const courses = await tx
    .selectFrom('certificate_course')
    .select(['certificate_group_id as groupId', 'course_id as courseId', 'publish_status as status'])
    .select(['completion_required as isRequired', 'live_only as isLiveOnly'])
    .where((eb) =>
      isAmong(
        eb.ref('certificate_group_id'),
        groups.map(({ id }) => id),
      ),
    )
    .orderBy('sort_order')
    .orderBy('course_id')
    .execute();
  return groups.map(({ status, ...group }) => ({
    ...group,
    isPublished: status === 'ACTIVE',
    courses: courses
      .filter(({ groupId }) => groupId === group.id)
      .map(({ courseId, isRequired, isLiveOnly, status: state }) => ({
        courseId,
        isRequired,
        isLiveOnly,
        isPublished: state === 'ACTIVE',
      })),
  }));
}

/** Adds criteria, or changes since when they are in force. */
export async function saveVersion(tx: Tx, certificateId: string, version: number, inForceAt: Date): Promise<void> {
  await tx
    .insertInto('certificate_version')
    .values({ certificate_id: certificateId, version, in_force_at: inForceAt })
    .onConflict((conflict) => conflict.columns(['certificate_id', 'version']).doUpdateSet({ in_force_at: inForceAt }))
    .execute();
}

/** Copies the groups of criteria under other ids, before the next criteria take theirs, and removes them. */
export async function saveFormerGroups(
  tx: Tx,
  { certificateId, version }: { readonly certificateId: string; readonly version: number },
): Promise<void> {
  const groups = await tx
    .selectFrom('certificate_group')
    .selectAll()
    .where('certificate_id', '=', certificateId)
    .where('version', '=', version)
    .execute();
  for (const { certificate_group_id: id, meta, ...group } of groups) {
    const courses = await tx
      .selectFrom('certificate_course')
      .selectAll()
      .where('certificate_group_id', '=', id)
      .execute();
    await tx.deleteFrom('certificate_group').where('certificate_group_id', '=', id).execute();
    const copy = { certificate_group_id: randomUUID() };
    await tx
      .insertInto('certificate_group')
      .values({ ...group, ...copy, meta: JSON.stringify(meta) })
      .execute();
    if (courses.length === 0) continue;
    await tx
      .insertInto('certificate_course')
      .values(courses.map((course) => ({ ...course, ...copy, meta: JSON.stringify(course.meta) })))
      .execute();
  }
}

const statusOf = (isPublished: boolean) => (isPublished ? ('ACTIVE' as const) : ('DRAFT' as const));

/** Gives some criteria these groups, by their ids, and no others. */
export async function replaceGroups(
  tx: Tx,
  { certificateId, version }: { readonly certificateId: string; readonly version: number },
  groups: Groups,
): Promise<void> {
  const ids = groups.map(({ id }) => id);
  await tx
    .deleteFrom('certificate_group')
    .where('certificate_id', '=', certificateId)
    .where('version', '=', version)
    .where((eb) => eb.not(isAmong(eb.ref('certificate_group_id'), ids)))
    .execute();
  if (groups.length === 0) return;
  await tx
    .insertInto('certificate_group')
    .values(
      groups.map((group, order) => ({
        certificate_group_id: group.id,
        certificate_id: certificateId,
        version,
        title: group.title,
        description: group.description,
        publish_status: statusOf(group.isPublished),
        num_elective_courses: group.electives,
        is_capstone_group: group.isCapstone,
        sort_order: order,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('certificate_group_id')
        .doUpdateSet((eb) => ({
          title: eb.ref('excluded.title'),
          description: eb.ref('excluded.description'),
          publish_status: eb.ref('excluded.publish_status'),
          num_elective_courses: eb.ref('excluded.num_elective_courses'),
          is_capstone_group: eb.ref('excluded.is_capstone_group'),
          sort_order: eb.ref('excluded.sort_order'),
        }))
        .where('certificate_group.certificate_id', '=', certificateId)
        .where('certificate_group.version', '=', version),
    )
    .execute();
  for (const { id, courses } of groups) await replaceCourses(tx, id, courses);
}

async function replaceCourses(tx: Tx, groupId: string, courses: Groups[number]['courses']): Promise<void> {
  const ids = courses.map(({ courseId }) => courseId);
  await tx
    .deleteFrom('certificate_course')
    .where('certificate_group_id', '=', groupId)
    .where((eb) => eb.not(isAmong(eb.ref('course_id'), ids)))
    .execute();
  if (courses.length === 0) return;
  await tx
    .insertInto('certificate_course')
    .values(
      courses.map(({ courseId, isRequired, isLiveOnly, isPublished }, order) => ({
        certificate_group_id: groupId,
        course_id: courseId,
        publish_status: statusOf(isPublished),
        completion_required: isRequired,
        live_only: isLiveOnly,
        sort_order: order,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['certificate_group_id', 'course_id']).doUpdateSet((eb) => ({
        publish_status: eb.ref('excluded.publish_status'),
        completion_required: eb.ref('excluded.completion_required'),
        live_only: eb.ref('excluded.live_only'),
        sort_order: eb.ref('excluded.sort_order'),
      })),
    )
    .execute();
}
