import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { epochMillis, isAny, isSet } from '../../../base/sql/fragments.ts';
import { query, type Reader } from '../../../base/sql/statement.ts';
import { certificateMeta, type CertificateRow } from '../types.ts';

/** Published certificates with their courses in groups, and one member's relation to them. */
function seenBy(db: Db, memberId: string) {
  return db
    .selectFrom('certificate as c')
    .leftJoin('member_certificate as mc', (join) =>
      join.onRef('mc.certificate_id', '=', 'c.certificate_id').on('mc.member_id', '=', memberId),
    )
    .select((eb) => [
      'c.certificate_id as certificateId',
      'c.slug',
      'c.type',
      'c.publish_status as publishStatus',
      'c.title',
      'c.description',
      'c.cover_image_url as coverImageUrl',
      'c.primary_color as primaryColor',
      certificateMeta('c').as('meta'),
      'c.narrative',
      'c.signer',
      'c.cadence',
      epochMillis(eb.ref('mc.registered_at')).as('registeredAt'),
      epochMillis(eb.ref('mc.eligible_at')).as('eligibleAt'),
      epochMillis(eb.ref('mc.held_at')).as('heldBackAt'),
      jsonObjectFrom(
        eb
          .selectFrom('credential as k')
          .select((own) => [
            'k.credential_id as credentialId',
            epochMillis(own.fn.coalesce('k.awarded_at', 'k.issued_at')).as('awardedAt'),
            epochMillis(own.ref('k.revoked_at')).as('revokedAt'),
          ])
          .where('k.member_id', '=', memberId)
          .whereRef('k.certificate_id', '=', 'c.certificate_id')
          .orderBy('k.issued_at', 'desc')
          .orderBy('k.status_number', 'desc')
          .limit(1),
      ).as('credential'),
      jsonArrayFrom(
        eb
          .selectFrom('certificate_version as v')
          .select((version) => [
            'v.version',
            epochMillis(version.ref('v.in_force_at')).as('inForceAt'),
            jsonArrayFrom(
              version
                .selectFrom('certificate_group as g')
                .select((group) => [
                  'g.certificate_group_id as certificateGroupId',
                  'g.title',
                  'g.description',
                  'g.publish_status as publishStatus',
                  'g.num_elective_courses as numElectiveCourses',
                  'g.is_capstone_group as isCapstoneGroup',
                  'g.meta',
                  jsonArrayFrom(
                    group
                      .selectFrom('certificate_course as cc')
                      .innerJoin('course', 'course.course_id', 'cc.course_id')
                      .leftJoin('course_badge as b', (join) =>
                        join.onRef('b.course_id', '=', 'cc.course_id').on('b.member_id', '=', memberId),
                      )
                      .leftJoinLateral(
                        (lateral) =>
                          lateral
                            .selectFrom('attendance as a')
                            .innerJoin('session as s', 's.session_id', 'a.session_id')
                            .select((seen) => seen.fn.min('a.attended_at').as('attended_at'))
                            .where('a.member_id', '=', memberId)
                            .whereRef('s.course_id', '=', 'cc.course_id')
                            .where('s.session_type', '=', 'LIVE')
                            .as('live'),
                        (join) => join.onTrue(),
                      )
                      .select((course) => [
                        'cc.course_id as courseId',
                        'course.title',
                        'course.cover_image_url as coverImageUrl',
                        'course.course_type as courseType',
                        'cc.publish_status as publishStatus',
                        'cc.meta',
                        'cc.sort_order as sortOrder',
                        'cc.live_only as liveOnly',
                        'cc.completion_required as completionRequired',
                        isSet(course.ref('b.awarded_at')).as('completed'),
                        isSet(course.ref('live.attended_at')).as('attended'),
                        epochMillis(course.ref('b.awarded_at')).as('completedAt'),
                        epochMillis(course.ref('live.attended_at')).as('attendedAt'),
                      ])
                      .whereRef('cc.certificate_group_id', '=', 'g.certificate_group_id')
                      .where('cc.publish_status', '=', 'ACTIVE')
                      .orderBy('cc.sort_order')
                      .orderBy('cc.course_id'),
                  ).as('courses'),
                ])
                .whereRef('g.certificate_id', '=', 'v.certificate_id')
                .whereRef('g.version', '=', 'v.version')
                .where('g.publish_status', '=', 'ACTIVE')
                .orderBy('g.sort_order')
                .orderBy('g.certificate_group_id'),
            ).as('groups'),
          ])
          .whereRef('v.certificate_id', '=', 'c.certificate_id')
          .orderBy('v.version', 'desc'),
      ).as('versions'),
    ])
    .where('c.publish_status', '=', 'ACTIVE');
}

const all = query((db, { memberId }: { memberId: string }) =>
  seenBy(db, memberId).orderBy('c.sort_order').orderBy('c.certificate_id'),
);
/** Those that a member has registered for. */
const registered = query((db, { memberId }: { memberId: string }) =>
  seenBy(db, memberId)
    .where('c.type', '=', 'Open')
    .where('mc.registered_at', 'is not', null)
    .orderBy('c.sort_order')
    .orderBy('c.certificate_id'),
);
const one = query((db, { memberId, certificateId }: { memberId: string; certificateId: string }) =>
  seenBy(db, memberId).where('c.certificate_id', '=', certificateId),
);
/** Those that a member may be evaluated for: registered, or a crash course. */
const candidates = query((db, { memberId }: { memberId: string }) =>
  db
    .selectFrom('certificate as c')
    .select(['c.certificate_id as certificateId', 'c.type'])
    .where('c.publish_status', '=', 'ACTIVE')
    .where((eb) =>
      eb.or([
        eb('c.type', '=', 'CrashCourse'),
        isAny(
          eb
            .selectFrom('member_certificate as mc')
            .select('mc.member_id')
            .where('mc.member_id', '=', memberId)
            .whereRef('mc.certificate_id', '=', 'c.certificate_id')
            .where('mc.registered_at', 'is not', null),
        ),
      ]),
    )
    .orderBy('c.certificate_id'),
);

/** Every published certificate with this member's state of it, in order. */
export function listCertificates(reader: Reader, memberId: string): Promise<CertificateRow[]> {
  return all.prepared(reader, { memberId });
}

/** The published open certificates for which this member has registered, in order. */
export function listRegistered(reader: Reader, memberId: string): Promise<CertificateRow[]> {
  return registered.prepared(reader, { memberId });
}

/** One published certificate with this member's state of it; null for an unknown one. */
export async function findCertificate(
  reader: Reader,
  memberId: string,
  certificateId: string,
): Promise<CertificateRow | null> {
  const [row] = await one.prepared(reader, { memberId, certificateId });
  return row ?? null;
}

/** The same in a transaction. */
export async function findCertificateIn(
  tx: Tx,
  memberId: string,
  certificateId: string,
): Promise<CertificateRow | null> {
  const [row] = await one.rows(tx, { memberId, certificateId });
  return row ?? null;
}

/** The certificates that a member has registered for, and every crash course. */
export function listCandidates(
  reader: Reader,
  memberId: string,
): Promise<Pick<CertificateRow, 'certificateId' | 'type'>[]> {
  return candidates.prepared(reader, { memberId });
}

/** The badge of a published certificate as SVG; null for an unknown one. */
export async function findBadge(
  tx: Tx,
  certificateId: string,
): Promise<{
  readonly svg: string;
  readonly title: string;
  readonly description: string;
  readonly narrative: string;
} | null> {
  const row = await tx
    .selectFrom('certificate')
    .select(['badge_svg as svg', 'title', 'description', 'narrative'])
    .where('certificate_id', '=', certificateId)
    .where('publish_status', '=', 'ACTIVE')
    .executeTakeFirst();
  return row ?? null;
}
