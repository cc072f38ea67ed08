import type { SeatVerdict } from '@atrium/domain/seat/decideSeats.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { Toasts } from '#ui/Toasts.tsx';
import { AddPeopleDialog } from './AddPeopleDialog.tsx';

vi.mock('#lib/graphql.ts');
const onClose = vi.fn();

beforeEach(() => {
  vi.mocked(execute).mockReset();
  onClose.mockReset();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const answer = (verdicts: readonly SeatVerdict[]) => {
  const rows = verdicts.map((verdict, row) => ({
    email: `p${String(row)}@acme.example`,
    firstName: 'Mina',
    lastName: 'Park',
    verdict,
  }));
  vi.mocked(execute).mockResolvedValue({ saveSeats: { rows, error: null } });
};
/** Checks a file about whose rows this is said. */
async function check(...verdicts: SeatVerdict[]): Promise<void> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AddPeopleDialog customerId={null} company="Acme" onClose={onClose} />
      <Toasts />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'CSV file' }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('no file can be chosen');
  Object.defineProperty(input, 'files', { configurable: true, value: [new File(['Email'], 'team.csv')] });
  fireEvent.change(input);
  await screen.findByText('team.csv');
  answer(verdicts);
  await press('Check');
  await screen.findByRole('table', { name: 'What will happen' });
}

test.each<[SeatVerdict[], string, string, string]>([
  [['INVITED', 'ASSIGNED'], 'Both people will get a seat.', 'Assign seats', 'Both people got a seat.'],
  [['INVITED', 'ASSIGNED', 'INVITED'], 'All 3 people will get a seat.', 'Assign seats', 'All 3 people got a seat.'],
  [
    ['EXTENDED', 'EXTENDED'],
    'Both people will keep their seat for longer.',
    'Extend seats',
    'Both people keep their seat for longer.',
  ],
  [
    ['INVITED', 'HELD'],
    '1 person will get a seat, 1 already has one.',
    'Assign seat',
    '1 person got a seat, 1 already had one.',
  ],
  [
    ['EXTENDED', 'EXTENDED', 'HELD', 'HELD'],
    '2 people will keep their seat for longer, 2 already have one.',
    'Extend seats',
    '2 people keep their seat for longer, 2 already had one.',
  ],
  [
    ['INVITED', 'EXTENDED'],
    '1 person will get a seat, 1 will keep theirs for longer.',
    'Assign and extend seats',
    '1 person got a seat, 1 keeps theirs for longer.',
  ],
  [
    ['EXTENDED', 'NO_SEAT_LEFT', 'OTHER_DOMAIN'],
    "1 person will keep their seat for longer, 2 won't get one.",
    'Extend seat',
    "1 person keeps their seat for longer, 2 didn't get one.",
  ],
  [
    ['INVITED', 'ASSIGNED', 'EXTENDED', 'EXTENDED', 'HELD', 'NO_SEAT_LEFT'],
    "2 people will get a seat, 2 will keep theirs for longer, 1 already has one, 1 won't get one.",
    'Assign and extend seats',
    "2 people got a seat, 2 keep theirs for longer, 1 already had one, 1 didn't get one.",
  ],
  [
    ['INVITED', 'REPEATED'],
    '1 person will get a seat. 1 row is a duplicate.',
    'Assign seat',
    '1 person got a seat. 1 row is a duplicate.',
  ],
  [
    ['INVITED', 'INVITED', 'NO_SEAT_LEFT', 'REPEATED', 'REPEATED'],
    "2 people will get a seat, 1 won't get one. 2 rows are duplicates.",
    'Assign seats',
    "2 people got a seat, 1 didn't get one. 2 rows are duplicates.",
  ],
])('[ORG-12] a person who gets a seat, keeps it for longer, has one or gets none is told apart: %s', async (...row) => {
  const [verdicts, summary, button, report] = row;
  await check(...verdicts);
  expect(screen.getByText(summary)).toBeTruthy();
  await press(button);
  expect(await screen.findByText(report)).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();
});

test.each<[SeatVerdict[], string | null, string]>([
  [['HELD', 'HELD'], 'Both people already have a seat.', 'Everyone on this list already has a seat.'],
  [['HELD'], null, 'This person already has a seat.'],
  [['NO_SEAT_LEFT', 'INVALID_NAME'], 'None of the 2 people will get a seat.', 'No one on this list would get a seat.'],
  [['HELD', 'TOO_OFTEN'], "1 person already has a seat, 1 won't get one.", 'No one on this list would get a seat.'],
  [['OTHER_DOMAIN'], null, "This person can't get a seat."],
])(
  '[ORG-12] where nobody gets a seat or keeps it for longer, nothing is sent: %s',
  async (verdicts, summary, reason) => {
    await check(...verdicts);
    // of one person the row says it
    const list = screen.getByRole('table', { name: 'What will happen' }).closest('[role=status]');
    expect(list?.querySelector('p')?.textContent ?? null).toBe(summary);
    await press(verdicts.length === 1 ? 'Assign seat' : 'Assign seats');
    expect(screen.getByText(reason)).toBeTruthy();
    expect(execute).toHaveBeenCalledOnce();
  },
);

test('[ORG-12] a person who is refused is listed first with the reason, one who needs nothing last', async () => {
  await check('HELD', 'REPEATED', 'EXTENDED', 'INVITED', 'NO_SEAT_LEFT');
  const cells = [...screen.getByRole('table', { name: 'What will happen' }).querySelectorAll('td')];
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'No seat is left',
    'Gets an invitation by email',
    'Has a seat, and keeps it for longer',
    'Already has a seat',
    'Duplicate of an earlier row',
  ]);
});

test.each([
  [320, -1],
  [321, 0],
])('[ORG-12] verdicts are a tab stop only while they scroll: %d px in 320', async (height, tabIndex) => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(320);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  await check('INVITED');
  const list = screen.getByRole('table', { name: 'What will happen' }).closest<HTMLElement>('[role=status]');
  expect(list?.tabIndex).toBe(tabIndex);
  expect(document.activeElement).toBe(list);
});

test('[ORG-12] what has become of a single person since the check is said', async () => {
  await check('INVITED');
  answer(['NO_SEAT_LEFT']);
  await press('Assign seat');
  expect(await screen.findByText("1 person didn't get a seat. No seat is left.")).toBeTruthy();
});
