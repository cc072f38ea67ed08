import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { addHolder, everything, held } from './merge.fixture.ts';
import { mergePeople } from './service/staff/mergePeople.ts';

let server: TestServer;
let owner: pg.Client;
beforeAll(async () => {
  server = await startServer();
  owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

/** Every row of these accounts, and the counters of seats, as text. */
async function stateOf(ids: readonly string[]): Promise<string> {
  const { rows } = await owner.query<{ table: string; column: string }>(
    'select table_name as "table", column_name as "column" from merge_rules() union select \'member\', \'member_id\' order by 1, 2',
  );
  const texts: string[] = [];
  for (const { table, column } of rows) {
    const found = await owner.query<{ row: string }>(
      `select t::text as row from ${table} t where ${column} = any($1) order by 1`,
      [ids],
    );
    texts.push(...found.rows.map(({ row }) => `${table}: ${row}`));
  }
  const seats = await owner.query<{ row: string }>('select t::text as row from session_seat t order by 1');
  return [...texts, ...seats.rows.map(({ row }) => row)].join('\n');
}

/** By how much the counters of seats differ from the rows, which the demo begins with. */
async function uncounted(): Promise<unknown[]> {
  const { rows } = await owner.query<Record<string, unknown>>(`
    select c.session_id,
      c.taken - (select count(*) from enrollment e where e.session_id = c.session_id and e.takes_seat) as taken,
      c.waiting - (select count(*) from enrollment e where e.session_id = c.session_id and e.status = 'WAITLISTED') as waiting,
      c.held - (select count(*) from seat_offer f where f.session_id = c.session_id and f.settled_at is null) as held
    from session_seat c order by 1`);
  return rows;
}

const count = async (text: string, ...values: unknown[]): Promise<number> =>
  Number((await owner.query<{ count: string }>(text, values)).rows[0]?.count);

test('[PEO-01] whatever two accounts have, the rehearsal changes nothing, its numbers come true, and one account is left', async () => {
  let run = 0;
  const ctx = server.context(null, server.clock.now());
  const drift = await uncounted();
  await fc.assert(
    fc.asyncProperty(held, held, async (one, two) => {
      run += 1;
      const [leaving, staying] = [`merge-${String(run)}-b`, `merge-${String(run)}-a`];
      const now = server.clock.now();
      await addHolder(owner, leaving, one, now);
      await addHolder(owner, staying, two, now);
      const deps = {
        db: server.db,
        by: { kind: 'command', user: 'test' },
        now,
        reason: 'One person.',
        site: ctx.site,
      } as const;
      const before = await stateOf([leaving, staying]);
      const rehearsed = await mergePeople({ ...deps, dryRun: true }, { leaving, staying });
      expect(await stateOf([leaving, staying])).toBe(before);
      const done = await mergePeople({ ...deps, dryRun: false }, { leaving, staying });
      if (one.subscription === 'active' && two.subscription === 'active') {
        expect(done).toMatchObject({ ok: false, refusal: { code: 'INVALID_INPUT' } });
        expect(await stateOf([leaving, staying])).toBe(before);
        return;
      }
      expect(rehearsed.ok && rehearsed.value.lines).toEqual(done.ok && done.value.lines);
      expect(done.ok && done.value.isSaved).toBe(true);
      expect(await stateOf([leaving])).not.toContain(`(${leaving},`);
      // counters of seats are those of the rows
      expect(await uncounted()).toEqual(drift);
      // one seat in the upcoming sessions of a course, one of a company, one plan, one submission that counts
      expect(
        await count(
          `select count(*) from (select s.course_id from enrollment e join session s using (session_id)
           where e.member_id = $1 and e.status = 'ENROLLED' group by 1 having count(*) > 1) twice`,
          staying,
        ),
      ).toBe(0);
      expect(
        await count("select count(*) from enrollment where member_id = $1 and status = 'ENROLLED'", staying),
      ).toBeGreaterThanOrEqual(Number([...one.enrolled, ...two.enrolled].includes('ENROLLED')));
      expect(await count('select count(*) from seat where member_id = $1 and revoked_at is null', staying)).toBe(
        Number(one.hasSeat || two.hasSeat),
      );
      expect(
        await count('select count(*) from learning_plan where member_id = $1 and replaced_at is null', staying),
      ).toBe(Number(one.hasPlan || two.hasPlan));
      expect(await count('select count(*) from project_submission where member_id = $1', staying)).toBe(
        one.submissions.length + two.submissions.length,
      );
      expect(
        await count('select count(*) from project_submission where member_id = $1 and replaced_at is null', staying),
      ).toBe(Number(one.submissions.length + two.submissions.length > 0));
      // the farthest progress
      for (const [index, seconds] of one.watched.entries()) {
        const farthest = Math.max(seconds ?? 0, two.watched[index] ?? 0);
        if (farthest > 0)
          expect(
            await count(
              `select count(*) from video_progress where member_id = $1 and farthest_watched_time = $2
               and covered = int4multirange(int4range(0, $2::integer)) and completed_at is not null = $3`,
              staying,
              farthest,
              farthest > 500,
            ),
          ).toBeGreaterThan(0);
      }
      expect(
        await count("select count(*) from entitlement_grant where member_id = $1 and source = 'STAFF'", staying),
      ).toBe(one.given + two.given);
      // every number of a certificate leads to one that is current
      expect(
        await count(
          `select count(*) from credential k where k.member_id = $1 and k.revoked_at is not null and not exists (
             select from credential n where n.replaces = k.credential_id and n.member_id = $1)`,
          staying,
        ),
      ).toBe(0);
      expect(await count('select count(*) from credential where member_id = $1', staying)).toBe(
        [...one.certified, ...two.certified].filter(Boolean).length,
      );
      // both customers of the payment provider are theirs
      const customers = [one, two].filter(({ isCustomer, subscription }) => isCustomer || subscription !== null).length;
      expect(
        await count(
          `select (select count(*) from billing_account where member_id = $1)
            + (select count(*) from former_billing_account where member_id = $1) as count`,
          staying,
        ),
      ).toBe(customers);
      // done again, it changes nothing
      const again = await mergePeople({ ...deps, dryRun: false }, { leaving, staying });
      expect(again).toMatchObject({ ok: true, value: { lines: [], isSaved: false } });
    }),
    { numRuns: 12, examples: [[everything, everything]] },
  );
});
