import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../../base/sql/migrate.ts';
import { cloneDatabase } from '../../testing/cloneDatabase.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { removeCopy } from '../../testing/template.ts';
import { newSetupToken, ownerForm } from '../staff/setup.fixture.ts';

/** A live academy on its first evening: a migrated database with nothing but its owner. */
export interface EmptyAcademy {
  readonly server: TestServer;
  readonly owner: Caller;
  readonly ownerId: string;
  readonly close: () => Promise<void>;
}

export async function startEmpty(): Promise<EmptyAcademy> {
  const copy = await cloneDatabase();
  const empty = new URL(copy);
  empty.pathname = `/atrium_test_empty_${randomBytes(4).toString('hex')}`;
  const beside = new pg.Client({ connectionString: copy });
  await beside.connect();
  await beside.query(`create database ${empty.pathname.slice(1)}`);
  await beside.end();
  await removeCopy(copy);
  await migrate(empty.href);
  const server = await startServer({ databaseUrl: empty.href });
  const email = 'olga@owner.example';
  const input = { ...ownerForm, token: await newSetupToken(server, email) };
  await server.stranger.query('mutation ($input: SetUpOwnerInput!) { setUpOwner(input: $input) { email } }', { input });
  const members = server.db.selectFrom('member').select('member_id as id').where('email', '=', email);
  const { id: ownerId } = await members.executeTakeFirstOrThrow();
  const owner = await server.signIn({ memberId: ownerId, email, password: ownerForm.password });
  return {
    server,
    owner,
    ownerId,
    close: async () => {
      await server.close();
      await removeCopy(empty.href);
    },
  };
}
