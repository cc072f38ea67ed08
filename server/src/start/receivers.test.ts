import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReceivers } from './receivers.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'atrium-receivers-'));
});
afterAll(() => rm(folder, { recursive: true }));

const tutor = { clientId: 'tutor', clientSecret: 's'.repeat(32), urls: ['https://tutor.example.com/arrive'] };

async function read(content: unknown): Promise<ReturnType<typeof readReceivers>> {
  const file = path.join(folder, 'receivers.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readReceivers(file);
}

test('a site is read with its addresses, and learns name and address unless the file says less', async () => {
  expect(await read([tutor])).toEqual([{ ...tutor, scope: 'openid email profile' }]);
  expect(await read([{ ...tutor, scope: 'openid' }])).toMatchObject([{ scope: 'openid' }]);
});

test('[SES-06] a file that is wrong ends the start with one line, which never repeats a secret', async () => {
  expect(() => readReceivers(path.join(folder, 'absent.json'))).toThrow('absent.json cannot be read');
  const wrong: readonly (readonly [unknown, string])[] = [
    ['{', 'is wrong at its top'],
    [[{ ...tutor, clientSecret: 'short-hush' }], 'is wrong at 0.clientSecret'],
    [[{ ...tutor, urls: ['http://tutor.example.com/'] }], 'is wrong at 0.urls.0'],
    [[{ ...tutor, urls: [`${tutor.urls[0] ?? ''}#top`] }], 'is wrong at 0.urls.0'],
    [[{ ...tutor, urls: [...tutor.urls, 'https://u:p@tutor.example.com/'] }], 'is wrong at 0.urls.1'],
    [[{ ...tutor, clientId: 'atrium-web' }], 'is wrong at 0.clientId'],
    [[tutor, { ...tutor, clientId: 'partner' }], 'is wrong at 1.clientId'],
    [[{ ...tutor, clientId: 'sandbox-tutor' }], 'is wrong at 0.clientId'],
    [[{ ...tutor, urls: ['tutor'] }], 'is wrong at 0.urls.0'],
    [[{ ...tutor, urls: [] }], 'is wrong at 0.urls'],
    [[{ ...tutor, scope: 'openid offline_access' }], 'is wrong at 0.scope'],
    [[tutor, { ...tutor, urls: ['https://b.example.com/'] }], 'names a site or an address twice'],
    [[tutor, { ...tutor, clientId: 'b' }], 'names a site or an address twice'],
  ];
  for (const [content, words] of wrong) {
    const error: unknown = await read(content).catch((thrown: unknown) => thrown);
    expect((error as Error).message).toMatch(/^RECEIVERS_FILE: /);
    expect((error as Error).message).toContain(words);
    expect((error as Error).message).not.toContain('short-hush');
    expect((error as Error).message.split('\n')).toHaveLength(1);
  }
});
