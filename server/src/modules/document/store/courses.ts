import { expressionBuilder, type AliasableExpression, type Expression, type SqlBool } from 'kysely';
import type { DocumentKind } from '../../../base/documentKind.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { condition, isAmong } from '../../../base/sql/fragments.ts';
import type { Tables } from '../../../base/sql/tables.ts';

/**
 * Whether the document of an id is of one of these courses; of a kind that belongs to none it always is. A session is
 * only where that which is published and its draft both are: one that is being moved to another course is neither's.
 */
export function isOfCourses(
  kind: DocumentKind,
  id: Expression<string>,
  courseIds: readonly string[] | null,
): AliasableExpression<SqlBool> {
  if (courseIds === null || kind.course === undefined) return condition`true`;
  if (kind.course === 'ID') return isAmong(id, courseIds);
  const eb = expressionBuilder<Tables>();
  const published = eb.selectFrom('session as of').select('of.course_id').where('of.session_id', '=', id);
  const draft = eb.selectFrom('draft as by').select('by.id').where('by.kind', '=', 'session').where('by.id', '=', id);
  const course = condition`(by.body ->> 'courseId') = any(${courseIds}::text[])`;
  return eb.and([
    eb.or([eb.exists(published), eb.exists(draft)]),
    eb.not(eb.exists(published.where((of) => of.not(isAmong(of.ref('of.course_id'), courseIds))))),
    eb.not(eb.exists(draft.where(condition`(${course}) is not true`))),
  ]);
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

/** Whether there is or was a session of an id, live or on demand, published or drafted, or its content. */
export async function isSessionKnown(tx: Tx, id: string): Promise<boolean> {
  const kinds = ['session', 'sessionContent'];
  const { isKnown } = await tx
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(eb.selectFrom('session as s').select('s.session_id').where('s.session_id', '=', id)),
          eb.exists(eb.selectFrom('draft as d').select('d.id').where('d.kind', 'in', kinds).where('d.id', '=', id)),
          eb.exists(eb.selectFrom('revision as r').select('r.id').where('r.kind', 'in', kinds).where('r.id', '=', id)),
        ])
        .as('isKnown'),
    )
    .executeTakeFirstOrThrow();
  return isKnown === true || isKnown === 1;
}
