import { sql } from 'kysely';
import type { DocumentKind, DocumentSort } from '../../../base/documentKind.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { condition, containsText, isAmong, isSet, folded } from '../../../base/sql/fragments.ts';
import type { DocumentFilter, DocumentState } from '../types.ts';
import { isOfCourses } from './courses.ts';

/** A kind, and the instant at which its documents are published or not. */
export interface KindAt {
  readonly kind: DocumentKind;
  readonly now: Date;
  /** Only what is of these courses; null: everything. */
  readonly courseIds: readonly string[] | null;
}

/** All documents of a kind, `x`: those that are published, and the new ones, of which there is only a draft. */
function all(tx: Tx, { kind, now }: Omit<KindAt, 'courseIds'>) {
  const { kind: name } = kind.definition;
  const known = tx
    .selectFrom(kind.rows(tx, now).as('k'))
    .select(['k.id', 'k.title', 'k.isPublished', 'k.newestAt', condition`false`.as('isNew')]);
  const fresh = tx
    .selectFrom('draft as n')
    .where('n.kind', '=', name)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom(kind.rows(tx, now).as('other')).select('other.id').whereRef('other.id', '=', 'n.id')),
      ),
    )
    .select((eb) => [
      'n.id',
      'n.title',
      eb.lit(false).as('isPublished'),
      'n.saved_at as newestAt',
      condition`true`.as('isNew'),
    ]);
  return tx
    .selectFrom(known.unionAll(fresh).as('x'))
    .leftJoin('draft as d', (join) => join.on('d.kind', '=', name).onRef('d.id', '=', 'x.id'))
    .leftJoin('archived_document as a', (join) => join.on('a.kind', '=', name).onRef('a.id', '=', 'x.id'));
}

/** The documents that a filter finds, for the statements of other files too. */
export function listFiltered(tx: Tx, of: KindAt, { text, state, ids }: DocumentFilter) {
  let found = all(tx, of);
  if (of.courseIds !== null) found = found.where((eb) => isOfCourses(of.kind, eb.ref('x.id'), of.courseIds));
  if (text !== '') found = found.where((eb) => containsText(eb.ref('x.title'), text));
  if (ids !== null) return found.where((eb) => isAmong(eb.ref('x.id'), ids));
  found = found.where('a.id', state === 'ARCHIVED' ? 'is not' : 'is', null);
  if (state === 'NEW') found = found.where('x.isNew', '=', true);
  if (state === 'DRAFT') found = found.where('d.id', 'is not', null);
  if (state === 'PUBLISHED') found = found.where('x.isPublished', '=', true);
  if (state === 'TAKEN_BACK') found = found.where('x.isPublished', '=', false).where('x.isNew', '=', false);
  return found;
}

/** A document of a list, by its published title, or by that of its draft where it is new. */
export interface FoundRow {
  readonly id: string;
  readonly title: string;
  readonly state: DocumentState;
}

/** A page of the documents that a filter finds, and how many there are. */
export async function listFoundPage(
  tx: Tx,
  of: KindAt,
  {
    filter,
    sort,
    isReversed,
    after,
    count,
  }: {
    readonly filter: DocumentFilter;
    readonly sort: DocumentSort;
    readonly isReversed: boolean;
    readonly after: number;
    readonly count: number;
  },
): Promise<{ readonly rows: readonly FoundRow[]; readonly total: number }> {
  const found = listFiltered(tx, of, filter);
  const { total } = await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const { kind: name } = of.kind.definition;
  const [up, down] = isReversed ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const);
  const byTitle = sort === 'title' ? up : 'asc';
  let ordered = found;
  if (sort === 'newest')
    ordered = ordered.orderBy('x.newestAt', (by) => (down === 'asc' ? by.asc() : by.desc()).nullsLast());
  if (sort === 'changed')
    ordered = ordered.orderBy(
      (eb) =>
        eb.fn.coalesce(
          'd.saved_at',
          eb
            .selectFrom('revision as r')
            .select('r.at')
            .where('r.kind', '=', name)
            .whereRef('r.id', '=', 'x.id')
            .orderBy('r.number', 'desc')
            .limit(sql.lit(1)),
        ),
      (by) => (down === 'asc' ? by.asc() : by.desc()).nullsLast(),
    );
  if (sort === 'state')
    // as the door of a row says it: draft, scheduled, edited since, published, taken back, archived
    ordered = ordered.orderBy(
      (eb) =>
        eb
          .case()
          .when('a.id', 'is not', null)
          .then(eb.lit(5))
          .when('d.publish_at', 'is not', null)
          .then(eb.lit(1))
          .when('x.isNew', '=', true)
          .then(eb.lit(0))
          .when('x.isPublished', '=', false)
          .then(eb.lit(4))
          .when('d.id', 'is not', null)
          .then(eb.lit(2))
          .else(eb.lit(3))
          .end(),
      up,
    );
  // of all that are found: only where titles decide
  if (sort === 'title' || sort === 'state') ordered = ordered.orderBy((eb) => folded(eb.ref('x.title')), byTitle);
  const rows = await ordered
    .select((eb) => ['x.id', 'x.title', 'x.isPublished', 'x.isNew', isSet(eb.ref('a.id')).as('isArchived')])
    .orderBy('x.id')
    .limit(count)
    .offset(after)
    .execute();
  const names = await of.kind.names?.(
    tx,
    rows.map(({ id }) => id),
  );
  return {
    rows: rows.map(({ id, title, isPublished, isNew, isArchived }) => ({
      id,
      title: names?.get(id) ?? title,
      state: isArchived ? 'ARCHIVED' : isNew ? 'NEW' : isPublished === true ? 'PUBLISHED' : 'TAKEN_BACK',
    })),
    total: Number(total),
  };
}

/** The ids of all published documents of a kind, in their order. */
export async function listPublishedIds(tx: Tx, { kind, now }: Omit<KindAt, 'courseIds'>): Promise<string[]> {
  const rows = await tx.selectFrom(kind.rows(tx, now).as('k')).select('k.id').orderBy('k.id').execute();
  return rows.map(({ id }) => id);
}

/** Whether something of a kind is published. */
export async function isAnyPublished(tx: Tx, { kind, now }: Omit<KindAt, 'courseIds'>): Promise<boolean> {
  const row = await tx.selectFrom(kind.rows(tx, now).as('k')).select('k.id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Published documents with these words in their titles, or of this id, which comes first; archived ones, too. */
export async function listKnown(
  tx: Tx,
  { kind, now, courseIds }: KindAt,
  { text, id, count }: { readonly text: string; readonly id: string | null; readonly count: number },
): Promise<{ readonly id: string; readonly title: string }[]> {
  const known = tx
    .selectFrom(kind.rows(tx, now).as('k'))
    .select(['k.id', 'k.title'])
    .$if(courseIds !== null, (all) => all.where((eb) => isOfCourses(kind, eb.ref('k.id'), courseIds)));
  const byId = id === null ? [] : await known.where('k.id', '=', id).execute();
  const byWords = await known
    .where((eb) => containsText(eb.ref('k.title'), text))
    .orderBy((eb) => folded(eb.ref('k.title')))
    .orderBy('k.id')
    .limit(count)
    .execute();
  const found = [...new Map([...byId, ...byWords].map((row) => [row.id, row])).values()];
  const names = await kind.names?.(
    tx,
    found.map((row) => row.id),
  );
  return found.map((row) => ({ id: row.id, title: names?.get(row.id) ?? row.title }));
}
