import { rm } from 'node:fs/promises';
import path from 'node:path';
import { persona } from '@atrium/content/people.ts';
import { afterAll, expect, test } from 'vitest';
import { removePostgres } from '../adapters/local/postgres.ts';
import { freePort } from '../base/process/freePort.ts';
import { demoPassword } from '../demo/accounts.ts';
import { openBrowser } from '../modules/identity/browser.fixture.ts';
import { endAll, newScratch, ready, root, start } from './program.fixture.ts';

const scratch = newScratch();
const directory = path.join(scratch, 'secret');

afterAll(async () => {
  await endAll();
  await removePostgres({ directory, checkout: root });
  await rm(scratch, { recursive: true, force: true });
});

test('SECRET may be set after the first start, and changed later, without SQL and without ending a sign-in', async () => {
  const port = String(await freePort());
  const settings = { DATA_DIR: directory, PORT: port, PUBLIC_URL: `http://localhost:${port}`, DEMO: 'on' };
  const [set, changed] = ['a secret that was set after the first start', 'a secret that took the place of the other'];
  // the generated one
  start(settings);
  await ready(port, 90_000);
  const browser = openBrowser(settings.PUBLIC_URL);
  await browser.signIn(persona('member').email, demoPassword);
  expect((await browser.reopen()).status).toBe(200);
  await endAll();

  const second = start({ ...settings, SECRET: set, LOG_LEVEL: 'warn' });
  await ready(port, 90_000);
  expect((await browser.reopen()).status).toBe(200);
  expect(second.log().join('\n')).toContain('what a former secret had encrypted was encrypted with the present one');
  await endAll();

  // another one needs the one before
  const refused = await start({ ...settings, SECRET: changed }).ended;
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('Name that one too, for one start: SECRET_BEFORE=');
  expect(refused.stderr.trim().split('\n')).toHaveLength(1);
  start({ ...settings, SECRET: changed, SECRET_BEFORE: set });
  await ready(port, 90_000);
  expect((await browser.reopen()).status).toBe(200);
  await endAll();
  start({ ...settings, SECRET: changed });
  await ready(port, 90_000);
  expect((await browser.reopen()).status).toBe(200);
}, 300_000);
