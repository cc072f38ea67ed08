import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pagePending } from './awaitConnection.tsx';

vi.mock('#lib/site.ts', () => ({ site: { name: 'Atrium', supportTicket: 'mailto:help@atrium.example' } }));

test('[RTE-09] offline a page that loads has a heading, its own title and a retry, and goes on when the service answers', async () => {
  const Pending = pagePending(() => <p>Loading the page</p>);
  history.replaceState(null, '', '/my-sessions');
  const page = render(
    <QueryClientProvider client={new QueryClient()}>
      <Pending />
    </QueryClientProvider>,
  );
  expect(screen.queryByRole('heading')).toBeNull();
  act(() => {
    dispatchEvent(new Event('offline'));
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^We can't reach/);
  expect(document.title).toMatch(/^My Sessions ·/);
  expect(onlineManager.isOnline()).toBe(false);
  const ask = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('offline'));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(() => Promise.resolve());
  expect(onlineManager.isOnline()).toBe(false);
  ask.mockResolvedValue(new Response());
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => {
    expect(onlineManager.isOnline()).toBe(true);
  });
  act(() => {
    dispatchEvent(new Event('online'));
  });
  expect(screen.getByText('Loading the page')).toBeTruthy();
  ask.mockRestore();
  page.unmount();
});

test('the skeleton of a page whose code is loaded late is still loaded before the page waits', () => {
  const preload = vi.fn<() => undefined>();
  expect(pagePending(Object.assign(() => null, { preload })).preload).toBe(preload);
});
