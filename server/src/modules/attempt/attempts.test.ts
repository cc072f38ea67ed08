import { expect, test } from 'vitest';
import { attempts } from './service/attempts.ts';

test('[THR-13] [THR-14] a kind of attempt has one limit', () => {
  const kinds = Object.values(attempts).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual([...new Set(kinds)].toSorted());
});
