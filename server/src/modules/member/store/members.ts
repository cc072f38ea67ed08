import { mostListed } from '@atrium/domain/member/directory.ts';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { millis } from '../../../base/sql/fragments.ts';
import { query, type Reader } from '../../../base/sql/statement.ts';
import type { Tables } from '../../../base/sql/tables.ts';
import type { MemberCardRow } from '../types.ts';

export interface Listing {
  /** What name or job role must contain; empty for all. */
  readonly filter: string;
  readonly count: number;
  /** Zero-based. */
  readonly page: number;
}

/** The entries of those who may be listed (D65): nobody of a customer that hides its members. */
export function listVisible(db: Db | Tx) {
  // written into the text: of a parameter the planner does not know that it fits the indexes
  return db.selectFrom('directory_entry as e').where('e.visible', '=', sql.lit(true));
}

type Entries = ReturnType<typeof listVisible>;

/**
 * One page of the entries, in the order of the listing. Count and page are written into the text: without knowing the
 * number the planner would sort all entries.
 */
function listPage(entries: Entries, { count, page: number }: Pick<Listing, 'count' | 'page'>) {
  return inOrder(entries)
    .select(['e.member_id as userId', 'e.has_picture as hasPicture', 'e.registered_at as registeredAt'])
    .limit(sql.lit(count))
    .offset(sql.lit(count * number));
}

type Page = ReturnType<typeof listPage>;

/** The members of a page as cards. */
function listCards(db: Db | Tx, page: Page) {
  return db
    .selectFrom(page.as('p'))
    .innerJoin('member as m', 'm.member_id', 'p.userId')
    .select(cardColumns)
    .orderBy('p.hasPicture', 'desc')
    .orderBy('p.registeredAt', 'desc')
    .orderBy('p.userId');
}

/** What a card shows of a member. */
export const cardColumns = (eb: ExpressionBuilder<{ m: Tables['member'] }, 'm'>) =>
  [
    'm.member_id as userId',
    'm.display_name as displayName',
    'm.first_name as firstName',
    'm.last_name as lastName',
    'm.company_name as company',
    'm.job_role as jobRole',
    'm.profile_image_url as profileImageUrl',
    millis(eb.ref('m.registered_at')).as('registrationDate'),
  ] as const;

/** In the order of the listing's index, so that a limit ends the search, also when the rows are only counted. */
function inOrder(entries: Entries) {
  return entries.orderBy('e.has_picture', 'desc').orderBy('e.registered_at', 'desc').orderBy('e.member_id');
}

const firstPages = new Map<number, ReturnType<typeof firstPage>>();
const firstPage = (count: number) => query((db) => listCards(db, listPage(listVisible(db), { count, page: 0 })));

/** One page of the members who may be listed: those with a picture first, then the newest. */
export async function listListedMembers(reader: Reader, listing: Listing): Promise<readonly MemberCardRow[]> {
  // only the first page, which everybody opens, is prepared: plans for every page and search would fill the
  // connections' memory
  if (listing.page !== 0) return listCards(reader.db, listPage(listVisible(reader.db), listing)).execute();
  const first = firstPages.get(listing.count) ?? firstPage(listing.count);
  firstPages.set(listing.count, first);
  return first.prepared(reader, {});
}

const counted = query((db) =>
  db
    .selectFrom(inOrder(listVisible(db)).select('e.member_id').limit(sql.lit(mostListed)).as('counted'))
    .select((eb) => eb.fn.countAll().as('total')),
);

/** How many members may be listed, counted up to `mostListed`. */
export async function countListedMembers(reader: Reader): Promise<number> {
  const [row] = await counted.prepared(reader, {});
  return Number(row?.total ?? 0);
}
