import { longDownload } from '@atrium/content/coverage.ts';
import { customers, manyPeopleId } from '@atrium/content/customers.ts';
import { people, persona } from '@atrium/content/people.ts';
import { sql } from 'kysely';
import { createSelfSigned } from '../base/process/selfSigned.ts';
import type { Db, Tx } from '../base/sql/db.ts';
import { loadRows, type LoadRow } from '../base/sql/load.ts';
import { lock } from '../base/sql/lock.ts';
import { findSetting, saveSetting } from '../base/sql/setting.ts';
import { statement } from '../base/sql/statement.ts';
import { saveTenant } from '../base/sql/tenant.ts';
import { loadStandings } from '../modules/entitlement/service/standings.ts';
import { loadFigures } from '../modules/organization/service/foldFigures.ts';
import { loadDownload } from '../modules/organization/service/makeDownload.ts';
import { seedPasswords } from '../modules/proof/service/memberPassword.ts';
import { hashPassword } from '../modules/proof/service/password.ts';
import { demoPassword } from './accounts.ts';
import { relativeTo } from './at.ts';
import { inOrder } from './inOrder.ts';
import { loadJobs } from './jobs.ts';
import { analyze, withoutTriggers } from './withoutTriggers.ts';

/** The setting with the instant of the first start. */
export const demoLoadedAt = 'demo.loadedAt';

/** What a test of a few people leaves out: folding a thousand again for each day that it lets pass takes long. */
interface DemoParts {
  readonly manyPeople: boolean;
}

/**
 * Loads the demo data into an empty database in one transaction; does nothing when it was loaded before. Several
 * processes may call it at once. `now`: the first start, epoch milliseconds, to which all dates are relative.
 * `publicUrl`: where the stand-in for Google is.
 */
export async function loadDemoWorld(
  db: Db,
  now: number,
  publicUrl = 'http://localhost:4000',
  { manyPeople }: DemoParts = { manyPeople: true },
): Promise<void> {
  if ((await findSetting(db, demoLoadedAt)) !== null) return;
  // loaded later, because only the first start needs the data
  const [{ demoRows }, { demoProviderKey, federationRows }] = await Promise.all([
    import('./rows.ts'),
    import('./federation.ts'),
  ]);
  const passwordHash = await hashPassword(demoPassword);
  if (passwordHash === null) throw new Error('The demo password could not be hashed.');
  await db.transaction().execute(async (tx) => {
    await takeTime.rows(tx, {});
    await lock(tx, 'demo/load');
    // another process, started at the same time, has loaded it meanwhile
    if ((await findSetting(tx, demoLoadedAt)) !== null) return;
    const at = relativeTo(now);
    const providerKey = await createSelfSigned('id.acme.example', now);
    const tables = { ...demoRows(at, now), ...federationRows(at, { certificate: providerKey.certificate, publicUrl }) };
    await clearBeginning(tx);
    const names = Object.keys(tables) as (keyof typeof tables)[];
    for (const table of await inOrder(tx, names)) {
      if (table === 'contract') await loadByCompany(tx, table, tables[table]);
      else if (table === 'seat') await loadByCompany(tx, table, tables[table]);
      else await loadRows(tx, table, tables[table]);
    }
    await loadPasswords(tx, passwordHash);
    await loadJobs(tx);
    await loadStandings(
      tx,
      people.map((person) => person.memberId),
      now,
    );
    const customerIds = customers.map(({ customerId }) => customerId).filter((id) => id !== manyPeopleId);
    await withoutTriggers(tx, () => foldFigures(tx, customerIds, now));
    if (manyPeople) await loadManyPeople(tx, now);
    await saveSetting(tx, demoProviderKey, providerKey);
    await saveSetting(tx, demoLoadedAt, now);
  });
}

/** No statement of the transaction is ended for its length: a process that loads it second waits for the first. */
const takeTime = statement({}, () => sql`select from set_config('statement_timeout', '0', true)`);

/** Loads the seats of a company of a thousand people, and what they did. `now`: as for the rest of the demo. */
export async function loadManyPeople(tx: Tx, now: number): Promise<void> {
  const { loadVandelay } = await import('./vandelay.ts');
  await withoutTriggers(tx, async () => {
    await loadVandelay(tx, relativeTo(now));
    await foldFigures(tx, [manyPeopleId], now);
    await loadLongDownload(tx, now);
  });
}

/** A file of more rows than a download answers at once, as its administrator finds it in the mail. */
async function loadLongDownload(tx: Tx, now: number): Promise<void> {
  const { persona: name, customerId, id, type } = longDownload;
  const whole = { employeeId: null, filter: 'CONTRACT_TO_DATE', searchTerm: '', sortBy: null } as const;
  const timeZone = customers.find((customer) => customer.customerId === customerId)?.timeZone ?? 'UTC';
  await loadDownload(
    tx,
    { id, customerId, memberId: persona(name).memberId, asked: { type, ...whole } },
    { timeZone, now },
  );
}

async function foldFigures(tx: Tx, customerIds: readonly string[], now: number): Promise<void> {
  await loadFigures(tx, customerIds, now);
  await analyze(tx, ['member_day', 'member_course_figure', 'member_figure']);
}

/** Loads a table with row-level security, which shows the rows of one company at a time (decision 078). */
async function loadByCompany<T extends 'seat' | 'contract'>(
  tx: Tx,
  table: T,
  rows: readonly (LoadRow<T> & { readonly customer_id: string })[],
): Promise<void> {
  for (const [customerId, own] of Map.groupBy(rows, (row) => row.customer_id)) {
    await saveTenant(tx, customerId);
    await loadRows(tx, table, own);
  }
}

/** The demo has the businesses and areas with which every academy begins among its own, with more in them. */
async function clearBeginning(tx: Tx): Promise<void> {
  await tx.deleteFrom('entitlement').execute();
  await tx.deleteFrom('customer').execute();
}

async function loadPasswords(tx: Tx, hash: string): Promise<void> {
  for (const maySignIn of [true, false]) {
    const members = people.filter((person) => person.passwordLogin === maySignIn).map((person) => person.memberId);
    await seedPasswords(tx, members, hash, maySignIn);
  }
}
