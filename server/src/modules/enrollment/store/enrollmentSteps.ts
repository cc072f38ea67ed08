import { sql } from 'kysely';
import type { Tx } from '../../../base/sql/db.ts';
import { epochMillis } from '../../../base/sql/fragments.ts';
import { statement } from '../../../base/sql/statement.ts';
import type { EnrollmentStep } from '../types.ts';

/** A step of an enrollment with whom and where it is about. */
export interface StepTaken {
  readonly stepId: number;
  readonly kind: EnrollmentStep;
  readonly memberId: string;
  readonly displayName: string;
  readonly sessionId: string;
  readonly sessionTitle: string;
  /** When the session begins; null for one on demand. */
  readonly startAt: Date | null;
  /** The end of the offer that the member holds; epoch milliseconds. */
  readonly offerExpiresAt: number | null;
}

/** The id of the newest step there is; 0 before there is one. */
export async function findLastStep(tx: Tx): Promise<number> {
  const last = await tx
    .selectFrom('enrollment_step')
    .select('enrollment_step_id as stepId')
    .orderBy('enrollment_step_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.stepId ?? 0;
}

/** The steps since then in sessions of one course, the lock on whose seats the caller holds. */
export function listStepsSince(
  tx: Tx,
  { after, courseId }: { readonly after: number; readonly courseId: string },
): Promise<StepTaken[]> {
  return tx
    .selectFrom('enrollment_step as step')
    .innerJoin('session as s', 's.session_id', 'step.session_id')
    .innerJoin('member as m', 'm.member_id', 'step.member_id')
    .leftJoin('seat_offer as offer', (join) =>
      join
        .onRef('offer.session_id', '=', 'step.session_id')
        .onRef('offer.member_id', '=', 'step.member_id')
        .on('offer.settled_at', 'is', null),
    )
    .select((eb) => [
      'step.enrollment_step_id as stepId',
      'step.kind',
      'm.member_id as memberId',
      'm.display_name as displayName',
      's.session_id as sessionId',
      's.title as sessionTitle',
      's.start_at as startAt',
      epochMillis(eb.ref('offer.expires_at')).as('offerExpiresAt'),
    ])
    .where('step.enrollment_step_id', '>', after)
    .where('s.course_id', '=', courseId)
    .orderBy('step.enrollment_step_id')
    .execute();
}

/** Those who wait for a session, in their order, with their numbers; the caller holds its lock. */
export async function listWaitlistNumbers(
  tx: Tx,
  sessionId: string,
): Promise<readonly { readonly memberId: string; readonly waitlistNumber: number }[]> {
  return tx
    .selectFrom('enrollment')
    .select((eb) => ['member_id as memberId', eb.ref('waitlist_number').$notNull().as('waitlistNumber')])
    .where('session_id', '=', sessionId)
    .where('status', '=', 'WAITLISTED')
    .orderBy('waitlist_number')
    .execute();
}

const saveNumbers = statement(
  {},
  ({ sessionId, memberIds, numbers }: { sessionId: string; memberIds: string[]; numbers: number[] }) => sql`
    update enrollment e set waitlist_number = moved.number
    from unnest(${memberIds}::text[], ${numbers}::bigint[]) moved (member_id, number)
    where e.session_id = ${sessionId} and e.member_id = moved.member_id and e.status = 'WAITLISTED'`,
);

/** Gives members on a waitlist other numbers. */
export async function saveWaitlistNumbers(
  tx: Tx,
  sessionId: string,
  moved: readonly { readonly memberId: string; readonly waitlistNumber: number }[],
): Promise<void> {
  await saveNumbers.rows(tx, {
    sessionId,
    memberIds: moved.map(({ memberId }) => memberId),
    numbers: moved.map(({ waitlistNumber }) => waitlistNumber),
  });
}
