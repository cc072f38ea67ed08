import { sql } from 'kysely';
import { text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';

interface KnownBrowser {
  readonly memberId: string;
  /** Its kind, such as 'Chrome on Windows'. */
  readonly browser: string;
  readonly since: Date;
}

const added = statement(
  { browser: text },
  ({ memberId, browser, since }: KnownBrowser) => sql`
    insert into known_browser (member_id, browser, since) values (${memberId}, ${browser}, ${since})
    on conflict do nothing returning browser`,
);

/** Saves that a member has signed in with a kind of browser; false when they had before. */
export async function addKnownBrowser(tx: Tx, known: KnownBrowser): Promise<boolean> {
  return (await added.rows(tx, known)).length > 0;
}

/** Whether a member has signed in with another kind of browser than this one. */
export async function isAnotherKnown(tx: Tx, { memberId, browser }: Omit<KnownBrowser, 'since'>): Promise<boolean> {
  const found = await tx
    .selectFrom('known_browser')
    .select('browser')
    .where('member_id', '=', memberId)
    .where('browser', '<>', browser)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
