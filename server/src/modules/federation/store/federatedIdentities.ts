import { sql } from 'kysely';
import { text } from '../../../base/sql/columns.ts';
import type { Db, Tx } from '../../../base/sql/db.ts';
import { epochMillis, isAny } from '../../../base/sql/fragments.ts';
import { statement } from '../../../base/sql/statement.ts';

/** A member whom an identity or an address may mean. */
export interface FederatedMemberRow {
  readonly memberId: string;
  readonly email: string;
  readonly customerId: string;
  readonly isStaff: boolean;
  readonly hasOwnProvider: boolean;
}

function members(tx: Tx) {
  return tx
    .selectFrom('member as m')
    .select((eb) => [
      'm.member_id as memberId',
      'm.email',
      'm.customer_id as customerId',
      'm.is_staff as isStaff',
      isAny(
        eb.selectFrom('identity_realm as r').select('r.realm_id').whereRef('r.customer_id', '=', 'm.customer_id'),
      ).as('hasOwnProvider'),
    ]);
}

/** A member, as the rules about providers see them. */
export async function findFederatedMember(tx: Tx, memberId: string): Promise<FederatedMemberRow | null> {
  return (await members(tx).where('m.member_id', '=', memberId).executeTakeFirst()) ?? null;
}

/** The member whom a provider knows by exactly this subject. */
export async function findMemberOfIdentity(
  tx: Tx,
  issuer: string,
  subject: string,
): Promise<FederatedMemberRow | null> {
  const found = await members(tx)
    .innerJoin('federated_identity as f', 'f.member_id', 'm.member_id')
    .where('f.issuer', '=', issuer)
    .where('f.subject', '=', subject)
    .executeTakeFirst();
  return found ?? null;
}

const spellings = statement(
  { subject: text, memberId: text },
  ({ issuer, subject }: { issuer: string; subject: string }) => sql`
    select subject, member_id as "memberId" from federated_identity
    where issuer = ${issuer} and lower(subject) = lower(${subject})`,
);

/** The members whom a provider knows by subjects that are spelled like this one, but for capitals. */
export function listSpellings(
  tx: Tx,
  issuer: string,
  subject: string,
): Promise<readonly { readonly subject: string; readonly memberId: string }[]> {
  return spellings.rows(tx, { issuer, subject });
}

export async function findMemberByEmail(tx: Tx, email: string): Promise<FederatedMemberRow | null> {
  return (await members(tx).where('m.email', '=', email).executeTakeFirst()) ?? null;
}

/** The subjects by which a provider knows a member. */
export async function listSubjects(tx: Tx, memberId: string, issuer: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('federated_identity')
    .select('subject')
    .where('member_id', '=', memberId)
    .where('issuer', '=', issuer)
    .execute();
  return rows.map(({ subject }) => subject);
}

/** Whether a member has been let in by a pass. */
export async function isInByPass(tx: Tx, memberId: string, passCode: string): Promise<boolean> {
  const found = await tx
    .selectFrom('pass_registration as r')
    .innerJoin('pass as p', 'p.pass_id', 'r.pass_id')
    .select('r.pass_registration_id')
    .where('r.member_id', '=', memberId)
    .where('r.state', '=', 'ACTIVATED')
    .where('p.short_code', '=', passCode)
    .executeTakeFirst();
  return found !== undefined;
}

/** Adds an identity by which a member signs in; false when it is somebody's already, who keeps it. */
export async function addFederatedIdentity(
  tx: Tx,
  identity: { issuer: string; subject: string; memberId: string; at: Date },
): Promise<boolean> {
  const added = await tx
    .insertInto('federated_identity')
    .values({
      issuer: identity.issuer,
      subject: identity.subject,
      member_id: identity.memberId,
      created_at: identity.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst();
  return added !== undefined;
}

/** Keeps when a provider last signed somebody in by this subject. */
export async function saveLastUse(
  tx: Tx,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('federated_identity')
    .set({ last_used_at: at })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

/** Who of a customer's people a provider signed in last; null for nobody since that is kept. */
export async function findLastUse(
  db: Db,
  { issuer, customerId }: Pick<IdentitiesAt, 'issuer' | 'customerId'>,
): Promise<{ readonly displayName: string; readonly at: number } | null> {
  const found = await db
    .selectFrom('federated_identity as f')
    .innerJoin('member as m', 'm.member_id', 'f.member_id')
    .select((eb) => ['m.display_name as displayName', epochMillis(eb.ref('f.last_used_at')).as('at')])
    .where('f.issuer', '=', issuer)
    .where('m.customer_id', '=', customerId)
    .where('f.last_used_at', 'is not', null)
    .orderBy('f.last_used_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found === undefined ? null : { displayName: found.displayName, at: found.at ?? 0 };
}

/** Whose subjects at a provider are meant: those of a customer's people, or of one of them. */
export interface IdentitiesAt {
  readonly issuer: string;
  readonly customerId: string;
  /** Null: everybody's. */
  readonly memberId: string | null;
}

/**
 * The subjects by which a provider knows a customer's people, but for those of linked addresses: these their members
 * have added, and only they remove them.
 */
function identitiesAt(tx: Tx, { issuer, customerId, memberId }: IdentitiesAt) {
  return tx
    .selectFrom('federated_identity as f')
    .innerJoin('member as m', 'm.member_id', 'f.member_id')
    .leftJoin('account_link as l', (join) =>
      join.onRef('l.issuer', '=', 'f.issuer').onRef('l.subject', '=', 'f.subject'),
    )
    .where('f.issuer', '=', issuer)
    .where('m.customer_id', '=', customerId)
    .where('l.member_id', 'is', null)
    .$if(memberId !== null, (known) => known.where('f.member_id', '=', memberId));
}

/** Forgets by which subjects a provider knows people; those of linked addresses stay. */
export async function removeIdentitiesAt(tx: Tx, of: IdentitiesAt): Promise<void> {
  await tx
    .deleteFrom('federated_identity')
    .where('issuer', '=', of.issuer)
    .where('subject', 'in', identitiesAt(tx, of).select('f.subject'))
    .execute();
}

/** The issuers by which people of a company are known, but for these. */
export async function listOtherIssuers(
  tx: Tx,
  { customerId, but }: { readonly customerId: string; readonly but: readonly string[] },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('federated_identity as f')
    .innerJoin('member as m', 'm.member_id', 'f.member_id')
    .select('f.issuer')
    .distinct()
    .where('m.customer_id', '=', customerId)
    .where('f.issuer', 'not in', but)
    .orderBy('f.issuer')
    .execute();
  return rows.map(({ issuer }) => issuer);
}

/** How many subjects `removeIdentitiesAt` would forget, and of how many people. */
export async function countIdentitiesAt(
  tx: Tx,
  of: IdentitiesAt,
): Promise<{ readonly names: number; readonly people: number }> {
  const { names, people } = await identitiesAt(tx, of)
    .select(({ fn }) => [fn.countAll().as('names'), fn.count('f.member_id').distinct().as('people')])
    .executeTakeFirstOrThrow();
  return { names: Number(names), people: Number(people) };
}

/**
 * Removes the identities by which a member signs in elsewhere, but for the one of a linked address; returns how many.
 */
export async function removeOwnIdentities(tx: Tx, memberId: string): Promise<number> {
  const removed = await tx
    .deleteFrom('federated_identity as f')
    .where('f.member_id', '=', memberId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('account_link as l')
            .select('l.member_id')
            .whereRef('l.issuer', '=', 'f.issuer')
            .whereRef('l.subject', '=', 'f.subject'),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}
