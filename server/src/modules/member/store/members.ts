import { sql, type RawBuilder } from 'kysely';
import { preparedRows, type Reader } from '../../../base/prepared.ts';
import type { MemberCardRow } from '../types.ts';

export interface Listing {
  /** Words that name or job role must contain; empty for all. */
  readonly filter: string;
  readonly count: number;
  /** Zero-based. */
  readonly page: number;
}

/** Who may be listed (D65): nobody of a customer that hides its members. `member_listing` has them in order. */
function listed(filter: string): RawBuilder<unknown> {
  const matches =
    filter === ''
      ? sql`true`
      : sql`fold(m.first_name || ' ' || m.last_name || E'\n' || coalesce(m.job_role, '')) like containing(${filter})`;
  return sql`member m
    where m.listed and not m.test_data and ${matches}
      and exists (select from customer c where c.customer_id = m.customer_id and not c.hide_member_profile)
      and exists (
        select from member_standing s
        where s.member_id = m.member_id and s.account_type in ('MEMBER', 'TRIAL', 'EMPLOYEE'))`;
}

/** One page of the members who may be listed: those with a picture first, then the newest. */
export async function listListedMembers(
  reader: Reader,
  { filter, count, page }: Listing,
): Promise<readonly MemberCardRow[]> {
  // written into the text: without knowing the number the planner would sort all members
  const limit = sql.raw(`limit ${count.toFixed()} offset ${(count * page).toFixed()}`);
  const query = sql<MemberCardRow>`
    select m.member_id as "userId", m.display_name as "displayName", m.first_name as "firstName",
      m.last_name as "lastName", m.company_name as company, m.job_role as "jobRole",
      m.profile_image_url as "profileImageUrl", millis(m.registered_at) as "registrationDate"
    from ${listed(filter)}
    order by (m.profile_image_url is null), m.registered_at desc, m.member_id ${limit}`;
  // only the first page, which everybody opens, is prepared: plans for every page and search would fill the
  // connections' memory
  return filter === '' && page === 0 ? preparedRows(reader, query) : (await query.execute(reader.db)).rows;
}

/** How many members may be listed, counted up to `most`. */
export async function countListedMembers(reader: Reader, filter: string, most: number): Promise<number> {
  const limit = sql.raw(`limit ${most.toFixed()}`);
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select from ${listed(filter)} ${limit}) as counted`.execute(reader.db);
  return rows[0]?.total ?? 0;
}
