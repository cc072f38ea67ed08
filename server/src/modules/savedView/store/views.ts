import type { Db, Tx } from '../../../base/sql/db.ts';

interface ViewsAsked {
  readonly memberId: string;
  readonly page: string;
  /** Whether with those that others on the team share. */
  readonly withShared: boolean;
}

/** The views of a list that somebody has: their own first, and those that others share, by their names. */
export function listViewsOf(db: Db, { memberId, page, withShared }: ViewsAsked) {
  return db
    .selectFrom('saved_view as v')
    .innerJoin('member as m', 'm.member_id', 'v.member_id')
    .select([
      'v.saved_view_id as savedViewId',
      'v.name',
      'v.query',
      'v.shared as isShared',
      'v.member_id as memberId',
      'm.display_name as ownerName',
    ])
    .where('v.page', '=', page)
    .where((eb) =>
      eb.or([
        eb('v.member_id', '=', memberId),
        // one that left the team shares nothing any more
        ...(withShared ? [eb.and([eb('v.shared', '=', true), eb('m.is_staff', '=', true)])] : []),
      ]),
    )
    .orderBy((eb) => eb('v.member_id', '=', memberId), 'desc')
    .orderBy('v.name')
    .orderBy('v.saved_view_id')
    .limit(200)
    .execute();
}

/** Whose a view is, and of which list; null for an unknown one. */
export async function findView(
  tx: Tx,
  savedViewId: string,
): Promise<{ readonly memberId: string; readonly page: string } | null> {
  const row = await tx
    .selectFrom('saved_view')
    .select(['member_id as memberId', 'page'])
    .where('saved_view_id', '=', savedViewId)
    .executeTakeFirst();
  return row ?? null;
}

export async function countViewsOf(tx: Tx, memberId: string): Promise<number> {
  const { total } = await tx
    .selectFrom('saved_view')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

export interface ViewRow {
  readonly savedViewId: string;
  readonly memberId: string;
  readonly page: string;
  readonly name: string;
  readonly query: string;
  readonly isShared: boolean;
}

/** Adds a view, or changes the one of this id; false where its owner has another of this name on the list. */
export async function saveViewRow(tx: Tx, row: ViewRow): Promise<boolean> {
  const taken = await tx
    .selectFrom('saved_view')
    .select('saved_view_id')
    .where('member_id', '=', row.memberId)
    .where('page', '=', row.page)
    .where('name', '=', row.name)
    .where('saved_view_id', '<>', row.savedViewId)
    .executeTakeFirst();
  if (taken !== undefined) return false;
  const values = { name: row.name, query: row.query, shared: row.isShared };
  await tx
    .insertInto('saved_view')
    .values({ saved_view_id: row.savedViewId, member_id: row.memberId, page: row.page, ...values })
    .onConflict((conflict) => conflict.column('saved_view_id').doUpdateSet(values))
    .execute();
  return true;
}

export async function removeViewOf(tx: Tx, memberId: string, savedViewId: string): Promise<void> {
  await tx
    .deleteFrom('saved_view')
    .where('saved_view_id', '=', savedViewId)
    .where('member_id', '=', memberId)
    .execute();
}
