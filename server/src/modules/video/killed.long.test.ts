import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { persona } from '@atrium/content/people.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { begin, firstPlace, report, type Asker } from './video.fixture.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startServer();
  folder = await mkdtemp(path.join(tmpdir(), 'atrium-killed-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const main = path.resolve(import.meta.dirname, '../../main.ts');

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** The whole product as a process of its own on the test's database; resolves when it serves. */
async function startProcess(port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...{
        PATH: process.env['PATH'] ?? '',
        PORT: String(port),
        DATABASE_URL: server.databaseUrl,
        SECRET: server.secret,
      },
      ...{ DATA_DIR: folder, ROLES: 'web', LOG_LEVEL: 'error', PUBLIC_URL: `http://127.0.0.1:${String(port)}` },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

async function askerOn(origin: string): Promise<Asker> {
  const { idToken } = await signInAs(origin, persona('member').email, demoPassword);
  const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' };
  return {
    query: async <T>(query: string, variables?: Record<string, unknown>) => {
      const body = JSON.stringify({ query, variables });
      const response = await fetch(`${origin}/graphql`, { method: 'POST', headers, body });
      return ((await response.json()) as { data: T }).data;
    },
  };
}

test('[THR-43] acknowledged reports survive a killed server', { timeout: 60_000 }, async () => {
  const port = await freePort();
  const child = await startProcess(port);
  const origin = `http://127.0.0.1:${String(port)}`;
  const member = await askerOn(origin);
  const place = await firstPlace(member, 'hiring-with-evidence');
  const viewings = await Promise.all(Array.from({ length: 4 }, () => begin(member, place)));
  const acknowledged = new Map<string, number>();

  const players = viewings.map(async (viewing) => {
    for (let clientSeq = 1; ; clientSeq += 1) {
      const answer = await report(member, viewing, place, { clientSeq, at: Math.min(60, clientSeq / 10) }).catch(
        () => null,
      );
      if (answer === null) return;
      acknowledged.set(viewing, clientSeq);
      if (viewing === viewings[0] && clientSeq === 120) child.kill('SIGKILL');
    }
  });
  await Promise.all([...players, once(child, 'exit')]);

  expect(acknowledged.get(viewings[0] ?? '')).toBeGreaterThanOrEqual(120);
  for (const [viewing, clientSeq] of acknowledged) {
    const row = await server.db
      .selectFrom('viewing')
      .select('client_seq')
      .where('viewing_id', '=', viewing)
      .executeTakeFirstOrThrow();
    expect(row.client_seq).toBeGreaterThanOrEqual(clientSeq);
    expect(row.client_seq).toBeLessThanOrEqual(clientSeq + 1);
  }
});
