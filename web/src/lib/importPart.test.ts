import { expect, test, vi } from 'vitest';
import { importPart } from './importPart.ts';

const url = 'https://atrium.example/assets/MemberMenu-abc.js';
const missing = () => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${url}`));

function aBrowser({ comes = false, status = 200 }: { comes?: boolean; status?: number | null }) {
  const kept = new Map<string, string>();
  const reload = vi.fn();
  const asked: string[] = [];
  return {
    reload,
    asked,
    ports: {
      importFrom: (from: string) => {
        asked.push(from);
        return comes ? Promise.resolve({ part: 'menu' }) : missing();
      },
      fetchStyles: () => Promise.resolve(),
      fetch: () =>
        status === null ? Promise.reject(new TypeError('offline')) : Promise.resolve(new Response(null, { status })),
      storage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      },
      reload,
      now: () => 12.3,
    },
  };
}

test('code that loads is requested once', async () => {
  const { ports, asked } = aBrowser({});
  expect(await importPart(() => Promise.resolve('here'), ports)).toBe('here');
  expect(asked).toEqual([]);
});

test('code that failed to load is retried under an address that is not cached', async () => {
  const { ports, asked, reload } = aBrowser({ comes: true });
  expect(await importPart(missing, ports)).toEqual({ part: 'menu' });
  expect(asked).toEqual([`${url}?again=12`]);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['offline', null],
  ['while the server fails', 503],
])('%s the page does not reload', async (_, status) => {
  const { ports, reload } = aBrowser({ status });
  await expect(importPart(missing, ports)).rejects.toThrow('Failed to fetch');
  expect(reload).not.toHaveBeenCalled();
});

test('a failed style sheet is retried before the code', async () => {
  const { ports } = aBrowser({ status: null });
  const fetchStyles = vi.fn<() => Promise<void>>().mockResolvedValue();
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('Unable to preload CSS for /assets/MemberMenu-abc.css'));
  load.mockResolvedValue('styled');
  expect(await importPart(load, { ...ports, fetchStyles })).toBe('styled');
  expect(fetchStyles).toHaveBeenCalledTimes(2);

  fetchStyles.mockRejectedValue(new Error('Unable to load /assets/MemberMenu-abc.css'));
  load.mockClear();
  await expect(importPart(load, { ...ports, fetchStyles })).rejects.toThrow('Unable to load');
  expect(load).not.toHaveBeenCalled();
});

test('a file removed by a release reloads the page, once only', async () => {
  const { ports, reload } = aBrowser({ status: 404 });
  const ask = vi.spyOn(ports, 'fetch');
  await expect(importPart(missing, ports)).rejects.toThrow('Failed to fetch');
  expect(reload).toHaveBeenCalledOnce();
  await expect(importPart(missing, ports)).rejects.toThrow('Failed to fetch');
  expect(reload).toHaveBeenCalledOnce();
  // of an answer that the browser has kept nobody knows whether it is still true
  expect(ask).toHaveBeenCalledExactlyOnceWith(url, { method: 'HEAD', cache: 'no-store' });
});
