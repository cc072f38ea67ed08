import { persona } from '@atrium/content/people.ts';
import { transaction } from '../../base/sql/transaction.ts';
import { demoPassword } from '../../demo/accounts.ts';
import type { TestServer } from '../../testing/harness.ts';
import type { WritingCalls } from '../../testing/operation.ts';
import { sidOf, signInAs } from '../../testing/signInAs.ts';
import { setPassword } from '../accountSettings/service/setPassword.ts';
import { hashPassword } from '../proof/service/password.ts';
import { openBrowser, type Browser } from './browser.fixture.ts';

/** Browsers signed in to one account, for the calls that end sign-ins; these sign them in again before a group. */
export async function signInCalls(server: TestServer): Promise<WritingCalls> {
  const { email, memberId } = persona('workshops');
  const newSignIn = async () => sidOf((await signInAs(server.origin, email, demoPassword)).idToken);
  const browsers = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const browser = openBrowser(server.origin);
      return { browser, token: await browser.signIn(email, demoPassword), other: await newSignIn() };
    }),
  );
  const prepare = () =>
    Promise.all(
      browsers.map(async (each) => {
        each.token = await each.browser.signIn(email, demoPassword);
        each.other = await newSignIn();
      }),
    );
  const one = (n: number) => browsers[Math.floor(n / 2) % browsers.length] as (typeof browsers)[number];
  const tab = (browser: Browser): Browser => {
    const opened = openBrowser(server.origin);
    for (const [name, value] of browser.cookies) opened.cookies.set(name, value);
    return opened;
  };
  return {
    'sign-in': async (n) => {
      const { browser } = one(n);
      one(n).token = await browser.signIn(email, demoPassword);
      return 'done';
    },
    refresh: { prepare, send: async (n) => (await tab(one(n).browser).refresh()).status },
    'logout: sign-out': {
      prepare,
      send: async (n) => (await tab(one(n).browser).call(one(n).token, 'mutation { logout { success } }')).status,
    },
    'endDevice: of another browser': {
      prepare,
      send: async (n) => {
        const { browser, token, other } = one(n);
        return (await tab(browser).call(token, `mutation { endDevice(sid: "${other}") { error { code } } }`)).status;
      },
    },
    'endOtherDevices: from one browser': {
      prepare,
      send: async (n) =>
        (await tab(one(n).browser).call(one(n).token, 'mutation { endOtherDevices { error { code } } }')).status,
    },
    'changePassword: to the same': {
      prepare,
      send: async (n) => {
        await server.db.deleteFrom('limit_bucket').where('bucket', 'like', 'try/password-change/%').execute();
        const call = `mutation { changePassword(currentPassword: "${demoPassword}", newPassword: "${demoPassword}") { error { code } } }`;
        return (await tab(one(n).browser).call(one(n).token, call)).status;
      },
    },
    'password change': async () => {
      const hash = await hashPassword(demoPassword);
      if (hash === null) return 'RATE_LIMITED';
      await transaction(server.db, (tx) => setPassword(tx, memberId, hash));
      return 'done';
    },
  };
}
