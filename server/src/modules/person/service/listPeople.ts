import { staffReach, type StaffReach } from '@atrium/domain/access/staffOperations.ts';
import { mostSearched } from '@atrium/domain/member/directory.ts';
import { accountTypesOf } from '@atrium/domain/person/peopleViews.ts';
import { maskAddress, seesAddress } from '@atrium/domain/person/shownAddress.ts';
import type { StaffContext } from '../../../base/context.ts';
import { readPageEnd, writePageEnd } from '../../../base/text/pageEnd.ts';
import { withoutNul } from '../../../base/text/withoutNul.ts';
import {
  countFound,
  listCompaniesNamed,
  listFound,
  listTyped,
  type PeopleSearch,
  type PersonRow,
} from '../store/people.ts';
import type { ListedPerson, PeopleFilter, PeoplePage } from '../types.ts';

const mostListed = 100;
/** Of what is typed so many words are searched for: a name and an address have fewer. */
const mostTyped = 8;
/** A word that more companies have in their names says nothing of a person. */
const mostCompanies = 50;

/**
 * A page of people, listed or not: first whose address or id was typed, then the newest (STF-07). As far as the
 * caller's role reaches (STF-01); somebody who reads no addresses gets them masked, and finds nobody by a part of one.
 */
export async function listPeople(ctx: StaffContext, filter: PeopleFilter): Promise<PeoplePage> {
  const { db } = ctx;
  const search = await searchOf(ctx, filter);
  const { typed, words } = search;
  const count = Math.min(Math.max(filter.count, 1), mostListed);
  const after = filter.after === null ? null : readPageEnd(filter.after);
  const isMany = words.length === 0 || (await countFound(db, search, mostSearched)) >= mostSearched;
  const [exact, found] = await Promise.all([
    typed === '' || after !== null ? [] : listTyped(db, search),
    listFound(db, search, { after, count: count + 1, isMany }),
  ]);
  const rows = found.slice(0, count);
  const last = rows.at(-1);
  return {
    people: [...exact, ...rows].map((row) => shownOf(row, seesAddress(ctx.staff, row.customerId))),
    nextAfter:
      found.length > count && last !== undefined ? writePageEnd({ at: last.registeredAt, id: last.userId }) : null,
  };
}

/** What a filter looks for, as far as the caller's role reaches. */
export async function searchOf(
  { db, staff }: Pick<StaffContext, 'db' | 'staff'>,
  { text, view, companyId }: Pick<PeopleFilter, 'text' | 'view' | 'companyId'>,
): Promise<PeopleSearch> {
  const typed = withoutNul(text.trim());
  const words = typed
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostTyped);
  return {
    typed,
    words: await Promise.all(
      words.map(async (word) => ({ word, customerIds: await listCompaniesNamed(db, word, mostCompanies) })),
    ),
    accountTypes: accountTypesOf(view),
    customerId: companyId,
    only: companiesOf(staffReach(staff, 'person.read')),
    byAddress: companiesOf(staffReach(staff, 'address.read')),
  };
}

/** The companies that an operation reaches; null for everybody's people. */
const companiesOf = (reach: StaffReach | null): readonly string[] | null =>
  reach === 'all' ? null : (reach?.customerIds ?? []);

/** A row with the address and the company that its reader sees. */
export function shownOf<Row extends Pick<PersonRow, 'email' | 'customerId' | 'customerName' | 'customerType'>>(
  { customerId, customerName, customerType, ...row }: Row,
  isWhole: boolean,
): Omit<Row, 'customerId' | 'customerName' | 'customerType'> & Pick<ListedPerson, 'company'> {
  return {
    ...row,
    email: isWhole ? row.email : maskAddress(row.email),
    company: customerType === 'ENTERPRISE' ? { companyId: customerId, name: customerName } : null,
  };
}
