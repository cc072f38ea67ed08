import { expect, test } from 'vitest';
import { prepareCommand } from './against.ts';

test('a version is prepared as its own `npm start` prepares it', () => {
  const prestart = 'node tools/prepare.mjs start';
  expect([
    prepareCommand({ prestart, start: 'exec node --max-semi-space-size=8 server/src/main.ts --demo' }),
    prepareCommand({ start: `${prestart} && exec node_modules/.bin/node server/dist/main.cjs` }),
    prepareCommand({ start: 'exec node server/src/main.ts --demo' }),
  ]).toEqual([prestart, prestart, '']);
});
