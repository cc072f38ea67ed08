import type { MemberContext } from '@atrium/server/base/context.ts';
import { openLog } from '@atrium/server/base/process/log.ts';
import { openDatabase, type Database } from '@atrium/server/base/sql/db.ts';
import { letterKindsOf } from '@atrium/server/mail/letters.ts';
import { onePayingCustomer } from '@atrium/server/modules/billing/payments.fixture.ts';
import { documentKinds, letters } from '@atrium/server/registry.ts';
import { cloneDatabase } from '@atrium/server/testing/cloneDatabase.ts';
import pg from 'pg';
import { contextOf } from '../../bench/setting.ts';
import { growWorld } from '../growWorld.ts';
import * as plan from '../plan.ts';
import { traces } from './traces.fixture.ts';

const size: plan.WorldSize = { members: 5200, courses: 200, sessions: 1000, progress: 20_000 };

/** The first course of the world, and its session on demand. */
export const courseId = plan.courseId(0);
export const sessionId = plan.onDemandSessionId(0);

/** A session of the demo world that is full and has a waitlist. */
export const full = 'leading-through-ambiguity-1';

/** A grown world with the traces of its members, and the callers. */
export interface GrownWorld {
  readonly url: string;
  readonly database: Database;
  readonly member: MemberContext;
  readonly staff: MemberContext;
  /** The id of a member who has a seat in the full session. */
  readonly seated: string;
}

/**
 * Statements that neither the calls of mutations nor those of queries send, by what they are about: due work, plain
 * HTTP routes, and what comes of other arguments or another state of the world.
 */
export type CallsOfWorld = Readonly<Record<string, (world: GrownWorld) => Promise<unknown>>>;

/** Grows it, which takes half a minute. The caller ends its pool. */
export async function openGrownWorld(): Promise<GrownWorld> {
  const url = await grownDatabase(size);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query(traces);
  await owner.end();
  const database = openDatabase({ url, log: openLog('error'), max: 4 });
  const subscriber = await contextOf(database, 'member');
  const member = { ...subscriber, ports: { ...subscriber.ports, payments: onePayingCustomer } };
  const text = `select min(member_id) as id from enrollment where session_id = $1 and status = 'ENROLLED'`;
  const seated = (await database.pool.query<{ id: string }>(text, [full])).rows[0]?.id ?? '';
  const staff = { ...(await contextOf(database, 'employee')), documentKinds, letterKinds: letterKindsOf(letters) };
  return { url, database, member, staff, seated };
}

/** The URL of a copy of the demo database with a world of this size. */
export async function grownDatabase(to: plan.WorldSize): Promise<string> {
  const url = await cloneDatabase();
  await growWorld(url, to);
  return url;
}
