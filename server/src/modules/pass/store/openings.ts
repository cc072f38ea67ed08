import { sql } from 'kysely';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { removal } from '../../../base/sql/removal.ts';
import { statement } from '../../../base/sql/statement.ts';

const add = statement(
  {},
  ({ passId, day, opener }: { passId: string; day: Date; opener: string }) => sql`
    with first as (
      insert into pass_opening (pass_id, day, opener) values (${passId}, ${day}, ${opener})
      on conflict do nothing returning pass_id
    )
    insert into pass_opened (pass_id, opened) select pass_id, 1 from first
    on conflict (pass_id) do update set opened = pass_opened.opened + 1`,
);

/** Counts that a pass was opened, unless the same opener did so on that day. */
export async function addOpening(
  db: Db,
  opening: { readonly passId: string; readonly day: Date; readonly opener: string },
): Promise<void> {
  await add.rows(db, opening);
}

const old = removal(sql`delete from pass_opening`, 'pass_opening', 'day');

/** Removes who has opened passes on days that began before. */
export async function removeOldOpenings(tx: Tx, before: Date): Promise<void> {
  await old.rows(tx, { before });
}
