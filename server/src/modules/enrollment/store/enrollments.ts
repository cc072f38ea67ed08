import type { Tx } from '../../../base/sql/db.ts';
import { rowsOf, timeZoneOf } from '../../../base/sql/fragments.ts';
import { query, type Reader } from '../../../base/sql/statement.ts';
import { userSession } from '../../catalogue/types.ts';
import { accountTypeOf, heldKeys } from '../../entitlement/fragments.ts';
import type { EnrollmentChange, EnrollmentStep, MemberInSession } from '../types.ts';

type MemberAndSession = {
  readonly memberId: string;
  readonly sessionId: string;
  readonly now: Date;
};

const memberInSession = query((db, { memberId, sessionId, now }: MemberAndSession) =>
  db
    .selectFrom('member as m')
    .innerJoin(rowsOf('session_facts', [memberId], 'f'), (join) => join.onTrue())
    .leftJoin('member_standing as st', 'st.member_id', 'm.member_id')
    .leftJoin('enrollment as own', (join) =>
      join.onRef('own.member_id', '=', 'm.member_id').onRef('own.session_id', '=', 'f.session_id'),
    )
    .select((eb) => [
      userSession('f').as('row'),
      'm.member_id as memberId',
      'm.first_name as firstName',
      'm.email',
      timeZoneOf(eb.ref('m.member_id')).as('timeZone'),
      accountTypeOf(eb.ref('m.is_staff'), eb.ref('st.account_type')).as('accountType'),
      heldKeys(eb.ref('m.member_id'), now).as('entitlements'),
      eb.fn.coalesce('own.takes_seat', eb.lit(false)).as('takesSeat'),
      eb
        .selectFrom('enrollment as e')
        .innerJoin('session as o', 'o.session_id', 'e.session_id')
        .select('o.session_id')
        .whereRef('e.member_id', '=', 'm.member_id')
        .where('e.status', '=', 'ENROLLED')
        .whereRef('o.course_id', '=', 'f.course_id')
        .whereRef('o.session_id', '<>', 'f.session_id')
        .where('o.end_at', '>', now)
        .where('o.cancelled_at', 'is', null)
        .orderBy('o.start_at')
        .limit(eb.lit(1))
        .as('otherSessionId'),
    ])
    .where('m.member_id', '=', memberId)
    .where('f.session_id', '=', sessionId),
);

/** A member and a session with its facts; null when either is unknown. */
export async function findMemberInSession(tx: Tx, question: MemberAndSession): Promise<MemberInSession | null> {
  return (await memberInSession.rows(tx, question))[0] ?? null;
}

/** The same for a query outside a transaction. */
export async function findMemberInSessionPrepared(
  reader: Reader,
  question: MemberAndSession,
): Promise<MemberInSession | null> {
  return (await memberInSession.prepared(reader, question))[0] ?? null;
}

/** Writes the one row of a member and session with its step; returns the step's id. */
export async function saveEnrollmentRow(tx: Tx, change: EnrollmentChange): Promise<number> {
  const { memberId, sessionId, status, takesSeat, waitlistNumber, kind, now } = change;
  const { stepId } = await tx
    .with('saved', (db) =>
      db
        .insertInto('enrollment')
        .values((eb) => ({
          member_id: memberId,
          session_id: sessionId,
          customer_id: eb.selectFrom('member').select('customer_id').where('member_id', '=', memberId),
          status,
          takes_seat: takesSeat,
          waitlist_number: waitlistNumber,
          joined_at: now,
          changed_at: now,
        }))
        .onConflict((conflict) =>
          conflict.columns(['member_id', 'session_id']).doUpdateSet((eb) => ({
            status: eb.ref('excluded.status'),
            takes_seat: eb.ref('excluded.takes_seat'),
            waitlist_number: eb.ref('excluded.waitlist_number'),
            // of a seat or a waitlist number; a member who leaves keeps the instant at which they had it
            joined_at: eb
              .case()
              .when('excluded.status', '=', 'NONE')
              .then(eb.ref('enrollment.joined_at'))
              .else(eb.ref('excluded.joined_at'))
              .end(),
            // a member who has joined a company since comes back as one of its people, whom its figures count (D58)
            customer_id: eb
              .case()
              .when('excluded.status', '=', 'NONE')
              .then(eb.ref('enrollment.customer_id'))
              .else(eb.ref('excluded.customer_id'))
              .end(),
            changed_at: eb.ref('excluded.changed_at'),
          })),
        )
        .returning('customer_id'),
    )
    .insertInto('enrollment_step')
    .values((eb) => ({
      member_id: memberId,
      session_id: sessionId,
      customer_id: eb.selectFrom('saved').select('customer_id'),
      kind,
      at: now,
    }))
    .returning('enrollment_step_id as stepId')
    .executeTakeFirstOrThrow();
  return stepId;
}

/** Records a step that leaves the row unchanged; returns the step's id. */
export async function addStep(
  tx: Tx,
  memberId: string,
  sessionId: string,
  kind: EnrollmentStep,
  now: Date,
): Promise<number> {
  const { stepId } = await tx
    .insertInto('enrollment_step')
    .values((eb) => ({
      member_id: memberId,
      session_id: sessionId,
      customer_id: eb.selectFrom('member').select('customer_id').where('member_id', '=', memberId),
      kind,
      at: now,
    }))
    .returning('enrollment_step_id as stepId')
    .executeTakeFirstOrThrow();
  return stepId;
}

/**
 * When a member took the last but `before` step in a session, of those since an instant; null when there were fewer.
 */
export async function findEarlierStep(
  tx: Tx,
  { memberId, sessionId, since, before }: { memberId: string; sessionId: string; since: Date; before: number },
): Promise<Date | null> {
  const step = await tx
    .selectFrom('enrollment_step')
    .select('at')
    .where('member_id', '=', memberId)
    .where('session_id', '=', sessionId)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .offset(before)
    .limit(1)
    .executeTakeFirst();
  return step?.at ?? null;
}

/** Uses up the priority earned on an earlier waitlist (D22). */
export async function endPriority(tx: Tx, memberId: string, courseId: string, now: Date): Promise<void> {
  await tx
    .updateTable('course_priority')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('course_id', '=', courseId)
    .where('used_at', 'is', null)
    .execute();
}
