import { sql } from 'kysely';
import { text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { removal } from '../../../base/sql/removal.ts';
import { statement } from '../../../base/sql/statement.ts';

interface UsedBrowser {
  readonly memberId: string;
  /** The hash of the secret in its cookie, for this member. */
  readonly browserHash: string;
  /** Its kind, such as 'Chrome on Windows'. */
  readonly browser: string;
  /** The sign-in that is made in it. */
  readonly sid: string;
  readonly at: Date;
}

const hashColumn = { browserHash: text };

const used = statement(
  hashColumn,
  ({ memberId, browserHash, browser, sid, at }: UsedBrowser) => sql`
    update known_browser set browser = ${browser}, sid = ${sid}, used_at = ${at}
    where member_id = ${memberId} and browser_hash = ${browserHash} returning browser_hash as "browserHash"`,
);

const added = statement(
  hashColumn,
  ({ memberId, browserHash, browser, sid, at }: UsedBrowser) => sql`
    insert into known_browser (member_id, browser_hash, browser, sid, since, used_at)
    values (${memberId}, ${browserHash}, ${browser}, ${sid}, ${at}, ${at})
    on conflict do nothing returning browser_hash as "browserHash"`,
);

/** Saves that a member has signed in with a browser; false when they had before. */
export async function addKnownBrowser(tx: Tx, known: UsedBrowser): Promise<boolean> {
  if ((await used.rows(tx, known)).length > 0) return false;
  return (await added.rows(tx, known)).length > 0;
}

/** Whether a member has signed in with this browser, and not signed out everywhere since. */
export async function isKnownBrowser(
  tx: Tx,
  { memberId, browserHash }: Pick<UsedBrowser, 'memberId' | 'browserHash'>,
): Promise<boolean> {
  const found = await tx
    .selectFrom('known_browser')
    .select('browser_hash')
    .where('member_id', '=', memberId)
    .where('browser_hash', '=', browserHash)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a member has signed in with another browser than this one. */
export async function isAnotherKnown(
  tx: Tx,
  { memberId, browserHash }: Pick<UsedBrowser, 'memberId' | 'browserHash'>,
): Promise<boolean> {
  const found = await tx
    .selectFrom('known_browser')
    .select('browser_hash')
    .where('member_id', '=', memberId)
    .where('browser_hash', '<>', browserHash)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

interface Forgotten {
  readonly memberId: string;
  /** The browser of this sign-in stays known. */
  readonly exceptSid: string | null;
  /** Only browsers of the same kind as that of this sign-in; null for all. */
  readonly likeSid: string | null;
}

const forgotten = statement(
  hashColumn,
  ({ memberId, exceptSid, likeSid }: Forgotten) => sql`
    with locked as (
      select browser_hash from known_browser
      where member_id = ${memberId} and sid is distinct from ${exceptSid}::text
        and (${likeSid}::text is null
          or browser = (select user_agent from sign_in where sid = ${likeSid} and member_id = ${memberId}))
      order by browser_hash for update)
    delete from known_browser where member_id = ${memberId} and browser_hash in (select browser_hash from locked)
    returning browser_hash as "browserHash"`,
);

/** Forgets browsers of a member, so that a mail is sent about their next sign-in. */
export async function removeKnownBrowsers(tx: Tx, of: Forgotten): Promise<void> {
  await forgotten.rows(tx, of);
}

const old = removal(sql`delete from known_browser`, 'known_browser', 'used_at');

/** Removes browsers whose cookie has expired. */
export async function removeOldBrowsers(tx: Tx, usedBefore: Date): Promise<void> {
  await old.rows(tx, { before: usedBefore });
}
