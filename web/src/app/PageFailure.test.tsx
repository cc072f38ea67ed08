import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { asCallError, Unreachable } from '#lib/callError.ts';
import { PageFailure } from './PageFailure.tsx';

vi.mock('@tanstack/react-router', async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }));
vi.mock('#lib/site.ts', () => ({ site: { name: 'Atrium', supportTicket: 'mailto:help@atrium.example' } }));

test.each([
  [false, true],
  [true, false],
])('[RTE-09] only who is offline reads of being back online; answered: %s', (answered, isOffline) => {
  const error = asCallError(new Unreachable('HTTP 500', { requestId: null, answered })) as Error;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PageFailure error={error} reset={vi.fn()} />
    </QueryClientProvider>,
  );
  expect(screen.getByText(/already opened still work/).textContent.includes('back online')).toBe(isOffline);
});
