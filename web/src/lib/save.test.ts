import { onlineManager, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { startSave, type SaveSpec } from './save.ts';

const key = ['shown'];

/** A spec whose presses show what they send, and whose answers the test gives, in the order of the presses. */
function aSpec() {
  const client = new QueryClient();
  client.setQueryData(key, 'old');
  const answers: { resolve: (value: unknown) => void; reject: (error: Error) => void }[] = [];
  const spec: SaveSpec<string, unknown> = {
    send: () =>
      new Promise((resolve, reject) => {
        answers.push({ resolve, reject });
      }),
    optimistic: (queryClient, value) => {
      const before = queryClient.getQueryData(key);
      queryClient.setQueryData(key, value);
      return () => {
        queryClient.setQueryData(key, before);
      };
    },
    queue: { name: 'choice', subject: () => 'one', tags: [] },
  };
  const press = (value: string) => {
    const outcome = vi.fn<(of: 'done' | 'failed') => void>();
    const done = () => {
      outcome('done');
    };
    const failed = () => {
      outcome('failed');
    };
    startSave(client, spec, value, { done, failed });
    return outcome;
  };
  /** Waits until so many presses were sent, and returns the last of them. */
  const sent = (count: number) =>
    vi.waitFor(() => {
      const answer = answers[count - 1];
      if (answer === undefined) throw new Error('not sent yet');
      return answer;
    });
  return { client, press, sent, shown: () => client.getQueryData(key) };
}

test('[THR-44] a press that fails after a later one was carried out goes back to that one, not to an earlier failure', async () => {
  const { press, sent, shown } = aSpec();
  press('first');
  const second = press('second');
  (await sent(1)).reject(new Error('no answer'));
  (await sent(2)).resolve(null);
  await vi.waitFor(() => {
    expect(second).toHaveBeenCalledWith('done');
  });
  expect(shown()).toBe('second');
  const third = press('third');
  expect(shown()).toBe('third');
  (await sent(3)).reject(new Error('no answer'));
  await vi.waitFor(() => {
    expect(third).toHaveBeenCalledWith('failed');
  });
  expect(shown()).toBe('second');
});

test('[THR-44] a page that waits for its first answer gets it, whatever is pressed meanwhile', async () => {
  const client = new QueryClient();
  const { promise, resolve } = Promise.withResolvers<string>();
  const page = client.query({ queryKey: ['page'], queryFn: () => promise, meta: { tags: ['bookmarks'] } });
  const send = vi.fn(() => new Promise<never>(() => undefined));
  startSave(client, { send, queue: { name: 'choice', subject: () => 'one', tags: ['bookmarks'] } }, 'pressed');
  await vi.waitFor(() => {
    expect(send).toHaveBeenCalledOnce();
  });
  resolve('shown');
  expect(await page).toBe('shown');
});

test('[THR-18] a press is sent also where the browser believes to be offline, and says at once that it failed', async () => {
  onlineManager.setOnline(false);
  const failed = vi.fn();
  startSave(new QueryClient(), { send: () => Promise.reject(new Error('no answer')) }, 'pressed', { failed });
  await vi.waitFor(() => {
    expect(failed).toHaveBeenCalledOnce();
  });
  onlineManager.setOnline(true);
});

test('[THR-44] a press that waits for its answer keeps no timer going, and leaves nothing behind', async () => {
  vi.useFakeTimers();
  const { client, press, sent } = aSpec();
  const outcome = press('first');
  await vi.advanceTimersByTimeAsync(1000);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  (await sent(1)).resolve(null);
  await vi.waitFor(() => {
    expect(outcome).toHaveBeenCalledOnce();
    expect(client.getMutationCache().getAll()).toEqual([]);
  });
});
