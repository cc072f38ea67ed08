import type { PlanContent } from '@atrium/domain/plan/planContent.ts';
import { planDocument, planDocumentId, type PlanFacts } from '@atrium/domain/plan/planDocument.ts';
import type { DocumentRows } from '../../../base/documentKind.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { asText, isAmong, noInstant } from '../../../base/sql/fragments.ts';
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

/** Removes every version. */
export async function removeContents(tx: Tx): Promise<void> {
  await tx.deleteFrom('learning_plan_content').execute();
}

/** What a quiz names that does not exist, or that members do not find. */
export async function findPlanFacts(tx: Tx, { plans }: PlanContent): Promise<PlanFacts> {
  const named = Object.values(plans);
  const courseIds = [...new Set(named.flatMap((plan) => plan.courseIds))];
  const certificateIds = [...new Set(named.flatMap(({ certificateId }) => certificateId ?? []))];
  const courses = await tx
    .selectFrom('course')
    .select('course_id as id')
    .where((eb) => isAmong(eb.ref('course_id'), courseIds))
    .execute();
  const certificates = await tx
    .selectFrom('certificate')
    .select(['certificate_id as id', 'publish_status as status'])
    .where((eb) => isAmong(eb.ref('certificate_id'), certificateIds))
    .execute();
  const hidden = certificates.filter(({ status }) => status !== 'ACTIVE').map(({ id }) => id);
  return {
    unknownCourses: courseIds.filter((id) => !courses.some((course) => course.id === id)),
    unknownCertificates: certificateIds.filter((id) => !certificates.some((certificate) => certificate.id === id)),
    hiddenCertificates: hidden,
  };
}

/** The one document of its kind, for the lists of the staff. */
export function listPlanRows(tx: Tx): DocumentRows {
  return tx
    .selectFrom('learning_plan_content as c')
    .select((eb) => [
      asText(planDocumentId).as('id'),
      asText(planDocument.titleOf({})).as('title'),
      eb.lit(true).as('isPublished'),
      noInstant().as('newestAt'),
    ])
    .limit(1);
}
