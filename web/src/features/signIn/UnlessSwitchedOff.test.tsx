import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { blockLoginQuery } from './blockLoginQuery.ts';
import { UnlessSwitchedOff } from './UnlessSwitchedOff.tsx';

vi.mock('#lib/graphql.ts', () => ({ execute: vi.fn() }));

afterEach(() => {
  focusManager.setFocused(undefined);
});

/** From now on the flags of visitors say this. */
function flag(blockLogin: unknown): void {
  vi.mocked(execute).mockResolvedValue({ getFeatureFlags: { values: { blockLogin } } });
}

async function open(queryClient = new QueryClient()): Promise<QueryClient> {
  await blockLoginQuery.load(queryClient);
  render(
    <QueryClientProvider client={queryClient}>
      <UnlessSwitchedOff>
        <input aria-label="Email" />
      </UnlessSwitchedOff>
    </QueryClientProvider>,
  );
  return queryClient;
}

test('[SIG-04] the outage screen has no agreement to sign, and lifts when sign-in is back', async () => {
  flag(true);
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sorry.');
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(screen.queryByText(/By signing in you agree/)).toBeNull();
  flag(null);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Email')).toBeDefined();
});

test('[SIG-04] the outage screen lifts when the person comes back to the tab', async () => {
  flag(true);
  // what was said a moment ago is fresh in the product
  await open(new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } }));
  flag(null);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  expect(await screen.findByLabelText('Email')).toBeDefined();
});

test('[SIG-04] a form that is open is not taken away when the person returns to it', async () => {
  flag(null);
  const queryClient = await open();
  flag(true);
  queryClient.setDefaultOptions({ queries: { staleTime: 0 } });
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await userEvent.type(screen.getByLabelText('Email'), 'ida');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ida');
  expect(execute).toHaveBeenCalledOnce();
});
