import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removePostgres } from '../adapters/local/postgres.ts';
import { freePort } from '../base/process/freePort.ts';
import { endAll, newScratch, ready, root, start } from './program.fixture.ts';

const scratch = newScratch();
const directory = path.join(scratch, 'files');
let origin: string;

beforeAll(async () => {
  await mkdir(path.join(directory, 'files/images/covers'), { recursive: true });
  await mkdir(path.join(directory, 'files/art'), { recursive: true });
  await mkdir(path.join(directory, 'files/media/welcome'), { recursive: true });
  await writeFile(path.join(directory, 'files/images/covers/sailing.png'), 'a cover');
  await writeFile(path.join(directory, 'files/art/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(directory, 'files/media/welcome/poster.webp'), 'a poster');
  const port = String(await freePort());
  origin = `http://127.0.0.1:${port}`;
  start({ DATA_DIR: directory, PORT: port, DEMO: 'off', SMTP_URL: 'smtp://127.0.0.1:9' });
  await ready(port, 90_000);
}, 120_000);
afterAll(async () => {
  await endAll();
  await removePostgres({ directory, checkout: root });
  await rm(scratch, { recursive: true, force: true });
});

const ask = async (address: string): Promise<string> => {
  const answer = await fetch(origin + address);
  return `${String(answer.status)} ${answer.headers.get('content-type') ?? ''}`;
};

test('[D94] a site without the demo serves what is in its own folder, and nothing of the program', async () => {
  expect(await ask('/files/images/covers/sailing.png')).toBe('200 image/png');
  expect(await ask('/files/art/logo.svg')).toBe('200 image/svg+xml');
  expect(await ask('/media/welcome/poster.webp')).toBe('200 image/webp');
  for (const demo of ['/files/art/logo/acme.svg', '/media/agents-at-work-a-budget-is-a-permission/poster.webp']) {
    expect(await ask(demo)).toMatch(/^404/);
  }
});

test('[D94] no address reads another file of the machine', async () => {
  for (const address of [
    '/files/images/..%2f..%2fsecret',
    '/files/art/..%2f..%2fpostgres%2fpassword',
    '/files/images/%2e%2e%2f..%2fsecret.png',
  ]) {
    expect(await ask(address)).toMatch(/^40[04]/);
  }
});
