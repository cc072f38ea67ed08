import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { SecondSignIn } from './SecondSignIn.tsx';

vi.mock('#lib/graphql.ts', () => ({ execute: vi.fn() }));
afterEach(() => {
  vi.unstubAllGlobals();
});

test('[ACT-02] what the service says of the second address stands at its field', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SecondSignIn linking={{ result: 'UNLINKED', email: null }} notice={null} />
    </QueryClientProvider>,
  );
  const message = 'Invalid email address.';
  const error = {
    code: 'INVALID_INPUT',
    message,
    reason: 'INVALID_INPUT',
    unlock: [],
    field: 'email',
    retryAfter: null,
  };
  vi.mocked(execute).mockResolvedValueOnce({ startAccountLinking: { result: 'ERROR', email: null, error } });
  const input = screen.getByLabelText<HTMLInputElement>('Second email');
  await userEvent.type(input, 'maya@elsewhere.example');
  await userEvent.click(screen.getByRole('button', { name: 'Link with Google' }));
  await screen.findByText(message);
  expect(
    input
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent),
  ).toContain(message);
});

test('[ACT-02] an address that is linked by now leads to no other page', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SecondSignIn linking={{ result: 'UNLINKED', email: null }} notice={null} />
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByLabelText('Second email'), 'maya@elsewhere.example');
  for (const result of ['VERIFIED', 'PENDING']) {
    vi.mocked(execute).mockResolvedValueOnce({ startAccountLinking: { result, email: null, error: null } });
    expect(assign).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Link with Google' }));
  }
  expect(assign).toHaveBeenCalledOnce();
});

test('[ACT-02] the question whether to unlink is asked again without the former failure', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SecondSignIn linking={{ result: 'VERIFIED', email: 'maya@elsewhere.example' }} notice={null} />
    </QueryClientProvider>,
  );
  const error = { code: 'RATE_LIMITED', message: 'Too many tries.' };
  vi.mocked(execute).mockResolvedValueOnce({ unlinkAccount: { error } });
  const press = async (name: string) => {
    await userEvent.click(screen.getAllByRole('button', { name, hidden: true }).at(-1) ?? document.body);
  };
  await press('Unlink');
  await press('Unlink');
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain(error.message);
  await press('Cancel');
  await press('Unlink');
  expect(screen.getByRole('dialog', { name: 'Unlink this email?', hidden: true })).toBeDefined();
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
});
