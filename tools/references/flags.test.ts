import { readFileSync } from 'node:fs';
import { flagShapes } from '@atrium/domain/access/flagShapes.ts';
import { expect, test } from 'vitest';

test('[SSN-04] operators read every flag as it is, with the values that it takes', () => {
  const manual = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const rows = [...manual.matchAll(/^\| `(\w+)` +\| (.+?) +\| `(.+?)` +\| (.+?) +\|$/gm)];
  const written = rows.map(([, flag, values, example, about]) => ({ flag, values, example, about }));
  const known = Object.entries(flagShapes).map(([flag, { values, example, about }]) => ({
    flag,
    values,
    example: JSON.stringify(example),
    about,
  }));
  expect(written).toEqual(known);
});
