import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { asCallError, Unreachable } from '#lib/callError.ts';
import { execute } from '#lib/graphql.ts';
import { CorporateLoginForm } from './CorporateLoginForm.tsx';

vi.mock('#lib/graphql.ts', () => ({ execute: vi.fn() }));
const answers = vi.mocked(execute);
beforeEach(() => {
  answers.mockReset();
});

const found = { link: null, serializedOptions: null, error: null };

async function submit(open: (address: string) => void = () => undefined, redirectPath?: string): Promise<void> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CorporateLoginForm open={open} redirectPath={redirectPath} />
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByLabelText('Work Email'), ' Zoë@acme.example ');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

test('[SSO-02] the address is sent as base64 of UTF-8, without spaces', async () => {
  answers.mockResolvedValue({ lookupCorporateRealm: { ...found, link: 'https://id.acme.example/' } });
  const open = vi.fn();
  await submit(open);
  expect(answers.mock.calls[0]?.[1]).toEqual({ b64email: 'Wm/Dq0BhY21lLmV4YW1wbGU=' });
  expect(open).toHaveBeenCalledExactlyOnceWith('https://id.acme.example/');
});

test('[RTE-05] the page that was wanted is sent with it', async () => {
  answers.mockResolvedValue({ lookupCorporateRealm: { ...found, serializedOptions: 'handle' } });
  await submit(undefined, '/events?sort=past');
  expect(answers.mock.calls[0]?.[1]).toEqual({
    b64email: 'Wm/Dq0BhY21lLmV4YW1wbGU=',
    redirectPath: '/events?sort=past',
  });
});

test('[SSO-02] without a link the page leads to the provider itself', async () => {
  answers.mockResolvedValue({ lookupCorporateRealm: { ...found, serializedOptions: 'handle' } });
  const open = vi.fn();
  await submit(open);
  expect(open).toHaveBeenCalledExactlyOnceWith('/oidc/federation?options=handle');
});

test('[SSO-02] any other code, a failure and no answer have their sentences', async () => {
  answers.mockResolvedValueOnce({ lookupCorporateRealm: { ...found, error: { code: '418' } } });
  await submit();
  const says = (words: string) =>
    vi.waitFor(() => {
      expect(screen.getByRole('alert').textContent).toBe(words);
    });
  await says('There is no account associated with the given address.');
  answers.mockRejectedValueOnce(asCallError(new Unreachable('HTTP 503', { answered: true, requestId: 'a1b2' })));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await says('There is a system error related to corporate account login. Please try again later. Request a1b2.');
  answers.mockRejectedValueOnce(asCallError(new Unreachable('no answer')));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await says("We can't reach the service. Please check your connection and try again.");
});

test('[SSO-02] a form that is sent again while it is on its way asks once, and what was said before is gone', async () => {
  answers.mockResolvedValueOnce({ lookupCorporateRealm: { ...found, error: { code: '404' } } });
  await submit();
  expect(screen.queryByRole('alert')).not.toBeNull();
  answers.mockReturnValue(new Promise(() => undefined));
  await userEvent.type(screen.getByLabelText('Work Email'), '{Enter}{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(answers).toHaveBeenCalledTimes(2);
});
