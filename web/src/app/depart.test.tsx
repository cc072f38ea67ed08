import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { depart } from './depart.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('[SES-05] [THR-22] without an answer the page waits without its fetched data, and leaves on a later retry', async () => {
  const leave = vi.spyOn(location, 'replace').mockReturnValue();
  const call = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(new Response());
  vi.stubGlobal('fetch', call);
  const queryClient = new QueryClient();
  queryClient.setQueryData(['home'], { firstName: 'Maya' });
  const wait = vi.fn<(retry: () => void) => void>();

  await depart(queryClient, '/login', wait);
  expect(leave).not.toHaveBeenCalled();
  expect(location.pathname).toBe('/login');
  expect(queryClient.getQueryCache().getAll()).toEqual([]);

  wait.mock.calls[0]?.[0]();
  await vi.waitFor(() => {
    expect(leave).toHaveBeenCalledExactlyOnceWith('/login');
  }, 30_000);
  expect(wait).toHaveBeenCalledOnce();
});
