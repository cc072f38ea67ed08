import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { cpuMilliseconds, ownMegabytes } from './cpu.ts';

/** CPU milliseconds a second of processes that nobody asks anything, after they have come to rest. */
export async function benchIdle(roots: readonly number[]): Promise<number> {
  await wait(15_000);
  const [begun, before] = [performance.now(), cpuMilliseconds(roots)];
  await wait(30_000);
  return ((cpuMilliseconds(roots) - before) * 1000) / (performance.now() - begun);
}

/** What the product's connections hold for themselves, MB: the largest, and how many there are. */
export async function largestConnection(pool: pg.Pool): Promise<{ largest: number; connections: number }> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'atrium' and pid <> pg_backend_pid()`,
  );
  if (rows.length === 0) throw new Error('the product has no connection');
  return { largest: Math.max(...rows.map(({ pid }) => ownMegabytes(pid))), connections: rows.length };
}
