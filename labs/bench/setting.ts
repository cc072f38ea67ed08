import { tmpdir } from 'node:os';
import path from 'node:path';
import { persona } from '@atrium/content/people.ts';
import { plainAcademy } from '@atrium/domain/academy/academyForm.ts';
import { minute } from '@atrium/domain/time.ts';
import { startPostgres } from '@atrium/server/adapters/local/postgres.ts';
import { makeContext, type MemberContext } from '@atrium/server/base/context.ts';
import { openLog } from '@atrium/server/base/process/log.ts';
import { openAcademy } from '@atrium/server/base/site.ts';
import { openDatabase, type Database } from '@atrium/server/base/sql/db.ts';
import { migrate } from '@atrium/server/base/sql/migrate.ts';
import { loadDemoWorld } from '@atrium/server/demo/load.ts';
import { openViewerSource } from '@atrium/server/modules/entitlement/service/viewerSource.ts';
import { localPorts } from '@atrium/server/start/ports.ts';
import { growWorld } from '../world/growWorld.ts';
import type { WorldSize } from '../world/plan.ts';
import { parentOf } from './cpu.ts';

const mailFrom = 'Atrium <hello@localhost>';
const secret = 'of no use';
const { ports } = localPorts({
  mailDirectory: path.join(tmpdir(), 'atrium-mail'),
  filesDirectory: path.join(tmpdir(), 'atrium-files'),
  mailFrom: () => mailFrom,
  secret,
  publicUrl: 'http://localhost',
  payments: null,
});
const root = path.resolve(import.meta.dirname, '../..');

/** A database with a grown world. */
export interface Setting {
  readonly url: string;
  readonly database: Database;
  /** The parent process of the database's processes. */
  readonly postmaster: number;
}

/** What is compared with the product, such as figures from raw records, may take minutes. */
const longestStatement = 11 * minute;

/**
 * Starts PostgreSQL in `directory` and grows the world, unless it was grown before. `started` ends the database, also
 * when the growth is interrupted. Throws when another version grew the world.
 */
export async function prepareSetting(
  directory: string,
  size: WorldSize,
  started: AsyncDisposableStack,
): Promise<Setting> {
  const postgres = await startPostgres({ directory, checkout: root });
  started.defer(() => postgres.stop(10_000));
  await migrate(postgres.url);
  const database = openDatabase({ url: postgres.url, log: openLog('warn'), max: 4, silence: longestStatement });
  started.defer(() => database.pool.end());
  await loadDemoWorld(database.db, Date.now());
  const world = await growWorld(postgres.url, size);
  if (world === 'grownByAnotherVersion')
    throw new Error(`${directory} has a world of other sizes or of another version: remove it, and run this again`);
  const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return { url: postgres.url, database, postmaster: parentOf(rows[0]?.pid ?? 0) };
}

/** The context of a request by a persona of the demo world, made as the server makes it. */
export function contextOf(database: Database, name: string): Promise<MemberContext> {
  return contextOfMember(database, persona(name).memberId);
}

/** The same for any member. */
export async function contextOfMember(database: Database, memberId: string): Promise<MemberContext> {
  const log = openLog('warn');
  const listener = { alive: () => false, on: () => Promise.resolve(), close: () => Promise.resolve() };
  const source = await openViewerSource({ db: database.db, listener, log }, ports.flags);
  const now = Date.now();
  const viewer = await source.find(memberId, now);
  if (viewer === null) throw new Error(`there is no member ${memberId}`);
  const academy = openAcademy({ publicUrl: 'http://localhost', defaults: plainAcademy, fixed: {} });
  const metering = { threshold: 3, timeZone: 'UTC' };
  const askPage = () => Promise.reject(new Error('no measured call asks pages'));
  return makeContext(
    {
      ...database,
      academy,
      metering,
      ports,
      secret,
      documentKinds: [],
      letterKinds: [],
      fillExample: askPage,
      askPage,
    },
    { now, viewer, log },
    source.visitorFlags,
  );
}
