import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { TeamPayment } from './paymentsQuery.ts';
import { RefundDialog } from './RefundDialog.tsx';

const sent: Record<string, unknown>[] = [];
vi.mock('#lib/graphql.ts', async (original) => ({
  ...(await original<object>()),
  execute: (_document: unknown, variables: Record<string, unknown>) => {
    sent.push(variables);
    return Promise.resolve({ refundPayment: { lines: ['It goes back to the card.'], error: null } });
  },
}));

const payment = {
  paymentId: 'pi_1',
  displayName: 'Maya Chen',
  refundable: 99_500,
  isEndable: true,
} as TeamPayment;

function open(more: Partial<TeamPayment> = {}) {
  sent.length = 0;
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RefundDialog payment={{ ...payment, ...more }} onClose={onClose} />
    </QueryClientProvider>,
  );
  return onClose;
}
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const give = () => userEvent.click(screen.getByRole('button', { name: 'Give it back', hidden: true }));

test('[PAY-04] a part of a payment is given back as it was rehearsed, in cents, with what ends and why', async () => {
  const onClose = open();
  await waitFor(() => {
    expect(sent).toMatchObject([{ paymentId: 'pi_1', amount: 99_500, ends: false, dryRun: true, reason: '' }]);
  });
  await userEvent.clear(field('Amount'));
  await userEvent.type(field('Amount'), '40.50');
  await userEvent.click(field('End the membership now'));
  await waitFor(() => {
    expect(sent.at(-1)).toMatchObject({ amount: 4_050, ends: true, dryRun: true });
  });
  await give();
  expect(screen.getByText('A reason is needed.')).toBeTruthy();
  expect(sent.every(({ dryRun }) => dryRun === true)).toBe(true);
  await userEvent.type(field('Reason'), 'A class was canceled.');
  await give();
  await waitFor(() => {
    expect(onClose).toHaveBeenCalledOnce();
  });
  const made = sent.filter(({ dryRun }) => dryRun === false);
  expect(made).toMatchObject([{ paymentId: 'pi_1', amount: 4_050, ends: true, reason: 'A class was canceled.' }]);
  expect(made[0]?.['press']).toMatch(/^[\w-]{8,80}$/);
});

test('[PAY-04] what is no amount gives nothing back, and only a membership that is open can be ended', async () => {
  open({ isEndable: false });
  expect(screen.queryByLabelText(/^End the membership now/)).toBeNull();
  await userEvent.clear(field('Amount'));
  await userEvent.type(field('Amount'), 'all');
  await userEvent.type(field('Reason'), 'A class was canceled.');
  await give();
  expect(screen.getByText(/^Enter an amount/)).toBeTruthy();
  expect(sent.filter(({ dryRun }) => dryRun === false)).toEqual([]);
});
