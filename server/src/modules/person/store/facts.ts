import type { Db, Tx } from '../../../base/sql/db.ts';
import { epochMillis, timeZoneOf } from '../../../base/sql/fragments.ts';

const facts = (db: Db, memberId: string) =>
  db
    .selectFrom('member as m')
    .innerJoin('customer as c', 'c.customer_id', 'm.customer_id')
    .leftJoin('member_standing as t', 't.member_id', 'm.member_id')
    .leftJoin('member_profile as p', 'p.member_id', 'm.member_id')
    .select((eb) => [
      'm.member_id as userId',
      'm.display_name as displayName',
      'm.first_name as firstName',
      'm.email',
      'm.profile_image_url as profileImageUrl',
      'm.job_role as jobRole',
      'm.company_name as statedCompany',
      'p.pronouns',
      'p.city',
      'p.country',
      'm.customer_id as customerId',
      'c.name as customerName',
      'c.type as customerType',
      't.account_type as accountType',
      epochMillis(eb.ref('t.since')).as('accountTypeSince'),
      epochMillis(eb.ref('m.registered_at')).as('registeredAt'),
      timeZoneOf(eb.ref('m.member_id')).as('timeZone'),
      'm.listed as isListed',
      'm.test_data as isTest',
      'm.is_staff as isOfTeam',
      eb
        .selectFrom('sign_in as s')
        .select((last) => epochMillis(last.ref('s.created_at')).as('at'))
        .whereRef('s.member_id', '=', 'm.member_id')
        .orderBy('s.created_at', 'desc')
        .limit(1)
        .as('lastSignInAt'),
    ])
    .where('m.member_id', '=', memberId);

type FactsRow = Awaited<ReturnType<ReturnType<typeof facts>['executeTakeFirstOrThrow']>>;

/** What is known of a person by themselves; null for nobody. */
export async function findFacts(db: Db, memberId: string): Promise<FactsRow | null> {
  return (await facts(db, memberId).executeTakeFirst()) ?? null;
}

/** The account that one was merged into; of any other the id itself. */
export async function findStaying(db: Db, memberId: string): Promise<string> {
  const merged = await db
    .selectFrom('merged_account')
    .select('member_id as stayingId')
    .where('former_id', '=', memberId)
    .executeTakeFirst();
  return merged?.stayingId ?? memberId;
}

/** Every grant, the one that ends last first. */
export function listGrants(db: Db, memberId: string) {
  return db
    .selectFrom('entitlement_grant as g')
    .innerJoin('entitlement as e', 'e.entitlement_id', 'g.entitlement_id')
    .select((eb) => [
      'g.entitlement_grant_id as grantId',
      'g.entitlement_id as entitlementId',
      'e.name',
      'e.type',
      'g.source',
      'g.source_ref as sourceRef',
      epochMillis(eb.ref('g.starts_at')).as('startsAt'),
      epochMillis(eb.ref('g.ends_at')).as('endsAt'),
      epochMillis(eb.ref('g.revoked_at')).as('revokedAt'),
      'g.reason',
    ])
    .where('g.member_id', '=', memberId)
    .orderBy('g.starts_at', 'desc')
    .orderBy('e.precedence', 'desc')
    .orderBy('g.entitlement_grant_id')
    .execute();
}

/** Of which company somebody is; null for nobody. */
export async function findCompanyOf(db: Db | Tx, memberId: string): Promise<string | null> {
  const found = await db
    .selectFrom('member')
    .select('customer_id as customerId')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return found?.customerId ?? null;
}
