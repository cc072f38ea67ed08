import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { cpuMilliseconds, ownMegabytes } from './cpu.ts';

/** Long enough that it matters little whether the work of a minute falls into it once more. */
const longEnough = 180_000;

/**
 * CPU milliseconds per second of processes that receive no requests, after they have settled: once, about two minutes
 * after the last work, the engine returns memory, for a tenth of a second of CPU.
 */
export async function benchIdle(roots: readonly number[]): Promise<number> {
  await wait(180_000);
  const [begun, before] = [performance.now(), cpuMilliseconds(roots)];
  await wait(longEnough);
  return ((cpuMilliseconds(roots) - before) * 1000) / (performance.now() - begun);
}

/** Private memory of the product's database connections, MB: the largest, and the number of connections. */
export async function largestConnection(pool: pg.Pool): Promise<{ largest: number; connections: number }> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'atrium' and pid <> pg_backend_pid()`,
  );
  if (rows.length === 0) throw new Error('the product has no connection');
  return { largest: Math.max(...rows.map(({ pid }) => ownMegabytes(pid))), connections: rows.length };
}
