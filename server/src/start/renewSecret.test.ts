import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from '../base/process/log.ts';
import { seal, unseal } from '../base/secret.ts';
import { openDatabase, type Database } from '../base/sql/db.ts';
import { cloneDatabase } from '../testing/cloneDatabase.ts';
import { renewSecret } from './renewSecret.ts';

const [former, older, present, unknown] = Array.from({ length: 4 }, () => randomBytes(36).toString('base64url'));
let database: Database;
let owner: pg.Client;

beforeAll(async () => {
  const url = await cloneDatabase();
  database = openDatabase({ url, log: openLog('error'), max: 2 });
  owner = new pg.Client({ connectionString: url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.pool.end();
});

const sealed = `
  select 'oidc_key' as name, kid as id, sealed_private_jwk as sealed, 'signing key' as purpose from oidc_key
  union all select 'credential_key', kid, sealed_private_jwk, 'credential key' from credential_key
  union all select 'saml_key', saml_key_id::text, sealed_private_key, 'saml key' from saml_key
  union all select 'identity_realm', realm_id, sealed_client_secret, 'client secret' from identity_realm
  union all select 'sign_on_draft', customer_id, sealed_client_secret, 'client secret' from sign_on_draft
  union all select 'webhook_endpoint', webhook_endpoint_id::text, sealed_secret, 'webhook endpoint' from webhook_endpoint
  union all select 'webhook_endpoint former', webhook_endpoint_id::text, sealed_former_secret, 'webhook endpoint'
    from webhook_endpoint
  union all select 'second_factor', factor_id, sealed_secret, 'authenticator secret' from second_factor
  order by 1, 2`;

async function read(secret = present): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; id: string; sealed: Buffer | null; purpose: string }>(sealed);
  return rows.map(({ name, sealed: bytes, purpose }) => {
    const text = bytes === null ? 'retired' : unseal(bytes, secret ?? '', purpose);
    return `${name} ${text ?? 'closed'}`;
  });
}

test('every column that holds something sealed is encrypted again, or lives for minutes', async () => {
  const { rows } = await owner.query<{ name: string }>(`
    select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname like 'sealed%'
      and not a.attisdropped order by 1`);
  expect(rows.map(({ name }) => name)).toEqual([
    'credential_key.sealed_private_jwk',
    // an attempt to sign in elsewhere
    'federation_attempt.sealed_identity',
    'federation_attempt.sealed_memory',
    'identity_realm.sealed_client_secret',
    'oidc_key.sealed_private_jwk',
    'saml_key.sealed_private_key',
    'second_factor.sealed_secret',
    // with the secret of the browser
    'sign_in_step.sealed',
    'sign_on_draft.sealed_client_secret',
    'webhook_endpoint.sealed_former_secret',
    'webhook_endpoint.sealed_secret',
  ]);
});

test('what a former secret had encrypted opens with the present one after a start, and once only', async () => {
  await owner.query(
    'delete from oidc_key; delete from credential_key; delete from saml_key; delete from identity_realm; delete from second_factor; delete from sign_on_draft',
  );
  const by = (secret: string | undefined, text: string, purpose: string): Buffer => seal(text, secret ?? '', purpose);
  for (const [at, secret] of [former, older, present, unknown].entries()) {
    const text = `key ${String(at)}`;
    await owner.query(
      'insert into oidc_key (kid, public_jwk, sealed_private_jwk, created_at) values ($1, $2, $3, now())',
      [text, '{}', by(secret, text, 'signing key')],
    );
  }
  await owner.query(
    `insert into credential_key (kid, public_jwk, sealed_private_jwk, created_at) values
      ('badge', '{}', $1, now()), ('gone', '{}', null, now())`,
    [by(former, 'badge', 'credential key')],
  );
  await owner.query(`insert into saml_key (certificate, sealed_private_key, created_at) values ('', $1, now())`, [
    by(former, 'saml', 'saml key'),
  ]);
  await owner.query(
    `insert into identity_realm (realm_id, customer_id, kind, issuer, client_id, sealed_client_secret)
      select 'tried', customer_id, 'OIDC', 'https://id.example', 'academy', $1 from customer order by 1 limit 1`,
    [by(former, 'their secret', 'client secret')],
  );
  await owner.query(
    `insert into sign_on_draft (customer_id, revision, kind, issuer, client_id, sealed_client_secret, saved_at)
      select customer_id, gen_random_uuid(), 'OIDC', 'https://id.example', 'academy', $1, now() from customer
      order by 1 limit 1`,
    [by(former, 'their draft', 'client secret')],
  );
  await owner.query(
    `insert into second_factor (factor_id, member_id, kind, name, created_at, sealed_secret)
      select 'app', member_id, 'AUTHENTICATOR', 'App', now(), $1 from member order by 1 limit 1`,
    [by(former, 'app', 'authenticator secret')],
  );
  await owner.query('update webhook_endpoint set sealed_secret = $1, sealed_former_secret = $2', [
    by(former, 'hook', 'webhook endpoint'),
    by(older, 'hook before', 'webhook endpoint'),
  ]);
  const warned: unknown[] = [];
  const log = { warn: (fields: unknown) => warned.push(fields) };
  const deps = { db: database.db, secret: present ?? '', log };
  await renewSecret(deps, []);
  expect((await read()).filter((line) => line.endsWith('closed'))).toHaveLength(10);

  await renewSecret(deps, [former ?? '', older ?? '']);
  const opened = [
    'credential_key badge',
    'credential_key retired',
    'identity_realm their secret',
    'oidc_key key 0',
    'oidc_key key 1',
    'oidc_key key 2',
    'oidc_key closed',
    'saml_key saml',
    'second_factor app',
    'sign_on_draft their draft',
    'webhook_endpoint hook',
    'webhook_endpoint former hook before',
  ];
  expect(await read()).toEqual(opened);
  expect(warned).toEqual([
    { signingKeys: 2, credentialKeys: 1, samlKeys: 1, clientSecrets: 2, endpoints: 1, authenticators: 1 },
  ]);

  await renewSecret(deps, [former ?? '', older ?? '']);
  expect(await read()).toEqual(opened);
  expect(warned).toHaveLength(1);
});
