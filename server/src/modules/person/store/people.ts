import type { AccountType } from '@atrium/domain/access/accountType.ts';
import { sql, type ExpressionBuilder, type ExpressionWrapper } from 'kysely';
import type { Db } from '../../../base/sql/db.ts';
import { containsText, epochMillis, isAmong } from '../../../base/sql/fragments.ts';
import type { Tables } from '../../../base/sql/tables.ts';
import type { PageEnd } from '../../../base/text/pageEnd.ts';

/** A word that was typed, with the companies that have it in their names. */
export interface TypedWord {
  readonly word: string;
  readonly customerIds: readonly string[];
}

export interface PeopleSearch {
  /** Each is in the name, the address, the id or the company, in any order; none for everybody. */
  readonly words: readonly TypedWord[];
  /** The whole text, which may be an address or an id. */
  readonly typed: string;
  readonly accountTypes: readonly AccountType[] | null;
  readonly customerId: string | null;
  /** Of these companies alone; null: of any. */
  readonly only: readonly string[] | null;
  /**
   * Of whose people parts of addresses are searched, too: of these companies', null: of everybody's. Another address is
   * found only when it is typed as a whole.
   */
  readonly byAddress: readonly string[] | null;
}

type Members = ExpressionBuilder<{ m: Tables['member'] }, 'm'>;

function search(db: Db, of: PeopleSearch) {
  let found = db.selectFrom('member as m');
  if (of.only !== null) found = found.where((eb) => isAmong(eb.ref('m.customer_id'), of.only ?? []));
  if (of.customerId !== null) found = found.where('m.customer_id', '=', of.customerId);
  const { accountTypes } = of;
  if (accountTypes !== null)
    found = found.where((eb) =>
      eb.exists(
        eb
          .selectFrom('member_standing as s')
          .select('s.member_id')
          .whereRef('s.member_id', '=', 'm.member_id')
          // written into the text, so that the planner knows how many they are
          .where(
            's.account_type',
            'in',
            accountTypes.map((type) => sql.lit(type)),
          ),
      ),
    );
  return of.words.reduce((some, typed) => some.where((eb) => hasWord(eb, typed, of)), found);
}

/** Whether somebody has a word; by the index `member_person_text`, and that of their companies. */
function hasWord(eb: Members, { word, customerIds }: TypedWord, { byAddress, typed }: PeopleSearch) {
  const like = eb.fn('containing', [eb.val(word)]);
  const has = (address: 'm.email' | ExpressionWrapper<{ m: Tables['member'] }, 'm', string>) =>
    eb(eb.fn('person_text', ['m.first_name', 'm.last_name', address, 'm.member_id']), 'like', like);
  const own = has('m.email');
  const ofCompany = isAmong(eb.ref('m.customer_id'), customerIds);
  const either = customerIds.length === 0 ? own : eb.or([own, ofCompany]);
  if (byAddress === null) return either;
  const readable = isAmong(eb.ref('m.customer_id'), byAddress);
  // by parts of an address it would be guessed letter by letter
  return eb.and([either, eb.or([has(eb.val('')), eb('m.email', '=', typed), ofCompany, readable])]);
}

const isTyped = (eb: Members, typed: string) => eb.or([eb('m.email', '=', typed), eb('m.member_id', '=', typed)]);

const shown = (found: ReturnType<typeof search>) =>
  found
    .innerJoin('customer as c', 'c.customer_id', 'm.customer_id')
    .leftJoin('member_standing as t', 't.member_id', 'm.member_id')
    .select((eb) => [
      'm.member_id as userId',
      'm.display_name as displayName',
      'm.email',
      'm.profile_image_url as profileImageUrl',
      't.account_type as accountType',
      'm.customer_id as customerId',
      'c.name as customerName',
      'c.type as customerType',
      epochMillis(eb.ref('m.registered_at')).as('registeredAt'),
      'm.listed as isListed',
      'm.test_data as isTest',
    ]);

export type PersonRow = Awaited<ReturnType<typeof listTyped>>[number];

/** Whose address or id was typed: at most one of each. */
export function listTyped(db: Db, of: PeopleSearch) {
  // who is that has all its words
  return shown(search(db, { ...of, words: [] }).where((eb) => isTyped(eb, of.typed))).execute();
}

/** Those with these ids, in no order. */
export function listShown(db: Db, ids: readonly string[]): Promise<PersonRow[]> {
  return shown(db.selectFrom('member as m').where((eb) => isAmong(eb.ref('m.member_id'), ids))).execute();
}

/** How many have these words, counted up to `most`. */
export async function countFound(db: Db, of: PeopleSearch, most: number): Promise<number> {
  const { total } = await db
    .selectFrom(search(db, of).select('m.member_id').limit(sql.lit(most)).as('found'))
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The ids of those who are found, of these alone where some are given, in their order. */
export async function listFoundIds(
  db: Db,
  of: PeopleSearch,
  { ids, most }: { readonly ids: readonly string[] | null; readonly most: number },
): Promise<string[]> {
  let found = search(db, of).select('m.member_id as userId');
  if (ids !== null) found = found.where((eb) => isAmong(eb.ref('m.member_id'), ids));
  const rows = await found.orderBy('m.member_id').limit(most).execute();
  return rows.map(({ userId }) => userId);
}

/**
 * A page of those who are found, the newest first, without those whose address or id was typed. `isMany`: so many are
 * found that they are met sooner in the order of the index than they are sorted.
 */
export function listFound(
  db: Db,
  of: PeopleSearch,
  { after, count, isMany }: { readonly after: PageEnd | null; readonly count: number; readonly isMany: boolean },
): Promise<PersonRow[]> {
  let found = search(db, of);
  if (of.typed !== '') found = found.where((eb) => eb.not(isTyped(eb, of.typed)));
  if (after !== null)
    found = found
      .where('m.registered_at', '<=', new Date(after.at))
      .where((eb) => eb.or([eb('m.registered_at', '<', new Date(after.at)), eb('m.member_id', '>', after.id)]));
  // an order that no index has: those who are found are read by their words, and then sorted
  const sorted = isMany ? found : found.orderBy((eb) => isTyped(eb, of.typed));
  return shown(sorted).orderBy('m.registered_at', 'desc').orderBy('m.member_id').limit(sql.lit(count)).execute();
}

/** Companies with this word in their names; of more than so many, none. */
export async function listCompaniesNamed(db: Db, word: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('customer as c')
    .select('c.customer_id as customerId')
    .where('c.type', '=', 'ENTERPRISE')
    .where((eb) => containsText(eb.ref('c.name'), word))
    .limit(sql.lit(most + 1))
    .execute();
  return rows.length > most ? [] : rows.map(({ customerId }) => customerId);
}
