import { Socket } from 'node:net';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { cloneDatabase } from '../../testing/cloneDatabase.ts';
import { openSilentProxy } from '../../testing/silentProxy.ts';
import { openLog } from '../process/log.ts';
import { openListener } from './listener.ts';

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('[THR-18] a listener whose connection has gone silent is not alive, and says that it may have missed something', async () => {
  const url = await cloneDatabase();
  const proxy = await openSilentProxy(url);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  // Node's own timer of a socket is not replaced with the others; that it ends a silent one is proved in db.test.ts
  const silences = vi.spyOn(Socket.prototype, 'setTimeout');
  const listener = await openListener(proxy.url, openLog('silent'), { silence: 60_000 });
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  opened.push(proxy.close, () => other.end(), listener.close);
  const heard: (string | null)[] = [];
  await listener.on('something', (payload) => heard.push(payload));
  // nothing happens, but the database is asked, and answers, twice in the time that is a loss
  for (const _half of [1, 2]) {
    const before = proxy.answered();
    vi.advanceTimersByTime(30_000);
    await expect.poll(() => proxy.answered(), { timeout: 20_000 }).toBeGreaterThan(before);
  }
  expect([listener.alive(), heard]).toEqual([true, []]);
  await other.query("notify something, 'one'");
  await expect.poll(() => heard).toEqual(['one']);
  proxy.silence();
  await other.query("notify something, 'two'");
  const [[time, end] = []] = silences.mock.calls;
  expect(time).toBe(60_000);
  end?.();
  await expect.poll(() => listener.alive()).toBe(false);
  // the first attempt after a second has no answer in five either, and others follow
  vi.advanceTimersByTime(1000);
  vi.advanceTimersByTime(5000);
  proxy.speak();
  const isAliveLater = (): boolean => {
    vi.advanceTimersByTime(1000);
    return listener.alive();
  };
  await expect.poll(isAliveLater, { timeout: 20_000 }).toBe(true);
  expect([heard.at(0), ...new Set(heard.slice(1))]).toEqual(['one', null]);
  await other.query("notify something, 'three'");
  await expect.poll(() => heard.at(-1)).toBe('three');
});
