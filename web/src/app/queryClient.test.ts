import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryClient } from './queryClient.ts';

test('[SSN-06] an optimistic change reaches what shows it in the task of the press, so that no checkbox flickers', async () => {
  const queryKey = ['items'];
  queryClient.setQueryData(queryKey, 'not ticked');
  const seen: unknown[] = [];
  const stop = new QueryObserver(queryClient, { queryKey, staleTime: Infinity }).subscribe(({ data }) => {
    seen.push(data);
  });
  queryClient.setQueryData(queryKey, 'ticked');
  for (let microtask = 0; microtask < 10; microtask += 1) await Promise.resolve();
  expect(seen).toEqual(['ticked']);
  stop();
});
