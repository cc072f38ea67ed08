import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { openBrowser } from '../identity/browser.fixture.ts';
import { inPasswordLine } from './service/passwordLine.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('[THR-13] two comparisons of an account are in the hashing queue at once, and two of the browsers that it knows', async () => {
  const { promise: finished, resolve: finish } = Promise.withResolvers<true>();
  const running: string[] = [];
  const begin = (accountName: string, isKnown = false): Promise<boolean | null> =>
    inPasswordLine({ accountName, isKnown }, () => {
      running.push(isKnown ? 'known' : accountName);
      return finished;
    });
  const crowd = Array.from({ length: 25 }, () => begin('one'));
  await setImmediate();
  expect(running).toEqual(['one', 'one']);
  const others = [begin('one', true), begin('one', true), begin('one', true), begin('other')];
  await setImmediate();
  expect(running.slice(2)).toEqual(['known', 'known', 'other']);
  finish(true);
  const answers = await Promise.all(crowd);
  expect(answers.filter((answer) => answer === true)).toHaveLength(22);
  expect(answers.filter((answer) => answer === null)).toHaveLength(3);
  expect(await Promise.all(others)).toEqual([true, true, true, true]);
});

test('[THR-13] one account whose right sign-ins never stop leaves the others their turn', async () => {
  let over = false;
  const known = Array.from({ length: 12 }, () => openBrowser(server.origin));
  await Promise.all(known.map((browser) => browser.challenge('trial@demo.example', demoPassword)));
  const crowd = Array.from({ length: 84 }, async (_, place) => {
    while (!over) await (await known[place % 12]?.challenge('trial@demo.example', demoPassword))?.text();
  });
  const others = ['member', 'minimba', 'academy', 'crash'].map((name) =>
    openBrowser(server.origin).challenge(`${name}@demo.example`, demoPassword),
  );
  const statuses = (await Promise.all(others)).map(({ status }) => status);
  over = true;
  await Promise.all(crowd);
  expect(statuses).toEqual([200, 200, 200, 200]);
});
