import { freePort } from '@atrium/server/base/process/freePort.ts';
import { StartupError } from '@atrium/server/base/process/startupError.ts';
import { readEnv } from '@atrium/server/env.ts';
import { expect, test } from 'vitest';
import { onStaffDatabase } from './staffDatabase.ts';

test('a command whose database does not answer says so as the start does', async () => {
  const url = `postgres://atrium:hush-hush@127.0.0.1:${String(await freePort())}/atrium`;
  const env = readEnv(import.meta.dirname, {
    DATABASE_URL: url,
    RUNTIME_DATABASE_URL: 'postgres://elsewhere.example/a',
  });
  const run = onStaffDatabase({ env, root: import.meta.dirname }, () => Promise.reject(new Error('not reached')));
  const said: unknown = await run.catch((error: unknown) => error);
  expect(said).toBeInstanceOf(StartupError);
  expect(String(said)).toMatch(/DATABASE_URL: nothing answers at 127\.0\.0\.1:\d+\. Correct it/);
});
