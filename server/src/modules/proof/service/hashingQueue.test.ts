import { expect, test, vi } from 'vitest';
import { hashingQueue, inHashingQueue, type Asker } from './hashingQueue.ts';
import { checkPassword, hashPassword } from './password.ts';

const { atOnce, waiting, waitingOfLine } = hashingQueue;

/** Hashes that last until `finish` is called, and in which order they began. */
function openQueue() {
  const { promise: finished, resolve: finish } = Promise.withResolvers<true>();
  const begun: Asker[] = [];
  const ask = (asker: Asker): Promise<true | null> =>
    inHashingQueue(asker, () => {
      begun.push(asker);
      return finished;
    });
  const fill = (count: number, asker: (index: number) => Asker) =>
    Array.from({ length: count }, (_, n) => ask(asker(n)));
  return {
    ask,
    fill,
    begun,
    finish: () => {
      finish(true);
    },
  };
}

test('[THR-13] strangers take turns by site, and who is known waits for one of them at most', async () => {
  const { ask, fill, begun, finish } = openQueue();
  const first = fill(atOnce, () => null);
  const all = [...fill(20, () => 'attacker'), ...fill(3, () => 'second'), ask('honest'), ask(null), ask(null)];
  finish();
  expect(new Set(await Promise.all([...first, ...all]))).toEqual(new Set([true]));
  const order = begun.slice(atOnce);
  expect(order.slice(0, 5)).toEqual(['attacker', null, 'second', null, 'honest']);
  expect(order.slice(-10)).toEqual(Array.from({ length: 10 }, () => 'attacker'));
});

test('[THR-13] in a full queue the longest line gives up its last place, and strangers take none of who is known', async () => {
  const { ask, fill, finish } = openQueue();
  const first = fill(atOnce, () => null);
  const lines = waiting / waitingOfLine;
  const crowd = fill(waiting, (index) => `attacker ${String(index % lines)}`);
  // of one line no more than its places wait
  expect(await ask('attacker 0')).toBeNull();
  const honest = [ask('honest'), ask('honest')];
  const known = fill(waitingOfLine, () => null);
  expect(await ask(null)).toBeNull();
  finish();
  expect(new Set(await Promise.all([...first, ...honest, ...known]))).toEqual(new Set([true]));
  const answers = await Promise.all(crowd);
  expect(answers.filter((answer) => answer === null)).toHaveLength(2);
  expect(answers.slice(0, -2 * lines)).not.toContain(null);
});

test('[THR-13] where each of so many sites has one place, one more is refused', async () => {
  const { ask, fill, finish } = openQueue();
  const all = [...fill(atOnce, () => null), ...fill(waiting, String)];
  expect(await ask('one more')).toBeNull();
  finish();
  expect(await Promise.all(all)).not.toContain(null);
});

test('[THR-13] after a wrong password its site waits, all strangers for a third of that, and a right one keeps nobody waiting', async () => {
  const stored = await hashPassword('Right-pass-1!');
  const rests: { readonly milliseconds: number; readonly end: () => void }[] = [];
  const pause = (milliseconds: number): Promise<void> =>
    new Promise((end) => {
      rests.push({ milliseconds, end });
    });
  const compare = (asker: Asker, password: string, hash = stored) =>
    checkPassword(asker, { stored: hash, password }, pause);
  expect(await compare('site', 'Right-pass-1!')).toBe(true);
  // nobody who is known waits for their own mistake
  expect(await compare(null, 'Wrong-pass-1!')).toBe(false);
  expect(rests).toEqual([]);

  // also for an account that does not exist
  for (let guess = 0; guess < atOnce; guess += 1) {
    expect(await compare(`site ${String(guess)}`, 'Wrong-pass-1!', guess === 0 ? null : stored)).toBe(false);
  }
  expect(rests).toHaveLength(2 * atOnce);
  for (const [index, { milliseconds }] of rests.entries()) {
    expect(milliseconds).toBeGreaterThan(0);
    expect(milliseconds).toBeLessThanOrEqual(100);
    const own = rests[index - 1]?.milliseconds ?? 0;
    if (index % 2 === 1 && own < 100) expect(milliseconds).toBeCloseTo(own / 3);
  }
  const { ask, begun, finish } = openQueue();
  const all = [ask('site 0'), ask('other')];
  expect(await compare(null, 'Right-pass-1!')).toBe(true);
  expect(begun).toEqual([]);
  const [own, shared] = rests;
  shared?.end();
  await vi.waitFor(() => {
    expect(begun).toEqual(['other']);
  });
  finish();
  await all[1];
  await new Promise(setImmediate);
  expect(begun).toEqual(['other']);
  own?.end();
  expect(await Promise.all(all)).toEqual([true, true]);
  for (const { end } of rests) end();
});
