import { sql } from 'kysely';
import type { Db } from '../../../base/sql/db.ts';
import { isAmong } from '../../../base/sql/fragments.ts';
import type { Reader } from '../../../base/sql/statement.ts';
import type { MemberCardRow } from '../types.ts';
import { cardColumns } from './members.ts';

/** What staff look for. */
export interface PeopleSearch {
  /** Each is in the name, the address or the id, in any order; none for everybody. */
  readonly words: readonly string[];
  /** The whole text, which may be an address or an id. */
  readonly typed: string;
  /** Whether parts of addresses are searched, too; else an address is found only when it is typed as a whole. */
  readonly byAddress: boolean;
  /** Of these companies alone; null: of any. */
  readonly only: readonly string[] | null;
  readonly count: number;
  /** Zero-based. */
  readonly page: number;
}

type Words = Pick<PeopleSearch, 'words' | 'typed' | 'only' | 'byAddress'>;

function people(db: Db, { words, typed, only, byAddress }: Words) {
  const all = db.selectFrom('member as m');
  return words.reduce(
    (found, word) =>
      found.where((eb) => {
        const like = eb.fn('containing', [eb.val(word)]);
        // the text of the index `member_person_text`
        const has = eb(eb.fn('person_text', ['m.first_name', 'm.last_name', 'm.email', 'm.member_id']), 'like', like);
        if (byAddress) return has;
        // by its parts an address would be guessed letter by letter
        const open = eb.fn('person_text', ['m.first_name', 'm.last_name', eb.val(''), 'm.member_id']);
        return eb.and([has, eb.or([eb(open, 'like', like), eb('m.email', '=', typed)])]);
      }),
    only === null ? all : all.where((eb) => isAmong(eb.ref('m.customer_id'), only)),
  );
}

/** How many people have these words, counted up to `most`. */
export async function countPeople({ db }: Reader, search: Words, most: number): Promise<number> {
  const those = people(db, search).select('m.member_id').limit(sql.lit(most));
  // in the order of an index, which then is all that is read of everybody
  const found = search.words.length === 0 ? those.orderBy('m.registered_at', 'desc') : those;
  const { total } = await db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/**
 * A page of everybody who has these words, listed or not: whose address or id it is first, then the newest. `isMany`:
 * so many have them that they are met sooner in the order of the index than they are sorted.
 */
export async function listPeople(
  { db }: Reader,
  search: PeopleSearch & { readonly isMany: boolean },
): Promise<readonly MemberCardRow[]> {
  const found = people(db, search);
  const { typed, count, page, isMany } = search;
  const exactFirst = found.orderBy((eb) => eb.or([eb('m.email', '=', typed), eb('m.member_id', '=', typed)]), 'desc');
  const rows = await (isMany ? found : exactFirst)
    .innerJoin('customer as c', 'c.customer_id', 'm.customer_id')
    .leftJoin('member_standing as s', 's.member_id', 'm.member_id')
    .select(cardColumns)
    .select(['m.email', 's.account_type as accountType', 'c.name as customerName', 'm.test_data as isTest'])
    .orderBy('m.registered_at', 'desc')
    .orderBy('m.member_id')
    .limit(sql.lit(count))
    .offset(sql.lit(count * page))
    .execute();
  return rows.map(({ email, accountType, customerName, isTest, ...card }) => ({
    ...card,
    account: { email, accountType, customerName, isTest },
  }));
}
