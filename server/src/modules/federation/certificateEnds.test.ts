import { day } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSelfSigned } from '../../base/process/selfSigned.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { certificateFacts } from './service/staff/describe.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** How many mails about the certificate of Acme the team got. */
async function told(): Promise<readonly string[]> {
  const rows = await server.db
    .selectFrom('mail')
    .select('to_address as to')
    .where('dedupe_key', 'like', 'certificate-ends/acme/%')
    .orderBy('mail_id')
    .execute();
  return rows.map(({ to }) => to);
}

/** Of which companies Today lists a certificate, or why not. */
async function listed(who: string): Promise<readonly string[] | string | undefined> {
  const { data, errors } = await (
    await server.as(who)
  ).ask<{ listEndingCertificates: readonly { companyId: string }[] | null }>(
    '{ listEndingCertificates { companyId } }',
    {},
  );
  return data?.listEndingCertificates?.map(({ companyId }) => companyId) ?? errors?.[0]?.extensions.code;
}

test('[COM-01] the team is mailed 30, 7 and 1 day before a certificate ends, once each, and not after it', async () => {
  // it is good for years; so it was made years ago
  const whole = certificateFacts((await createSelfSigned('id.acme.example', 0)).certificate).endsAt;
  const { certificate } = await createSelfSigned('id.acme.example', server.clock.now() + 40 * day - whole);
  await server.db
    .updateTable('identity_realm')
    .set({ certificates: [certificate] })
    .where('customer_id', '=', 'acme')
    .execute();
  const { endsAt } = certificateFacts(certificate);
  const at = async (daysBefore: number): Promise<number> => {
    await server.clock.advance(endsAt - daysBefore * day - server.clock.now());
    return (await told()).length;
  };
  expect(await at(31)).toBe(0);
  expect(await listed('employee')).toEqual([]);
  const people = await at(30);
  expect(people).toBeGreaterThan(0);
  expect(await listed('employee')).toEqual(['acme']);
  expect(await listed('support')).toBe('FORBIDDEN');
  expect(await at(29)).toBe(people);
  expect(await at(7)).toBe(2 * people);
  expect(await at(1)).toBe(3 * people);
  expect(await at(-1)).toBe(3 * people);
  expect(await listed('employee')).toEqual(['acme']);
});
