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

/** Comparisons that last until `finish` is called. */
function openLine(): {
  readonly begin: (accountName: string, ip: string) => Promise<boolean | null>;
  readonly running: (string | undefined)[];
  readonly finish: () => void;
} {
  let finish = (): void => undefined;
  const finished = new Promise<true>((resolve) => {
    finish = () => {
      resolve(true);
    };
  });
  const running: string[] = [];
  const begin = (accountName: string, ip: string): Promise<boolean | null> =>
    inPasswordLine({ accountName, ip }, () => {
      running.push(accountName);
      return finished;
    });
  return { begin, running, finish };
}

test('[THR-13] two comparisons of an account and eight of a network are in the hashing queue at once', async () => {
  const { begin, running, finish } = openLine();
  const crowd = Array.from({ length: 25 }, () => begin('one', '10.0.0.1'));
  await setImmediate();
  expect(running).toEqual(['one', 'one']);
  const network = Array.from({ length: 10 }, (_, place) => begin(`other ${String(place)}`, '10.0.0.1'));
  await setImmediate();
  expect(running).toHaveLength(8);
  const elsewhere = begin('elsewhere', '10.0.0.2');
  await setImmediate();
  expect(running.at(-1)).toBe('elsewhere');
  // a person has all the addresses of an IPv6 network
  const wide = Array.from({ length: 10 }, (_, place) => begin(`wide ${String(place)}`, `2001:db8::${String(place)}`));
  await setImmediate();
  expect(running.filter((name) => name?.startsWith('wide'))).toHaveLength(8);
  finish();
  const answers = await Promise.all(crowd);
  expect(answers.filter((answer) => answer === true)).toHaveLength(22);
  expect(answers.filter((answer) => answer === null)).toHaveLength(3);
  expect(new Set(await Promise.all([...network, ...wide, elsewhere]))).toEqual(new Set([true]));
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
