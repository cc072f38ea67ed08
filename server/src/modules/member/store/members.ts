import { sql } from 'kysely';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { condition, millis } from '../../../base/sql/fragments.ts';
import { query, type Reader } from '../../../base/sql/statement.ts';
import type { MemberCardRow } from '../types.ts';

export interface Listing {
  /** Words that name or job role must contain; empty for all. */
  readonly filter: string;
  readonly count: number;
  /** Zero-based. */
  readonly page: number;
}

/** Who may be listed (D65): nobody of a customer that hides its members. `member_listing` has them in order. */
export function listVisible(db: Db | Tx) {
  return db
    .selectFrom('member as m')
    .where('m.listed', '=', true)
    .where('m.test_data', '=', false)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('customer as c')
          .whereRef('c.customer_id', '=', 'm.customer_id')
          .where('c.hide_member_profile', '=', false),
      ),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('member_standing as s')
          .whereRef('s.member_id', '=', 'm.member_id')
          .where('s.account_type', 'in', ['MEMBER', 'TRIAL', 'EMPLOYEE']),
      ),
    );
}

/** Those of them whose name or job role contains the words, accents aside; all for an empty filter. */
export function listNamed(db: Db | Tx, filter: string) {
  const all = listVisible(db);
  return filter === '' ? all : all.where(condition`m.search_words like containing(${filter})`);
}

/**
 * One page of them. Count and page are written into the text: without knowing the number the planner would sort all
 * members.
 */
export function listPage(db: Db | Tx, { filter, count, page: number }: Listing) {
  return listCards(inOrder(listNamed(db, filter)))
    .limit(sql.lit(count))
    .offset(sql.lit(count * number));
}

/** The members as cards. */
export function listCards(members: ReturnType<typeof listVisible>) {
  return members.select((eb) => [
    'm.member_id as userId',
    'm.display_name as displayName',
    'm.first_name as firstName',
    'm.last_name as lastName',
    'm.company_name as company',
    'm.job_role as jobRole',
    'm.profile_image_url as profileImageUrl',
    millis(eb.ref('m.registered_at')).as('registrationDate'),
  ]);
}

/** In the order of the listing's index, so that a limit ends the search, also when the rows are only counted. */
function inOrder(members: ReturnType<typeof listVisible>) {
  return members
    .orderBy((eb) => eb('m.profile_image_url', 'is', null))
    .orderBy('m.registered_at', 'desc')
    .orderBy('m.member_id');
}

const firstPages = new Map<number, ReturnType<typeof firstPage>>();
const firstPage = (count: number) => query((db) => listPage(db, { filter: '', count, page: 0 }));

/** One page of the members who may be listed: those with a picture first, then the newest. */
export async function listListedMembers(reader: Reader, listing: Listing): Promise<readonly MemberCardRow[]> {
  // only the first page, which everybody opens, is prepared: plans for every page and search would fill the
  // connections' memory
  if (listing.filter !== '' || listing.page !== 0) return listPage(reader.db, listing).execute();
  const first = firstPages.get(listing.count) ?? firstPage(listing.count);
  firstPages.set(listing.count, first);
  return first.prepared(reader, {});
}

/** How many members may be listed, counted up to `most`. */
export async function countListedMembers(reader: Reader, most: number): Promise<number> {
  const { total } = await reader.db
    .selectFrom(inOrder(listVisible(reader.db)).select('m.member_id').limit(sql.lit(most)).as('counted'))
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
