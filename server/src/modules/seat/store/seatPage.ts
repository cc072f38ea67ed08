import { rowsPerPage } from '@atrium/domain/organization/figures.ts';
import { sql, type RawBuilder } from 'kysely';
import { boolean, nullable, number, oneOf, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';
import { limitOf, partOf, type TablePart } from '../../../base/sql/tablePart.ts';
import { seatStates, type SeatRow, type SeatState } from '../types.ts';

/** A seat with its contract instead of that contract's last day. */
export type StoredSeat = Omit<SeatRow, 'lastDay'> & { readonly contractId: string };

export interface SeatListing {
  readonly customerId: string;
  readonly contractIds: readonly string[];
  /** Letters of a name or an address, accents aside; empty for all. */
  readonly search: string;
  /** Null: those that are held. */
  readonly state: SeatState | null;
  /** Zero-based. */
  readonly page: number;
  /** When their contracts ended: the seats as they were then. Null: as they are. */
  readonly endedAt: Date | null;
}

interface Listed extends SeatListing {
  readonly count: number;
  readonly offset: number;
  readonly remindedBefore: Date;
}

// a person who has left the company is shown, and found, as in the directory: without name and address (D60)
const listed = ({ customerId, contractIds, search, state, endedAt }: SeatListing, seats: RawBuilder<unknown>) => sql`
  from ${seats} s join member m using (member_id) cross join lateral (select m.customer_id = s.customer_id as is_ours,
    -- a seat that ended with its contract was held to the end
    s.revoked_at is not null and (${endedAt}::timestamptz is null or s.revoked_at < ${endedAt}::timestamptz)
      as is_revoked) o
  cross join lateral (select
    case when is_ours then m.display_name else 'Former member' end as name,
    case when is_ours and m.email not like '%@erased.invalid' then m.email::text else '' end as email) p
  where s.customer_id = ${customerId} and s.contract_id = any(${contractIds}::text[])
    and is_revoked = (${state}::text is not distinct from 'REVOKED')
    and (${state}::text is distinct from 'ASSIGNED' or s.activated_at is null)
    and (${state}::text is distinct from 'ACTIVATED' or s.activated_at is not null)
    and (${search}::text = ''
      or is_person_named(
        case when is_ours then m.first_name || ' ' || m.last_name else p.name end, p.email, ${search}::text))`;

/**
 * The seats with which the table opens, before anything is joined to them: PostgreSQL plans that page once, because its
 * cost does not depend on how many seats the company has.
 */
const firstSeats = (listing: Listed) => sql`(
    select * from seat
    where customer_id = ${listing.customerId} and contract_id = any(${listing.contractIds}::text[]) and revoked_at is null
    order by assigned_at desc, seat_id ${limitOf('opening', listing)})`;

const pageOf = (part: TablePart) =>
  statement(
    {
      seatId: text,
      userId: text,
      name: text,
      email: text,
      state: oneOf(...seatStates),
      assignedAt: text,
      lastSeenAt: nullable(text),
      remindedAt: nullable(text),
      isRemindable: boolean,
      revokedAt: nullable(text),
      contractId: text,
    },
    (listing: Listed) => sql`
    select s.seat_id as "seatId",
      case when is_ours then s.member_id else former_id(s.customer_id, s.member_id) end as "userId", p.name, p.email,
      case when is_revoked then 'REVOKED' when s.activated_at is null then 'ASSIGNED'
        else 'ACTIVATED' end as state,
      millis(s.assigned_at) as "assignedAt", millis(s.reminded_at) as "remindedAt", millis(case when is_revoked then s.revoked_at end) as "revokedAt",
      s.contract_id as "contractId",
      ${listing.endedAt}::timestamptz is null and s.revoked_at is null and s.activated_at is null
        and coalesce(s.reminded_at, s.assigned_at) <= ${listing.remindedBefore}::timestamptz as "isRemindable",
      case when is_ours then millis(greatest(
        (select v.started_at from viewing v where v.member_id = s.member_id order by v.started_at desc limit 1),
        (select i.created_at from sign_in i where i.member_id = s.member_id order by i.created_at desc limit 1),
        -- the first sign-in under a seat; one that is kept for longer is in use from its first instant, without a visit
        case when s.activated_at is distinct from s.assigned_at then s.activated_at else (
          select max(f.activated_at) from seat f where f.member_id = s.member_id and f.customer_id = s.customer_id
            and not (f.activated_at = f.assigned_at and exists (select from seat g where g.member_id = f.member_id
              and g.customer_id = f.customer_id and g.revoked_at = f.assigned_at)))
        end
      )) end as "lastSeenAt"
    ${listed(listing, part === 'opening' ? firstSeats(listing) : sql`seat`)}
    order by s.assigned_at desc, s.seat_id ${limitOf(part, listing)}`,
  );
const pages = { opening: pageOf('opening'), other: pageOf('other') };

const counted = statement(
  { total: number },
  (listing: SeatListing) => sql`select count(*) as total ${listed(listing, sql`seat`)}`,
);

/**
 * One page of the seats of these contracts, the newest first. `remindedBefore`: people who were mailed later are not
 * remindable.
 */
export function listSeatRows(tx: Tx, listing: SeatListing & { readonly remindedBefore: Date }): Promise<StoredSeat[]> {
  const asked = { ...listing, count: rowsPerPage, offset: listing.page * rowsPerPage };
  const isOpening =
    partOf({ ...asked, term: listing.search }) === 'opening' && listing.state === null && listing.endedAt === null;
  return isOpening ? pages.opening.preparedIn(tx, asked) : pages.other.rows(tx, asked);
}

/** How many seats `listSeatRows` has on all its pages. */
export async function countSeatRows(tx: Tx, listing: SeatListing): Promise<number> {
  const [row] = await counted.rows(tx, listing);
  return row?.total ?? 0;
}
