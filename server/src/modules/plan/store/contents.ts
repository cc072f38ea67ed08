import type { PlanContent } from '@atrium/domain/plan/planContent.ts';
import { planDocument, planDocumentId, type PlanFacts } from '@atrium/domain/plan/planDocument.ts';
import type { DocumentItem, DocumentQuestion } from '../../../base/documentKind.ts';
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

/** The one document of its kind, in a list of the staff. */
export async function listPlanItems(
  tx: Tx,
  { text, isPublished, only, without, after }: DocumentQuestion,
): Promise<{ readonly items: DocumentItem[]; readonly total: number }> {
  const title = planDocument.titleOf({});
  const isAsked =
    title.toLowerCase().includes(text.toLowerCase()) &&
    isPublished !== false &&
    (only?.includes(planDocumentId) ?? true) &&
    !without.includes(planDocumentId);
  const total = isAsked && (await findStoredContent(tx)) !== null ? 1 : 0;
  const items = total === 1 && after === 0 ? [{ id: planDocumentId, title, isPublished: true }] : [];
  return { items, total };
}
