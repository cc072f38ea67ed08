import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import type { SeatVerdict } from '@atrium/domain/seat/decideSeats.ts';
import { execute } from '#lib/graphql.ts';
import { Chart } from '#ui/Chart.tsx';
import { Toasts } from '#ui/Toasts.tsx';
import { SeatsPage } from './SeatsPage.tsx';
import { seatsQuery, type SeatOnPage, type SeatsPageData } from './seatsQuery.ts';

vi.mock('#lib/graphql.ts');
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => () => undefined,
}));
vi.mock('#ui/Link.tsx', () => ({ Link: (props: { children: string }) => <span>{props.children}</span> }));

const ann = { ...aViewer({ memberId: 'ann' }), displayName: 'Ann', jobRole: null, accentColor: null, timeZone: 'UTC' };
const seat = (userId: string, change: Partial<SeatOnPage> = {}): SeatOnPage => ({
  ...{ seatId: `seat-${userId}`, userId, name: userId, email: `${userId}@acme.example`, state: 'ACTIVATED' },
  ...{ assignedAt: '0', lastSeenAt: '0', remindedAt: null, revokedAt: null },
  ...change,
});
const onPlace = vi.fn();
const show = (seats: readonly SeatOnPage[], total: number, page: number, change: Partial<SeatsPageData> = {}) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['viewer'], ann);
  const { meta, queryKey } = seatsQuery(null, { page, search: '', state: 'HELD' });
  queryClient.getQueryCache().build(queryClient, { queryKey, meta }).setData({ page: null });
  const counts = { totalSeats: 60, assignedSeats: total, usedSeats: total, waitingSeats: 0, overage: false };
  render(
    <QueryClientProvider client={queryClient}>
      <SeatsPage
        customerId={null}
        page={{ seats, total, ...counts, ...change }}
        place={{ page, search: '', state: 'HELD' }}
        onPlace={onPlace}
        home="/organization"
      />
      <Toasts />
    </QueryClientProvider>,
  );
  return { isFresh: () => queryClient.getQueryState(queryKey)?.isInvalidated === false };
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const inputs = () => vi.mocked(execute).mock.calls.map(([, variables]) => (variables as { input: object }).input);
const mina = { email: 'mina@acme.example', firstName: 'Mina', lastName: 'Park' };
const answerSaved = (...verdicts: SeatVerdict[]) => {
  const rows = verdicts.map((verdict) => ({ ...mina, verdict }));
  vi.mocked(execute).mockResolvedValue({ saveSeats: { rows, seated: 1, error: null } });
};
async function fillIn(): Promise<void> {
  await press('Add people');
  await type('Work email', mina.email);
  await type('First name', mina.firstName);
  await type('Last name', mina.lastName);
}

beforeEach(() => {
  vi.mocked(execute).mockReset();
  onPlace.mockReset();
});

test('[ORG-12] nobody is offered to revoke their own seat, and who has signed in is not called active', () => {
  show([seat('ann'), seat('bob')], 2, 0);
  expect(screen.getByText('Your own seat')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Revoke the seat of bob' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Revoke the seat of ann' })).toBeNull();
  const table = within(screen.getByRole('table'));
  expect(table.getAllByText('Signed in')).toHaveLength(2);
  expect(table.queryByText('Active')).toBeNull();
});

test('[ORG-12] a seat is checked once the address and both names are there', async () => {
  show([seat('ann')], 1, 0);
  await userEvent.click(screen.getByRole('button', { name: 'Add people' }));
  await userEvent.type(screen.getByLabelText('Work email'), 'new@acme.example');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText('Fill in the email address and both names.')).toBeTruthy();
  expect(execute).not.toHaveBeenCalled();
  for (const name of ['First name', 'Last name'])
    expect(screen.getByLabelText(name).hasAttribute('required')).toBe(true);
});

test('[ORG-12] an address and names that nobody is invited by are said at their fields, and not sent', async () => {
  show([seat('ann')], 1, 0);
  await press('Add people');
  await type('Work email', 'Mina Park <mina@acme.example>');
  await type('First name', 'www.evil.example');
  await type('Last name', `${'x'.repeat(31)}{Enter}`);
  expect(screen.getByText('Invalid email address.')).toBeTruthy();
  for (const label of ['First name', 'Last name']) {
    expect(screen.getByText(`${label} may have 30 letters, and no address or markup.`)).toBeTruthy();
  }
  expect(document.activeElement).toBe(screen.getByLabelText('Work email'));
  expect(execute).not.toHaveBeenCalled();
});

test('[ORG-12] a dry run changes nothing; the press after it gives the seat, closes the dialog and fetches the list again', async () => {
  const { isFresh } = show([seat('ann')], 1, 0);
  await fillIn();
  answerSaved('INVITED');
  await press('Check');
  expect(await screen.findByText('Gets an invitation by email')).toBeTruthy();
  expect(isFresh()).toBe(true);
  expect(screen.queryByText('The seat is assigned, and the mail is on its way.')).toBeNull();
  await press('Assign 1 seat');
  expect(await screen.findByText('The seat is assigned, and the mail is on its way.')).toBeTruthy();
  expect(inputs()).toEqual([true, false].map((dryRun) => ({ companyId: null, dryRun, people: [mina] })));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isFresh()).toBe(false);
});

test('[ORG-12] whoever is typed or chosen after a check is checked again', async () => {
  show([seat('ann')], 1, 0);
  await fillIn();
  answerSaved('INVITED');
  for (const label of ['Work email', 'First name', 'Last name']) {
    await press('Check');
    expect(await screen.findByRole('button', { name: 'Assign 1 seat' })).toBeTruthy();
    await type(label, 'x');
    expect(screen.queryByRole('button', { name: 'Assign 1 seat' })).toBeNull();
    expect(screen.queryByText('Gets an invitation by email')).toBeNull();
  }
  await press('Check');
  await screen.findByRole('button', { name: 'Assign 1 seat' });
  await userEvent.click(screen.getByRole('tab', { name: 'CSV file' }));
  expect(screen.queryByText('Gets an invitation by email')).toBeNull();
  await press('Check');
  expect(screen.getByText('Choose a file first.')).toBeTruthy();
  expect(inputs()).toHaveLength(4);
});

test('[ORG-12] Enter checks; who is typed while the check is on its way is not assigned by its answer', async () => {
  show([seat('ann')], 1, 0);
  await fillIn();
  const answered = Promise.withResolvers<unknown>();
  vi.mocked(execute).mockReturnValue(answered.promise);
  await type('Last name', '{Enter}');
  expect(inputs()).toHaveLength(1);
  await type('Last name', 'er');
  answered.resolve({ saveSeats: { rows: [{ ...mina, verdict: 'INVITED' }], seated: 1, error: null } });
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Check' }).getAttribute('aria-busy')).not.toBe('true');
  });
  expect(screen.queryByRole('button', { name: 'Assign 1 seat' })).toBeNull();
  answerSaved('INVITED');
  await press('Check');
  expect(await screen.findByRole('button', { name: 'Assign 1 seat' })).toBeTruthy();
  // a second press of the same place sends nothing
  expect(document.activeElement?.getAttribute('role')).toBe('status');
});

test('[ORG-12] a file that is refused replaces the one that was chosen before', async () => {
  show([seat('ann')], 1, 0);
  await press('Add people');
  await userEvent.click(screen.getByRole('tab', { name: 'CSV file' }));
  const choose = (file: File) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('no file can be chosen');
    Object.defineProperty(input, 'files', { configurable: true, value: [file] });
    fireEvent.change(input);
  };
  choose(new File(['Email,First Name,Last Name\r\n'], 'team.csv', { type: 'text/csv' }));
  expect(await screen.findByText('team.csv')).toBeTruthy();
  for (const [name, content, words] of [
    ['team.pdf', 'x', 'This is not a CSV file.'],
    ['all.csv', 'x'.repeat(100_001), 'This file is larger than 100 kB.'],
  ] as const) {
    choose(new File([content], name, { type: name.endsWith('pdf') ? 'application/pdf' : 'text/csv' }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText('team.csv')).toBeNull();
  }
  await press('Check');
  expect(screen.getByText('Choose a file first.')).toBeTruthy();
  expect(execute).not.toHaveBeenCalled();
});

test('[ORG-13] a seat is revoked after a question, which closes, and the list is fetched again', async () => {
  const { isFresh } = show([seat('bob')], 1, 0);
  await press('Revoke the seat of bob');
  vi.mocked(execute).mockResolvedValue({ removeSeat: { seatId: 'seat-bob', error: null } });
  expect(inputs()).toEqual([]);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('bob’s seat is free.')).toBeTruthy();
  expect(inputs()).toEqual([{ companyId: null, seatId: 'seat-bob' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isFresh()).toBe(false);
});

test('[ORG-13] a press reminds everybody who waits, or one, and says how many mails are on their way', async () => {
  const waiting = seat('mina', { state: 'ASSIGNED', lastSeenAt: null });
  const { isFresh } = show([seat('ann'), waiting], 2, 0, { waitingSeats: 1200 });
  const answer = (reminded: number) =>
    vi.mocked(execute).mockResolvedValue({ sendSeatReminders: { reminded, error: null } });
  answer(500);
  await press('Remind 1,200 people');
  expect(await screen.findByText('500 reminders are on their way.')).toBeTruthy();
  expect(isFresh()).toBe(false);
  answer(1);
  await press('Remind mina');
  expect(await screen.findByText('The reminder is on its way.')).toBeTruthy();
  expect(inputs()).toEqual([null, 'seat-mina'].map((seatId) => ({ companyId: null, seatId })));
  expect(screen.queryByRole('button', { name: 'Remind ann' })).toBeNull();
});

test('[ORG-12] when every seat is assigned nobody is added, unless the contract allows more', async () => {
  const full = { totalSeats: 1, assignedSeats: 1, usedSeats: 1 };
  show([seat('ann')], 1, 0, full);
  expect(screen.getByText('No seat is free')).toBeTruthy();
  await press('Add people');
  expect(screen.getByText('All seats are assigned. Revoke one, or contact support for more.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[ORG-12] a contract that allows more seats goes on when all are assigned', async () => {
  show([seat('ann')], 1, 0, { totalSeats: 1, assignedSeats: 1, usedSeats: 1, overage: true });
  expect(screen.getByText('More seats may be assigned')).toBeTruthy();
  await press('Add people');
  expect(screen.getByRole('dialog', { name: 'Add people' })).toBeTruthy();
});

test('[ORG-03] another search or state of the seats begins with the first page', async () => {
  show([seat('ann')], 30, 1);
  await userEvent.type(screen.getByRole('searchbox'), 'bob{Enter}');
  await waitFor(() => {
    expect(onPlace).toHaveBeenLastCalledWith({ page: 0, search: 'bob', state: 'HELD' });
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Which seats' }), 'Revoked');
  expect(onPlace).toHaveBeenLastCalledWith({ page: 0, search: '', state: 'REVOKED' });
});

test('[ORG-03] an address after the last page says so, and leads to that page', async () => {
  show([], 30, 98);
  // nothing to leaf through
  expect(screen.queryByRole('navigation')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Go to the last page' }));
  expect(onPlace).toHaveBeenCalledExactlyOnceWith({ page: 1, search: '', state: 'HELD' });
});

test('[ORG-01] the axis of small figures has no value twice', () => {
  const { container } = render(<Chart title="Hours" axis="Week of" points={[{ label: 'Nov 2', value: 0.1 }]} />);
  expect([...container.querySelectorAll('[class*=scale] span')].map(({ textContent }) => textContent)).toEqual([
    ...['0.1', '0.05', '0'],
  ]);
});
