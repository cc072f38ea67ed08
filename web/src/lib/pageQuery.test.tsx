import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError, callFault, type CallFault } from './callError.ts';
import { execute } from './graphql.ts';
import { pageQuery } from './pageQuery.ts';

vi.mock('./graphql.ts');

const document = Object.assign('query Thing { thing }', { __meta__: { hash: 'h1' } });
const thingQuery = pageQuery({
  document,
  variables: (id: string) => ({ id }),
  read: ({ thing }: { thing: string | null }) => thing,
});
const answers = vi.mocked(execute as (...sent: unknown[]) => Promise<{ thing: string | null }>);
beforeEach(() => {
  answers.mockReset();
});
const fail = (code: CallFault['code']) => new CallError([callFault(code, 'words')], null);
const ask = () => thingQuery('a').queryFn({ signal: new AbortController().signal });

test('[THR-18] a refusal is what a page shows, and an outage is an error that may be retried', async () => {
  answers.mockResolvedValueOnce({ thing: 'it' }).mockResolvedValueOnce({ thing: null });
  expect(await ask()).toEqual({ page: 'it', refusal: null });
  expect(await ask()).toMatchObject({ page: null, refusal: { code: 'NOT_FOUND' } });
  answers.mockRejectedValueOnce(fail('FORBIDDEN'));
  expect(await ask()).toMatchObject({ page: null, refusal: { code: 'FORBIDDEN', message: 'words' } });
  for (const code of ['UNREACHABLE', 'INTERNAL', 'UNAUTHENTICATED'] as const) {
    const error = fail(code);
    answers.mockRejectedValueOnce(error);
    await expect(ask()).rejects.toBe(error);
  }
});

test('the request of a page that nobody waits for any more can be given up', async () => {
  answers.mockResolvedValueOnce({ thing: 'it' });
  const { signal } = new AbortController();
  await thingQuery('a').queryFn({ signal });
  expect(answers).toHaveBeenCalledExactlyOnceWith(document, { id: 'a' }, { signal });
});

test('a loader takes the cached page, and nothing in an outage', async () => {
  const queryClient = new QueryClient();
  answers.mockRejectedValueOnce(fail('UNREACHABLE'));
  expect(await thingQuery.load(queryClient, 'a')).toBeNull();
  answers.mockResolvedValue({ thing: 'it' });
  expect(await thingQuery.load(queryClient, 'a')).toBe('it');
  expect(await thingQuery.load(queryClient, 'a')).toBe('it');
  expect(answers).toHaveBeenCalledTimes(2);
});
