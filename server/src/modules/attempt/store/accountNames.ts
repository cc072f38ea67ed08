import { sql } from 'kysely';
import { text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';

const accountName = statement(
  { name: text },
  ({ email }: { email: string }) => sql`select coalesce(
    (select 'member ' || member_id from member where email = ${email}::citext), lower(${email}), '') as name`,
);

/**
 * A canonical name for all spellings of an address that the database treats as one account: the member's id, else the
 * address as the database compares it.
 */
export async function findAccountName(tx: Tx, email: string): Promise<string> {
  const [row] = await accountName.rows(tx, { email });
  return row?.name ?? email;
}
