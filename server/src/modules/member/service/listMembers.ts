import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { refuse, ok, type Result } from '@atrium/domain/errors.ts';
import { closestReadings } from '@atrium/domain/member/closestReadings.ts';
import { mostListed, mostSearched } from '@atrium/domain/member/directory.ts';
import { maskAddress } from '@atrium/domain/person/shownAddress.ts';
import type { Context } from '../../../base/context.ts';
import { withoutNul } from '../../../base/text/withoutNul.ts';
import { countListedMembers, listListedMembers, type Listing } from '../store/members.ts';
import { listNamedPage, listSimilarPage, listSimilarWords, type Found } from '../store/searchMembers.ts';
import { countPeople, listPeople, type PeopleSearch } from '../store/searchPeople.ts';
import type { MemberCardRow, MemberPage } from '../types.ts';

export interface ListMembersInput {
  readonly filter: string;
  readonly count: number;
  /** Page 0 and page 1 both mean the first (D65). */
  readonly page: number;
  readonly context: 'ADMIN' | 'HOMEPAGE' | 'MEMBERSPAGE';
}

const maxCount = 50;
/** A search of more words gets no similar ones: names and job titles have fewer. */
const mostWords = 5;
/** How many readings of misspelled words are searched for, the most similar ones. */
const mostReadings = 50;

/** Of what staff type so many words are searched for: a name and an address have fewer. */
const mostTyped = 8;

/**
 * Members who may be listed (D65, THR-28), found by letters of their names and job roles, accents aside, or by similar
 * words when nobody has these letters (DIR-01). In context ADMIN everybody, listed or not, by the words of their name,
 * address or id (STF-07), as far as the caller's role reaches (STF-01), with masked addresses for those who read none.
 * Refuses with FORBIDDEN for ADMIN by anyone else; with INVALID_INPUT, also for a page beyond the first thousand
 * people.
 */
export async function listMembers(ctx: Context, input: ListMembersInput): Promise<Result<MemberPage>> {
  const reach = staffReach(ctx.viewer?.staff ?? null, 'person.read');
  if (input.context === 'ADMIN' && reach === null) return refuse('FORBIDDEN');
  if (input.count < 1 || input.count > maxCount || input.page < 0) return refuse('INVALID_INPUT');
  const filter = withoutNul(input.filter.trim());
  const page = Math.max(1, input.page);
  if ((page - 1) * input.count >= mostListed) return refuse('INVALID_INPUT', { reason: 'PAGE' });
  const listing = { filter, count: input.count, page: page - 1 };
  const only = reach === 'all' ? null : (reach?.customerIds ?? []);
  const addresses = staffReach(ctx.viewer?.staff ?? null, 'address.read');
  // who reads those of some companies, and people of others, searches and reads none here
  const byAddress = addresses === 'all' || (addresses !== null && only !== null);
  const { list, total } =
    input.context === 'ADMIN'
      ? await searchEverybody(ctx, { ...listing, only, byAddress })
      : await (filter === '' ? listAll : search)(ctx, listing);
  return ok({
    list,
    pageInfo: async () => {
      const counted = await total();
      const totalPages = Math.ceil(counted / input.count);
      return { total: counted, totalPages, page, count: input.count, filter: filter === '' ? null : filter };
    },
  });
}

interface Listed {
  readonly list: readonly MemberCardRow[];
  readonly total: () => Promise<number>;
}

async function listAll(ctx: Context, listing: Listing): Promise<Listed> {
  const list = await listListedMembers(ctx, listing);
  return { list, total: () => countListedMembers(ctx) };
}

async function searchEverybody(
  ctx: Context,
  { filter, count, page, only, byAddress }: Listing & Pick<PeopleSearch, 'only' | 'byAddress'>,
): Promise<Listed> {
  const words = filter
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostTyped);
  const asked = { words, typed: filter, only, byAddress, count, page };
  const total = await countPeople(ctx, asked, words.length === 0 ? mostListed : mostSearched);
  const list = await listPeople(ctx, { ...asked, isMany: total >= mostSearched });
  return {
    list: byAddress ? list : list.map(masked),
    total: () => Promise.resolve(total),
  };
}

/** With a masked address, for somebody of the team who reads none (STF-01). */
function masked({ account, ...card }: MemberCardRow): MemberCardRow {
  return account === undefined ? card : { ...card, account: { ...account, email: maskAddress(account.email) } };
}

async function search(ctx: Context, listing: Listing): Promise<Listed> {
  const named = await searchPage(listing, (asked) => listNamedPage(ctx, asked));
  // a word may be misspelled: people with similar ones, but only when nobody has exactly these letters
  const { list, total } = named.total === 0 ? await searchSimilar(ctx, listing) : named;
  return { list, total: () => Promise.resolve(total) };
}

async function searchSimilar(ctx: Context, listing: Listing): Promise<Found> {
  const words = listing.filter.split(/\s+/).filter((word) => word.length >= 3);
  if (words.length === 0 || words.length > mostWords) return { list: [], total: 0 };
  const readings = closestReadings(await listSimilarWords(ctx, words), mostReadings);
  if (readings.length === 0) return { list: [], total: 0 };
  return searchPage(listing, (asked) => listSimilarPage(ctx, readings, asked));
}

/** A page beyond the last one says nothing of how many there are; the first one does. */
async function searchPage(listing: Listing, find: (asked: Listing) => Promise<Found>): Promise<Found> {
  const found = await find(listing);
  if (found.list.length > 0 || listing.page === 0) return found;
  return { ...(await find({ ...listing, page: 0 })), list: [] };
}
