import { createReadStream, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const page = new URL('../../../web/src/app/router.tsx', import.meta.url);

test('a call that reads a file of which its stage knows nothing fails', async () => {
  expect(() => readFileSync(page)).toThrow(/readFileSync of web\/src\/app\/router.tsx: .*inputs/);
  expect(() => createReadStream('web/src/app/router.tsx')).toThrow(/inputs\.ts/);
  await expect(async () => readFile(page)).rejects.toThrow(/inputs\.ts/);
  expect(readFileSync(new URL('../../../web/index.html', import.meta.url), 'utf8')).toContain('<html');
});
