import { expect, test, vi } from 'vitest';
import { cachedByVersion, type LoggingReader } from './cachedByVersion.ts';

const aReader = (): LoggingReader => ({ pool: {}, db: {} }) as unknown as LoggingReader;

test('what is read is kept for callers who ask for no newer version, and read once for all who ask at the same time', async () => {
  let version = 1;
  const read = vi.fn(() => Promise.resolve({ version }));
  const at = cachedByVersion(read);
  const reader = aReader();
  expect(await Promise.all([at(reader, 1), at(reader, 1), at(reader, 0)])).toEqual(Array(3).fill({ version: 1 }));
  expect(read).toHaveBeenCalledTimes(1);
  version = 2;
  expect([await at(reader, 1), await at(reader, 2)]).toEqual([{ version: 1 }, { version: 2 }]);
  expect(read).toHaveBeenCalledTimes(2);
  // another database has versions of its own
  expect(await at(aReader(), 1)).toEqual({ version: 2 });
  expect(read).toHaveBeenCalledTimes(3);
});

test('[THR-18] a read that fails is read again by the next who ask', async () => {
  const read = vi.fn(() => Promise.resolve({ version: 1 })).mockRejectedValueOnce(new Error('no connection'));
  const at = cachedByVersion(read);
  const reader = aReader();
  await expect(Promise.all([at(reader, 1), at(reader, 1)])).rejects.toThrow('no connection');
  expect(await at(reader, 1)).toEqual({ version: 1 });
});
