import { sql } from 'kysely';
import type { Db } from '../../../base/sql/db.ts';
import { epochMillis } from '../../../base/sql/fragments.ts';

/** A page shows so many sessions, the last to change first. */
const mostSessions = 100;

/** The sessions of somebody, with how far they are: enrolled, waiting, attended, completed. */
export function listSessions(db: Db, memberId: string) {
  return db
    .selectFrom('enrollment as n')
    .innerJoin('session as s', 's.session_id', 'n.session_id')
    .innerJoin('course as c', 'c.course_id', 's.course_id')
    .select((eb) => [
      's.session_id as sessionId',
      's.title',
      'c.title as courseTitle',
      's.session_type as sessionType',
      'n.status',
      epochMillis(eb.ref('s.start_at')).as('startsAt'),
      epochMillis(eb.ref('n.joined_at')).as('joinedAt'),
      eb
        .selectFrom('attendance as a')
        .select((at) => epochMillis(at.ref('a.attended_at')).as('at'))
        .whereRef('a.member_id', '=', 'n.member_id')
        .whereRef('a.session_id', '=', 'n.session_id')
        .as('attendedAt'),
      eb
        .selectFrom('course_completion as d')
        .select((at) => epochMillis(at.ref('d.completed_at')).as('at'))
        .whereRef('d.member_id', '=', 'n.member_id')
        .whereRef('d.session_id', '=', 'n.session_id')
        .as('completedAt'),
      eb
        .selectFrom('video_progress as v')
        .select((count) => count.fn.countAll().as('films'))
        .whereRef('v.member_id', '=', 'n.member_id')
        .whereRef('v.session_id', '=', 'n.session_id')
        .where('v.completed_at', 'is not', null)
        .as('filmsDone'),
    ])
    .where('n.member_id', '=', memberId)
    .where('n.status', 'in', ['ENROLLED', 'WAITLISTED'])
    .orderBy('n.changed_at', 'desc')
    .orderBy('n.session_id')
    .limit(sql.lit(mostSessions))
    .execute();
}

/** The certificates that somebody works for, has, or had. */
export function listCertificates(db: Db, memberId: string) {
  return db
    .selectFrom('member_certificate as mc')
    .innerJoin('certificate as c', 'c.certificate_id', 'mc.certificate_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('credential as k')
          .select(['k.credential_id as credentialId', 'k.issued_at', 'k.revoked_at', 'k.revoked_reason'])
          .whereRef('k.member_id', '=', 'mc.member_id')
          .whereRef('k.certificate_id', '=', 'mc.certificate_id')
          .orderBy('k.issued_at', 'desc')
          .limit(1)
          .as('k'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'c.certificate_id as certificateId',
      'c.title',
      epochMillis(eb.ref('mc.registered_at')).as('registeredAt'),
      epochMillis(eb.ref('mc.eligible_at')).as('eligibleAt'),
      epochMillis(eb.ref('mc.held_at')).as('heldAt'),
      'mc.held_reason as heldReason',
      'k.credentialId',
      epochMillis(eb.ref('k.issued_at')).as('issuedAt'),
      epochMillis(eb.ref('k.revoked_at')).as('revokedAt'),
      'k.revoked_reason as revokedReason',
    ])
    .where('mc.member_id', '=', memberId)
    .orderBy('c.sort_order')
    .orderBy('c.certificate_id')
    .execute();
}
