import { sql } from 'kysely';
import { number, text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';
import type { PassSignup, StoredRegistration } from '../types.ts';

function registrations(tx: Tx) {
  return tx
    .selectFrom('pass_registration')
    .select([
      'pass_registration_id as registrationId',
      'pass_id as passId',
      'address',
      'first_name as firstName',
      'last_name as lastName',
      'company',
      'job_title as jobTitle',
      'state',
      'mailed_at as mailedAt',
      'expires_at as expiresAt',
      'member_id as memberId',
    ]);
}

/** The registration of an address by a pass, whatever became of it. */
export async function findRegistration(tx: Tx, passId: string, address: string): Promise<StoredRegistration | null> {
  const found = await registrations(tx).where('pass_id', '=', passId).where('address', '=', address).executeTakeFirst();
  return found ?? null;
}

/** The registration of a tac; null when another address or pass is asked for. */
export async function findRegistrationByTac(
  tx: Tx,
  { tacHash, passId, address }: { readonly tacHash: string; readonly passId: string; readonly address: string },
): Promise<StoredRegistration | null> {
  const found = await registrations(tx)
    .where('tac_hash', '=', tacHash)
    .where('pass_id', '=', passId)
    .where('address', '=', address)
    .executeTakeFirst();
  return found ?? null;
}

export async function findRegistrationById(tx: Tx, registrationId: string): Promise<StoredRegistration | null> {
  return (await registrations(tx).where('pass_registration_id', '=', registrationId).executeTakeFirst()) ?? null;
}

/** Locks a registration until the end of the transaction; null when it is gone. */
export async function lockRegistration(tx: Tx, registrationId: string): Promise<StoredRegistration | null> {
  const found = await registrations(tx)
    .where('pass_registration_id', '=', registrationId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found ?? null;
}

export interface NewRegistration {
  readonly passId: string;
  readonly address: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly jobTitle: string | null;
  readonly jobLevel: string | null;
  readonly companyNumberOfEmployees: string | null;
  readonly phone: string | null;
  readonly tacHash: string;
  readonly network: string;
  readonly mailedAt: Date | null;
  readonly registeredAt: Date;
  readonly expiresAt: Date;
}

/** Saves a registration whose address is still to be proved; an earlier one of the same address is replaced. */
export async function saveRegistration(tx: Tx, registration: NewRegistration): Promise<string> {
  const values = {
    pass_id: registration.passId,
    address: registration.address,
    first_name: registration.firstName,
    last_name: registration.lastName,
    company: registration.company,
    job_title: registration.jobTitle,
    job_level: registration.jobLevel,
    company_number_of_employees: registration.companyNumberOfEmployees,
    phone: registration.phone,
    state: 'HELD' as const,
    member_id: null,
    activated_at: null,
    tac_hash: registration.tacHash,
    network: registration.network,
    mailed_at: registration.mailedAt,
    registered_at: registration.registeredAt,
    expires_at: registration.expiresAt,
  };
  const { registrationId } = await tx
    .insertInto('pass_registration')
    .values(values)
    .onConflict((conflict) => conflict.columns(['pass_id', 'address']).doUpdateSet(values))
    .returning('pass_registration_id as registrationId')
    .executeTakeFirstOrThrow();
  return registrationId;
}

/** Gives a registration that is held, or was carried out, a new tac. */
export async function saveTac(
  tx: Tx,
  registrationId: string,
  {
    tacHash,
    mailedAt,
    expiresAt,
  }: { readonly tacHash: string; readonly mailedAt: Date | null; readonly expiresAt: Date },
): Promise<void> {
  await tx
    .updateTable('pass_registration')
    .set({ tac_hash: tacHash, mailed_at: mailedAt, expires_at: expiresAt })
    .where('pass_registration_id', '=', registrationId)
    .execute();
}

export async function saveActivated(tx: Tx, registrationId: string, memberId: string, now: Date): Promise<void> {
  await tx
    .updateTable('pass_registration')
    .set({ state: 'ACTIVATED', member_id: memberId, activated_at: now })
    .where('pass_registration_id', '=', registrationId)
    .execute();
}

/** Ends a registration that holds a slot. */
export async function endRegistration(tx: Tx, registrationId: string): Promise<void> {
  await tx
    .updateTable('pass_registration')
    .set({ state: 'REMOVED', tac_hash: null, activated_at: null })
    .where('pass_registration_id', '=', registrationId)
    .where('state', 'in', ['HELD', 'ACTIVATED'])
    .execute();
}

/** How many registrations of a network wait for the proof of their addresses. */
export async function countHeld(tx: Tx, passId: string, network: string): Promise<number> {
  const { held } = await tx
    .selectFrom('pass_registration')
    .select((eb) => eb.fn.countAll().as('held'))
    .where('pass_id', '=', passId)
    .where('network', '=', network)
    .where('state', '=', 'HELD')
    .executeTakeFirstOrThrow();
  return Number(held);
}

const lapsed = statement(
  { lapsed: number },
  ({ passId, now }: { passId: string; now: Date }) => sql`
    with gone as (
      delete from pass_registration
      where pass_id = ${passId} and state = 'HELD' and expires_at <= ${now}
      returning pass_registration_id),
    freed as (
      update pass_redemption_code c set pass_registration_id = null, redeemed_at = null
      from gone where c.pass_id = ${passId} and c.pass_registration_id = gone.pass_registration_id)
    select count(*)::int as lapsed from gone`,
);

/**
 * Removes the holds of a pass that have expired, and frees their redemption codes; returns how many there were (D50).
 */
export async function removeLapsed(tx: Tx, passId: string, now: Date): Promise<number> {
  const [row] = await lapsed.rows(tx, { passId, now });
  return row?.lapsed ?? 0;
}

const withLapsed = statement(
  { passId: text },
  ({ now, limit }: { now: Date; limit: number }) => sql`
    select distinct pass_id as "passId" from pass_registration
    where state = 'HELD' and expires_at <= ${now} order by pass_id limit ${limit}`,
);

/** The passes that have expired holds. */
export async function listPassesWithLapsed(tx: Tx, now: Date, limit: number): Promise<string[]> {
  return (await withLapsed.rows(tx, { now, limit })).map(({ passId }) => passId);
}

/** Registrations whose link waits and whose pass has started, at most `limit`. */
export async function listStarted(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('pass_registration as r')
    .innerJoin('pass as p', 'p.pass_id', 'r.pass_id')
    .select('r.pass_registration_id as registrationId')
    .where('r.state', '=', 'HELD')
    .where('r.mailed_at', 'is', null)
    .where('p.starts_at', '<=', now)
    .orderBy('r.pass_registration_id')
    .limit(limit)
    .execute();
  return rows.map(({ registrationId }) => registrationId);
}

/** A registration by which an account may be made now; null when it was used, has lapsed or waits for its start. */
export async function findOpenSignup(
  tx: Tx,
  { tacHash, address, now }: { readonly tacHash: string | null; readonly address: string; readonly now: Date },
): Promise<PassSignup | null> {
  const open = tx
    .selectFrom('pass_registration')
    .select(['pass_registration_id as registrationId', 'address', 'first_name as firstName', 'last_name as lastName'])
    .where('address', '=', address)
    .where('state', '=', 'HELD')
    .where('mailed_at', 'is not', null)
    .where('expires_at', '>', now);
  const found = await (
    tacHash === null ? open.orderBy('registered_at', 'desc').limit(1) : open.where('tac_hash', '=', tacHash)
  ).executeTakeFirst();
  return found ?? null;
}

/** Whether a mail with this key has been sent. */
export async function isMailed(tx: Tx, dedupeKey: string): Promise<boolean> {
  const found = await tx
    .selectFrom('mail')
    .select('mail_id')
    .where('dedupe_key', '=', dedupeKey)
    .where('sent_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * How many have ever registered by a pass, whatever became of it, and how many of them have not come in yet and still
 * may, by the machine's clock.
 */
export async function countRegistrations(
  tx: Tx,
  passId: string,
  clock: Date,
): Promise<{ readonly all: number; readonly held: number }> {
  const { all, held } = await tx
    .selectFrom('pass_registration')
    .select(({ fn }) => [
      fn.countAll().as('all'),
      fn.countAll().filterWhere('state', '=', 'HELD').filterWhere('expires_at', '>', clock).as('held'),
    ])
    .where('pass_id', '=', passId)
    .executeTakeFirstOrThrow();
  return { all: Number(all), held: Number(held) };
}
