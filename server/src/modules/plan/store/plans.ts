import type { PlanResponses } from '@atrium/domain/plan/planContent.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { query, type Reader } from '../../../base/sql/statement.ts';
import { planContent, planResponses, type CurrentPlan } from '../types.ts';

const current = query((db, { memberId }: { memberId: string }) =>
  db
    .selectFrom('learning_plan as p')
    .innerJoin('learning_plan_content as c', 'c.version', 'p.version')
    .select(['p.version', 'p.plan_key as planKey', planContent('c').as('content'), planResponses('p').as('responses')])
    .where('p.member_id', '=', memberId)
    .where('p.replaced_at', 'is', null),
);

/** The plan that the member follows; null before the quiz. */
export async function findPlan(reader: Reader, memberId: string): Promise<CurrentPlan | null> {
  return (await current.prepared(reader, { memberId }))[0] ?? null;
}

/** The same, in a transaction. */
export async function findStoredPlan(tx: Tx, memberId: string): Promise<CurrentPlan | null> {
  return (await current.rows(tx, { memberId }))[0] ?? null;
}

const picks = query((db, { memberId }: { memberId: string }) =>
  db
    .selectFrom('bookmark')
    .select('content_id as courseId')
    .where('member_id', '=', memberId)
    .where('content_type', '=', 'LP_USER_PICK')
    .orderBy('created_at')
    .orderBy('content_id'),
);

/** The courses that the member picked beside the plan, the earliest first. */
export async function listPicks(reader: Reader, memberId: string): Promise<string[]> {
  return (await picks.prepared(reader, { memberId })).map(({ courseId }) => courseId);
}

/** How many plans were ever made, with those that were replaced. */
export async function countPlans(tx: Tx): Promise<number> {
  const count = tx.selectFrom('learning_plan').select((eb) => eb.fn.countAll().as('all'));
  return Number((await count.executeTakeFirstOrThrow()).all);
}

/** A plan as it is stored. */
export interface NewPlan {
  readonly memberId: string;
  readonly version: number;
  readonly planKey: string;
  readonly responses: PlanResponses;
}

/** Replaces the member's plan; the one before stays as history. */
export async function replacePlan(
  tx: Tx,
  { memberId, version, planKey, responses }: NewPlan,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('learning_plan')
    .set({ replaced_at: now })
    .where('member_id', '=', memberId)
    .where('replaced_at', 'is', null)
    .execute();
  await tx
    .insertInto('learning_plan')
    .values({
      member_id: memberId,
      version,
      plan_key: planKey,
      made_at: now,
      responses: JSON.stringify(responses),
    })
    .execute();
}

/** How many members who have a plan answered what, with the plan that they got, for a rehearsal of other rules. */
export async function listAnswered(tx: Tx): Promise<{ responses: PlanResponses; planKey: string; members: number }[]> {
  const rows = await tx
    .selectFrom('learning_plan as p')
    .select((eb) => [planResponses('p').as('responses'), 'p.plan_key as planKey', eb.fn.countAll().as('members')])
    .where('p.replaced_at', 'is', null)
    .groupBy(['p.responses', 'p.plan_key'])
    .execute();
  return rows.map(({ members, ...row }) => ({ ...row, members: Number(members) }));
}
