import { expect, test, vi } from 'vitest';
import { hashingQueue, inHashingQueue, type Asker } from './hashingQueue.ts';
import { checkPassword, hashPassword } from './password.ts';

const { atOnce, ofLine, inAll } = hashingQueue;
const site = (line: string): Asker => ({ isKnown: false, line });
const account = (line: string): Asker => ({ isKnown: true, line });

/** Hashes that last until `finish` is called, and the lines in the order in which they began. */
function openQueue() {
  const { promise: finished, resolve } = Promise.withResolvers<true>();
  const begun: string[] = [];
  const ask = (asker: Asker): Promise<true | null> =>
    inHashingQueue(asker, () => {
      begun.push(asker.line);
      return finished;
    });
  const fill = (count: number, of: (index: number) => Asker) => Array.from({ length: count }, (_, n) => ask(of(n)));
  const finish = () => {
    resolve(true);
  };
  return { ask, fill, begun, finish };
}

test('[THR-13] strangers take turns by site, and a known caller waits for one of them at most', async () => {
  const { ask, fill, begun, finish } = openQueue();
  const first = fill(atOnce, () => account('first'));
  const guesses = [...fill(20, () => site('attacker')), ...fill(3, () => site('second')), ask(site('honest'))];
  const own = [...fill(2, () => account('busy')), ask(account('calm'))];
  finish();
  expect(new Set(await Promise.all([...first, ...guesses, ...own]))).toEqual(new Set([true]));
  const order = begun.slice(atOnce);
  expect(order.slice(0, 7)).toEqual(['attacker', 'busy', 'second', 'calm', 'honest', 'busy', 'attacker']);
  expect(order.slice(-10)).toEqual(Array.from({ length: 10 }, () => 'attacker'));
});

test.each([
  ['strangers', site, account],
  ['who is known', account, site],
])(
  '[THR-13] in a full queue of %s the longest line gives up its last place, and none of the others',
  async (_, of, other) => {
    const { ask, fill, finish } = openQueue();
    const first = fill(atOnce, () => account('first'));
    const lines = inAll / ofLine;
    const crowd = fill(inAll, (index) => of(`attacker ${String(index % lines)}`));
    // of one line no more than its places wait
    expect(await ask(of('attacker 0'))).toBeNull();
    const honest = [ask(of('honest')), ask(of('honest')), ...fill(ofLine, () => other('other'))];
    expect(await ask(other('other'))).toBeNull();
    finish();
    expect(new Set(await Promise.all([...first, ...honest]))).toEqual(new Set([true]));
    const answers = await Promise.all(crowd);
    expect(answers.filter((answer) => answer === null)).toHaveLength(2);
    expect(answers.slice(0, -2 * lines)).not.toContain(null);
  },
);

test('[THR-13] where each of so many sites has one place, one more is refused', async () => {
  const { ask, fill, finish } = openQueue();
  const all = [...fill(atOnce, () => account('first')), ...fill(inAll, (index) => site(String(index)))];
  expect(await ask(site('one more'))).toBeNull();
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
  expect(await compare(site('site'), 'Right-pass-1!')).toBe(true);
  // nobody who is known waits for their own mistake
  expect(await compare(account('own'), 'Wrong-pass-1!')).toBe(false);
  expect(rests).toEqual([]);

  // also for an account that does not exist
  for (let guess = 0; guess < atOnce; guess += 1) {
    expect(await compare(site(`site ${String(guess)}`), 'Wrong-pass-1!', guess === 0 ? null : stored)).toBe(false);
  }
  expect(rests).toHaveLength(2 * atOnce);
  for (const [index, { milliseconds }] of rests.entries()) {
    expect(milliseconds).toBeGreaterThan(0);
    expect(milliseconds).toBeLessThanOrEqual(100);
    const own = rests[index - 1]?.milliseconds ?? 0;
    if (index % 2 === 1 && own < 100) expect(milliseconds).toBeCloseTo(own / 3);
  }
  const { ask, begun, finish } = openQueue();
  const all = [ask(site('site 0')), ask(site('other'))];
  expect(await compare(account('own'), 'Right-pass-1!')).toBe(true);
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
