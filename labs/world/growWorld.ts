import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { clips } from '@atrium/content/media.ts';
import { persona } from '@atrium/content/people.ts';
import { openLog } from '@atrium/server/base/process/log.ts';
import { openDatabase } from '@atrium/server/base/sql/db.ts';
import { loadFigures } from '@atrium/server/modules/organization/service/foldFigures.ts';
import pg from 'pg';
import { growAnswers } from './answers.ts';
import { growAround } from './around.ts';
import { growBilling } from './billing.ts';
import { growCatalogue } from './catalogue.ts';
import { growEmployees } from './growCompany.ts';
import { growHistory } from './history.ts';
import { growLearning } from './learning.ts';
import { growLearningPlans } from './learningPlans.ts';
import { growMembers } from './members.ts';
import { growPasses } from './passes.ts';
import { employeePrefix, type Ground, type WorldSize } from './plan.ts';
import { growSeats, invitedShare } from './seats.ts';
import { growSignIns } from './signIns.ts';
import { withoutTriggers } from './withoutTriggers.ts';

/** The part of the new members who are people of one company, so that its dashboard is of real size. */
const employeeShare = 0.1;
const employer = {
  customerId: 'acme',
  contractId: 'acme-1',
  prefix: employeePrefix,
  emailDomain: 'acme.example',
} as const;
/**
 * So that what follows is planned for the rows that are there. Nobody else sees them before the commit: what the
 * database learns by itself meanwhile, after a minute, is the sizes of before, and a join planned for them takes hours.
 */
const learnSizes = 'analyze';
/** The clips of the demo academy, which the videos of grown courses show. */
const demoClips = clips.map(({ externalKey, durationSeconds }) => ({ externalKey, duration: durationSeconds }));
const administratorId = persona('ann@acme.example').memberId;

/**
 * Grows a loaded demo world to `size` in one transaction, with COPY, as the owner. Every row is derived from its number
 * and from the first start of the demo world. Leaves a database that was grown before as it is, and tells whether the
 * rows are those that this version would give.
 */
export async function growWorld(
  url: string,
  size: WorldSize,
): Promise<'grown' | 'grownBefore' | 'grownByAnotherVersion'> {
  const grown = JSON.stringify({ ...size, version: await versionOfThis() });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: before } = await client.query<{ same: boolean }>(
      `select value = $1::jsonb as same from setting where key = 'world.size'`,
      [grown],
    );
    const [known] = before;
    if (known !== undefined) return known.same ? 'grownBefore' : 'grownByAnotherVersion';
    const count = async (table: string): Promise<number> => {
      const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
      return Number(rows[0]?.count);
    };
    const { rows: started } = await client.query<{ value: string }>(
      `select value from setting where key = 'demo.loadedAt'`,
    );
    const { rows: faculty } = await client.query<{ faculty_id: string }>(
      'select faculty_id from faculty order by faculty_id',
    );
    const ground: Ground = {
      now: Number(started[0]?.value),
      facultyIds: faculty.map((row) => row.faculty_id),
      clips: demoClips,
    };
    const added = Math.max(0, size.members - (await count('member')));
    const employees = Math.floor(added * employeeShare);
    const members = added - employees;
    const courses = Math.max(0, size.courses - (await count('course')));
    const sessions = Math.max(courses, size.sessions - (await count('session')));

    await client.query('begin');
    await growMembers(client, ground, 0, members);
    await growSignIns(client, ground, members);
    await growCatalogue(client, ground, courses, sessions);
    await growLearningPlans(client, ground, { members, courses });
    const progress = Math.max(0, size.progress - (await count('video_progress')));
    const employeeProgress = Math.floor(progress * employeeShare);
    await growHistory(client, ground, { members, courses, progress: progress - employeeProgress });
    await client.query(learnSizes);
    await growLearning(client, ground, { courses });
    await client.query(learnSizes);
    await client.query(`update contract set total_seats = total_seats + $2 where contract_id = $1`, [
      employer.contractId,
      employees,
    ]);
    const invited = Math.floor(employees * invitedShare);
    const seated = employees - invited;
    await growEmployees(client, { ...employer, people: seated, progress: employeeProgress }, ground.now);
    if (seated > 0) await growSeats(client, { ...employer, administratorId, seated, invited }, ground.now);
    await withoutTriggers(client, ['entitlement_grant'], async () => {
      await growBilling(client, ground);
      await growPasses(client, ground, { people: added });
      await growAnswers(client);
      await growAround(client, ground);
    });
    // release every on-demand session, so that grown members can watch what they hold
    await client.query(`update flag set default_value = '{"all_sessions": true}' where flag = 'onDemand2024Refresh'`);
    await client.query(`insert into setting (key, value) values ('world.size', $1)`, [grown]);
    await client.query('commit');
    await foldEmployer(url, ground.now);
    await client.query('vacuum analyze');
    return 'grown';
  } finally {
    await client.end();
  }
}

/** A hash of the code that grows worlds. */
async function versionOfThis(): Promise<string> {
  const folder = import.meta.dirname;
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const hash = createHash('sha256');
  for (const name of files.toSorted()) hash.update(await readFile(path.join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

/** Computes the figures of the company, as the due work would; its people were added without marking them. */
async function foldEmployer(url: string, now: number): Promise<void> {
  const { db, pool } = openDatabase({ url, log: openLog('warn'), max: 1 });
  try {
    await db.transaction().execute((tx) => loadFigures(tx, [employer.customerId], now));
  } finally {
    await pool.end();
  }
}
