import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/cloneDatabase.ts';
import { openSilentProxy } from '../../testing/silentProxy.ts';
import { openLog } from '../process/log.ts';
import { openListener } from './listen.ts';

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

test('[THR-18] a listener whose connection has gone silent is not alive, and says that it may have missed something', async () => {
  const url = await cloneDatabase();
  const proxy = await openSilentProxy(url);
  const listener = await openListener(proxy.url, openLog('silent'), { silence: 4000 });
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  opened.push(proxy.close, () => other.end(), listener.close);
  const heard: (string | null)[] = [];
  await listener.on('something', (payload) => heard.push(payload));
  // longer than the silence that is a loss: nothing happens, but the database answers
  await new Promise((wait) => setTimeout(wait, 5000));
  expect([listener.alive(), heard]).toEqual([true, []]);
  await other.query("notify something, 'one'");
  await expect.poll(() => heard).toEqual(['one']);
  proxy.silence();
  await other.query("notify something, 'two'");
  await expect.poll(() => listener.alive(), { timeout: 10_000 }).toBe(false);
  proxy.speak();
  await expect.poll(() => listener.alive(), { timeout: 20_000 }).toBe(true);
  expect([heard.at(0), ...new Set(heard.slice(1))]).toEqual(['one', null]);
  await other.query("notify something, 'three'");
  await expect.poll(() => heard.at(-1)).toBe('three');
});
