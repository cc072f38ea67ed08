import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CallError, callFault, Unreachable } from './callError.ts';
import type { PressKey, SaveSpec } from './save.ts';
import { useSave } from './useSave.ts';

function open<Input>(send: SaveSpec<Input, string>['send']) {
  const queryClient = new QueryClient();
  return renderHook(() => useSave({ send }), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  }).result;
}

test('a press without input is sent, and a second one meanwhile is not', async () => {
  const send = vi.fn((_input: undefined, _key: PressKey) => Promise.resolve('done'));
  const write = open(send);
  const done = vi.fn();
  act(() => {
    write.current.save(undefined, done);
    write.current.save(undefined, done);
  });
  expect(write.current.busy).toBe(true);
  await waitFor(() => {
    expect(write.current).toMatchObject({ busy: false, fault: null, result: 'done' });
  });
  expect(send).toHaveBeenCalledOnce();
  expect(done.mock.calls).toEqual([['done']]);
});

test('a press that nobody answered is sent again with its key; a refused or another one gets a new key', async () => {
  const outcomes = [
    new Unreachable('no answer'),
    new CallError([callFault('SESSION_FULL', 'This session is full.')], null),
  ];
  const keys: string[] = [];
  const write = open((_input: string, { clientSeq }) => {
    keys.push(clientSeq);
    const outcome = outcomes.shift();
    return outcome === undefined ? Promise.resolve('done') : Promise.reject(outcome);
  });
  const press = async (input: string, message: string | undefined): Promise<void> => {
    act(() => {
      write.current.save(input);
    });
    await waitFor(() => {
      expect(write.current.busy).toBe(false);
    });
    expect(write.current.fault?.message).toBe(message);
  };
  await press('a', "We can't reach the service. Please check your connection and try again.");
  await press('a', 'This session is full.');
  await press('a', undefined);
  await press('b', undefined);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});
