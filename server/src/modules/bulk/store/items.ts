import type { StaffRole } from '@atrium/domain/access/staffRoles.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../base/sql/db.ts';
import type { BulkFailure, BulkItem, BulkOutcome, BulkThing } from '../types.ts';

/** How many rows one statement adds. */
const perInsert = 5_000;

/** Adds the things of an act, in this order. */
export async function addItems(tx: Tx, bulkActId: string, things: readonly BulkThing[]): Promise<void> {
  for (let from = 0; from < things.length; from += perInsert) {
    await tx
      .insertInto('bulk_item')
      .values(
        things.slice(from, from + perInsert).map(({ documentId, title, version, memberId }, at) => ({
          bulk_act_id: bulkActId,
          place: from + at,
          document_id: documentId,
          title,
          version,
          member_id: memberId,
        })),
      )
      .execute();
  }
}

const thing = ['i.document_id as documentId', 'i.title', 'i.version', 'i.member_id as memberId'] as const;

/** The next things of an act that were not tried yet. */
export function listLeft(db: Db, bulkActId: string, count: number): Promise<BulkItem[]> {
  return db
    .selectFrom('bulk_item as i')
    .select(['i.place', ...thing])
    .where('i.bulk_act_id', '=', bulkActId)
    .where('i.outcome', 'is', null)
    .orderBy('i.place')
    .limit(count)
    .execute();
}

/** The things of an act with which it could not be done, to be tried again. */
export function listFailed(db: Db, bulkActId: string): Promise<BulkThing[]> {
  return db
    .selectFrom('bulk_item as i')
    .select([...thing])
    .where('i.bulk_act_id', '=', bulkActId)
    .where('i.outcome', '=', 'FAILED')
    .orderBy('i.place')
    .execute();
}

/** Says what became of a thing, once. */
export async function saveOutcome(
  db: Db,
  { bulkActId, place }: { readonly bulkActId: string; readonly place: number },
  { outcome, why }: { readonly outcome: BulkOutcome; readonly why: string | null },
): Promise<void> {
  await db
    .updateTable('bulk_item')
    .set({ outcome, why })
    .where('bulk_act_id', '=', bulkActId)
    .where('place', '=', place)
    .where('outcome', 'is', null)
    .execute();
}

/** Says of all that were not tried yet why they are not done. */
export async function saveAllFailed(tx: Tx, bulkActId: string, why: string): Promise<void> {
  await tx
    .updateTable('bulk_item')
    .set({ outcome: 'FAILED', why })
    .where('bulk_act_id', '=', bulkActId)
    .where('outcome', 'is', null)
    .execute();
}

/** How many things an act has, by what became of them. */
export async function countOutcomes(
  db: Db,
  bulkActId: string,
): Promise<{ readonly total: number; readonly done: number; readonly same: number; readonly failed: number }> {
  const row = await db
    .selectFrom('bulk_item as i')
    .select(({ fn }) => [
      fn.countAll().as('total'),
      fn.countAll().filterWhere('i.outcome', '=', 'DONE').as('done'),
      fn.countAll().filterWhere('i.outcome', '=', 'SAME').as('same'),
      fn.countAll().filterWhere('i.outcome', '=', 'FAILED').as('failed'),
    ])
    .where('i.bulk_act_id', '=', bulkActId)
    .executeTakeFirstOrThrow();
  return { total: Number(row.total), done: Number(row.done), same: Number(row.same), failed: Number(row.failed) };
}

/** The first things with which an act could not be done, and why. */
export async function listFailures(db: Db, bulkActId: string, count: number): Promise<BulkFailure[]> {
  const rows = await db
    .selectFrom('bulk_item as i')
    .leftJoin('member as m', 'm.member_id', 'i.member_id')
    .select((eb) => [
      eb.fn.coalesce('i.document_id', 'i.member_id').as('id'),
      eb.fn.coalesce('i.title', 'm.display_name').as('title'),
      'i.why',
    ])
    .where('i.bulk_act_id', '=', bulkActId)
    .where('i.outcome', '=', 'FAILED')
    .orderBy('i.place')
    .limit(sql.lit(count))
    .execute();
  return rows.map(({ id, title, why }) => ({ id: id ?? '', title: title ?? '', why: why ?? '' }));
}

/** The roles that somebody has on the team by now, none for a member or without an account. */
export async function listRolesNow(db: Db, memberId: string): Promise<StaffRole[]> {
  const rows = await db.selectFrom('staff_role').select('role').where('member_id', '=', memberId).execute();
  return rows.map(({ role }) => role);
}

/** What people are called, by their ids. */
export async function findPeopleNames(db: Db, memberIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('member')
    .select(['member_id as id', 'display_name as name'])
    .where('member_id', 'in', memberIds)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
