import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runLikeProduct } from './processes.ts';

test('what is measured beside the product runs with the arguments of `npm start`, which are written once', async () => {
  const manifest = await readFile(path.resolve(import.meta.dirname, '../../package.json'), 'utf8');
  const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };
  const [limit, ...others] = Object.values(scripts).flatMap(
    (script) => script.match(/--max-semi-space-size=\d+/g) ?? [],
  );
  expect(others).toEqual([]);
  expect(await runLikeProduct('--print', 'process.execArgv.join()')).toContain(limit);
});
