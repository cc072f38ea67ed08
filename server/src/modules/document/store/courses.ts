import { expressionBuilder, sql, type AliasableExpression, type Expression, type SqlBool } from 'kysely';
import type { DocumentKind } from '../../../base/documentKind.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { condition, isAmong } from '../../../base/sql/fragments.ts';
import type { Tables } from '../../../base/sql/tables.ts';

/** The course of the document of an id: of a session that which is published, of a new one that of its draft. */
function courseOf({ course }: DocumentKind, id: Expression<string>): Expression<string> {
  if (course === 'ID') return id;
  const eb = expressionBuilder<Tables, never>();
  return eb.fn.coalesce(
    eb.selectFrom('session as of').select('of.course_id').where('of.session_id', '=', id).$asScalar(),
    eb
      .selectFrom('draft as by')
      .select(sql<string>`by.body ->> 'courseId'`.as('courseId'))
      .where('by.kind', '=', 'session')
      .where('by.id', '=', id)
      .$asScalar(),
  ) as Expression<string>;
}

/** Whether the document of an id is of one of these courses; of a kind that belongs to none it always is. */
export function isOfCourses(
  kind: DocumentKind,
  id: Expression<string>,
  courseIds: readonly string[] | null,
): AliasableExpression<SqlBool> {
  if (courseIds === null || kind.course === undefined) return condition`true`;
  return isAmong(courseOf(kind, id), courseIds);
}

/** The same of one document. */
export async function isDocumentOfCourses(
  tx: Tx,
  kind: DocumentKind,
  { id, courseIds }: { readonly id: string; readonly courseIds: readonly string[] | null },
): Promise<boolean> {
  if (courseIds === null || kind.course === undefined) return true;
  const { isOf } = await tx
    .selectNoFrom((eb) => isOfCourses(kind, eb.val(id), courseIds).as('isOf'))
    .executeTakeFirstOrThrow();
  return isOf === true;
}
