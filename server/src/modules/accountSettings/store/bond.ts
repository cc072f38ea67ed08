import { sql } from 'kysely';
import { boolean } from '../../../base/sql/columns.ts';

/** What binds the address of a member `m` to somebody else than the member: our staff, a company's provider, a seat. */
export const bondColumns = { isStaff: boolean, hasOwnProvider: boolean, holdsSeat: boolean };
export const bond = sql`m.is_staff as "isStaff",
      exists (select from identity_realm r where r.customer_id = m.customer_id) as "hasOwnProvider",
      holds_seat(m.member_id) as "holdsSeat"`;
