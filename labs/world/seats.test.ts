import { persona } from '@atrium/content/people.ts';
import { openLog } from '@atrium/server/base/process/log.ts';
import { openDatabase } from '@atrium/server/base/sql/db.ts';
import { listSeats } from '@atrium/server/modules/seat/service/listSeats.ts';
import { cloneDatabase } from '@atrium/server/testing/cloneDatabase.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextOfMember } from '../bench/setting.ts';
import { growCompany } from './growCompany.ts';
import { growSeats } from './seats.ts';

const people = { seated: 400, invited: 12 };
const company = { customerId: 'grown', contractId: 'grown', prefix: 'grown', emailDomain: 'grown.example' };
const administratorId = persona('ann@acme.example').memberId;

let database: ReturnType<typeof openDatabase>;
let client: pg.Client;
beforeAll(async () => {
  const url = await cloneDatabase();
  client = new pg.Client({ connectionString: url });
  await client.connect();
  const now = Date.now();
  await growCompany(client, { customerId: company.customerId, people: people.seated, progress: 2000 }, now);
  await client.query('begin');
  await growSeats(client, { ...company, ...people, administratorId }, now);
  await client.query('commit');
  database = openDatabase({ url, log: openLog('error'), max: 2 });
});
afterAll(async () => {
  await client.end();
  await database.pool.end();
});

async function counted(from: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${from}`);
  return rows[0]?.count ?? 0;
}
const seats = `seat where contract_id = 'grown'`;

test('of the seats of a grown company some wait, most of them reminded, and some were taken back', async () => {
  const waits = 'activated_at is null and revoked_at is null';
  expect(await counted(`${seats} and ${waits}`)).toBe(12);
  const reminded = await counted(`${seats} and ${waits} and reminded_at > assigned_at and reminded_at < now()`);
  expect(reminded).toBeGreaterThan(5);
  expect(reminded).toBeLessThan(12);
  expect(await counted(`${seats} and revoked_at is not null`)).toBe(16);
  // half of those who lost theirs have another one, and what it grants
  expect(await counted(`${seats} and seat_id like '%-again' and revoked_at is null`)).toBe(8);
  expect(
    await counted(`(select from ${seats} and revoked_at is null group by member_id having count(*) > 1) as twice`),
  ).toBe(0);
  const grants = `entitlement_grant g join seat s on s.seat_id = g.source_ref and s.contract_id = 'grown'`;
  expect(await counted(`${grants} where (g.revoked_at is null) <> (s.revoked_at is null)`)).toBe(0);
});

test('the seats of a grown company are as many as their counter says, and the page of the seats shows them', async () => {
  const [held, used] = [
    await counted(`${seats} and revoked_at is null`),
    await counted(`${seats} and revoked_at is null and activated_at is not null`),
  ];
  expect(
    await counted(`seat_count where contract_id = 'grown' and assigned = ${String(held)} and used = ${String(used)}`),
  ).toBe(1);
  const staff = await contextOfMember(database, persona('employee').memberId);
  const page = await listSeats(staff, { customerId: 'grown', searchTerm: '', state: 'ASSIGNED', page: 0 });
  expect(page).toMatchObject({ ok: true, value: { assignedSeats: held, usedSeats: used, waitingSeats: 12 } });
});

test('each seat of a grown company is in the audit, and the downloads of the last day are whole', async () => {
  const audited = (action: string) => counted(`audit_entry where action = '${action}' and detail::text like '%grown%'`);
  expect(await audited('SEAT_ASSIGNED')).toBe(await counted(seats));
  expect(await audited('SEAT_REVOKED')).toBe(16);
  expect(await audited('SEATS_REMINDED')).toBeGreaterThan(0);
  expect(await counted(`audit_entry where subject = 'customer/grown'`)).toBe(32);
  const downloads = `company_download d where d.customer_id = 'grown' and expires_at > now()`;
  expect(await counted(downloads)).toBe(2);
  const parts = `select sum(octet_length(content)) from company_download_part p where p.company_download_id = d.company_download_id`;
  expect(await counted(`${downloads} and coalesce((${parts}), 0) = coalesce(d.size, 0)`)).toBe(2);
  expect(await counted(`${downloads} and size > 20000`)).toBe(1);
});
