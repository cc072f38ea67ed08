import { readFileSync } from 'node:fs';
import { minute } from '@atrium/domain/time.ts';
import { expect, test } from 'vitest';
import { attempts } from '../../server/src/modules/attempt/service/attempts.ts';

test('[THR-13] [THR-14] operators read every limit as it is', () => {
  const manual = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const rows = [...manual.matchAll(/\| `([a-z-]+)` +\| an? (\w+) +\| ([\d,]+) in (\d+) min +\|/g)];
  const written = rows.map(([, kind, by, most, span]) => ({
    kind,
    by,
    most: Number(most?.replaceAll(',', '')),
    window: Number(span) * minute,
  }));
  expect(written).toEqual(Object.values(attempts));
});
