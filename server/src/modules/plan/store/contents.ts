import type { PlanContent } from '@atrium/domain/plan/planContent.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { isAmong } from '../../../base/sql/fragments.ts';
import { query, type Reader } from '../../../base/sql/statement.ts';
import { planContent, type PlanVersion } from '../types.ts';

const newest = query((db) =>
  db
    .selectFrom('learning_plan_content as c')
    .select(['c.version', planContent('c').as('content')])
    .orderBy('c.version', 'desc')
    .limit(1),
);

/** The version that members are asked; null before staff have saved one. */
export async function findNewestContent(reader: Reader): Promise<PlanVersion | null> {
  return (await newest.prepared(reader, {}))[0] ?? null;
}

/** The same, in a transaction. */
export async function findStoredContent(tx: Tx): Promise<PlanVersion | null> {
  return (await newest.rows(tx, {}))[0] ?? null;
}

/** Adds a version. */
export async function addContent(tx: Tx, { version, content }: PlanVersion, now: Date): Promise<void> {
  await tx
    .insertInto('learning_plan_content')
    .values({ version, content: JSON.stringify(content), saved_at: now })
    .execute();
}

/** Those of these courses that exist. */
export async function listExistingCourses(tx: Tx, content: PlanContent): Promise<string[]> {
  const named = Object.values(content.plans).flatMap(({ courseIds }) => courseIds);
  const rows = await tx
    .selectFrom('course')
    .select('course_id as courseId')
    .where((eb) => isAmong(eb.ref('course_id'), named))
    .execute();
  return rows.map(({ courseId }) => courseId);
}

/** Those of these certificates that exist. */
export async function listExistingCertificates(tx: Tx, content: PlanContent): Promise<string[]> {
  const named = Object.values(content.plans).flatMap(({ certificateId }) => certificateId ?? []);
  const rows = await tx
    .selectFrom('certificate')
    .select('certificate_id as certificateId')
    .where((eb) => isAmong(eb.ref('certificate_id'), named))
    .execute();
  return rows.map(({ certificateId }) => certificateId);
}
