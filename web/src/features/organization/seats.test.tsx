import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import type { SeatVerdict } from '@atrium/domain/seat/decideSeats.ts';
import { hour } from '@atrium/domain/time.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { now } from '#lib/clock.ts';
import { execute } from '#lib/graphql.ts';
import { Chart } from '#ui/Chart.tsx';
import { Toasts } from '#ui/Toasts.tsx';
import { seatColumns } from './seatColumns.tsx';
import { SeatsPage } from './SeatsPage.tsx';
import { seatsQuery, type SeatOnPage, type SeatsPageData } from './seatsQuery.ts';

vi.mock('#lib/clock.ts');
vi.mock('#lib/graphql.ts');
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => () => undefined,
}));
vi.mock('#ui/Link.tsx', () => ({
  Link: ({ href, children }: { href: string; children: string }) => <a href={href}>{children}</a>,
}));

const ann = { ...aViewer({ memberId: 'ann' }), displayName: 'Ann', jobRole: null, accentColor: null, timeZone: 'UTC' };
const seat = (userId: string, change: Partial<SeatOnPage> = {}): SeatOnPage => ({
  seatId: `seat-${userId}`,
  userId,
  name: userId,
  email: `${userId}@acme.example`,
  state: 'ACTIVATED',
  assignedAt: '0',
  lastSeenAt: '0',
  remindedAt: null,
  isRemindable: false,
  revokedAt: null,
  lastDay: null,
  ...change,
});
const onFilters = vi.fn();
const show = (
  seats: readonly SeatOnPage[],
  total: number,
  page: number,
  { customerId = null, ...change }: Partial<SeatsPageData & { customerId: string | null }> = {},
) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['viewer'], ann);
  const { meta, queryKey } = seatsQuery(null, { page, search: '', state: 'HELD' });
  queryClient.getQueryCache().build(queryClient, { queryKey, meta }).setData({ page: null });
  const counts = { totalSeats: 60, assignedSeats: total, usedSeats: total, waitingSeats: 0 };
  render(
    <QueryClientProvider client={queryClient}>
      <SeatsPage
        customerId={customerId}
        page={{
          companyName: 'Acme',
          endedOn: null,
          seats,
          total,
          remindableSeats: 0,
          overage: false,
          ...counts,
          ...change,
        }}
        filters={{ page, search: '', state: 'HELD' }}
        onFilters={onFilters}
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
  vi.mocked(execute).mockResolvedValue({ saveSeats: { rows, error: null } });
};
/** Opens the dialog, whose code loads then. */
async function pressAdd(): Promise<void> {
  await press('Add people');
  await screen.findByRole('dialog', { name: /^Add people/ });
}
async function fillIn(): Promise<void> {
  await pressAdd();
  await type('Work email', mina.email);
  await type('First name', mina.firstName);
  await type('Last name', mina.lastName);
}

beforeEach(() => {
  vi.mocked(execute).mockReset();
  onFilters.mockReset();
});

test('[ORG-12] nobody is offered to revoke their own seat, and a person who has signed in is not called active', () => {
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
  await pressAdd();
  expect(screen.queryByText('Fill in the email address and both names.')).toBeNull();
  await userEvent.type(screen.getByLabelText('Work email'), 'new@acme.example');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText('Fill in the email address and both names.')).toBeTruthy();
  expect(execute).not.toHaveBeenCalled();
  for (const name of ['First name', 'Last name'])
    expect(screen.getByLabelText(name).hasAttribute('required')).toBe(true);
});

test('[ORG-12] an address and names that nobody is invited by are said at their fields, and not sent', async () => {
  show([seat('ann')], 1, 0);
  await pressAdd();
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
  expect(screen.queryByText('The seat is assigned, and the invitation is on its way.')).toBeNull();
  await press('Assign seat');
  expect(await screen.findByText('The seat is assigned, and the invitation is on its way.')).toBeTruthy();
  expect(inputs()).toEqual([true, false].map((dryRun) => ({ companyId: null, dryRun, people: [mina] })));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isFresh()).toBe(false);
});

test.each([
  ['ASSIGNED', 'Assign seat', 'The seat is assigned, and an email is on its way.'],
  ['EXTENDED', 'Extend seat', 'The seat is extended, and an email is on its way.'],
] as const)('[ORG-12] a person who has an account is not said to be invited: %s', async (verdict, button, words) => {
  show([seat('ann')], 1, 0);
  await fillIn();
  answerSaved(verdict);
  await press('Check');
  await press(button);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('[ORG-12] a person who is typed or chosen after a check is checked again', async () => {
  show([seat('ann')], 1, 0);
  await fillIn();
  answerSaved('INVITED');
  for (const label of ['Work email', 'First name', 'Last name']) {
    await press('Check');
    expect(await screen.findByRole('button', { name: 'Assign seat' })).toBeTruthy();
    await type(label, 'x');
    expect(screen.queryByRole('button', { name: 'Assign seat' })).toBeNull();
    expect(screen.queryByText('Gets an invitation by email')).toBeNull();
  }
  await press('Check');
  await screen.findByRole('button', { name: 'Assign seat' });
  await userEvent.click(screen.getByRole('tab', { name: 'CSV file' }));
  expect(screen.queryByText('Gets an invitation by email')).toBeNull();
  await press('Check');
  expect(screen.getByText('Choose a file first.')).toBeTruthy();
  expect(inputs()).toHaveLength(4);
});

test('[ORG-12] Enter checks; a person who is typed while the check is on its way is not assigned by its answer', async () => {
  show([seat('ann')], 1, 0);
  await fillIn();
  const answered = Promise.withResolvers<unknown>();
  vi.mocked(execute).mockReturnValue(answered.promise);
  await type('Last name', '{Enter}');
  expect(inputs()).toHaveLength(1);
  await type('Last name', 'er');
  answered.resolve({ saveSeats: { rows: [{ ...mina, verdict: 'INVITED' }], error: null } });
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Check' }).getAttribute('aria-busy')).not.toBe('true');
  });
  expect(screen.queryByRole('button', { name: 'Assign seat' })).toBeNull();
  answerSaved('INVITED');
  await press('Check');
  expect(await screen.findByRole('button', { name: 'Assign seat' })).toBeTruthy();
  // a second press of the same place sends nothing
  expect(document.activeElement?.getAttribute('role')).toBe('status');
});

test('[ORG-12] a person who is refused is listed first in the verdicts', async () => {
  show([seat('ann')], 1, 0);
  await fillIn();
  answerSaved('INVITED', 'OTHER_DOMAIN', 'ASSIGNED', 'INVALID_ADDRESS');
  await press('Check');
  expect(await screen.findByText("2 people will get a seat, 2 won't get one.")).toBeTruthy();
  const table = screen.getByRole('table', { name: 'What will happen' });
  const said = [...table.querySelectorAll('td')].map(({ textContent }) => textContent);
  expect(said).toEqual([
    "This address isn't on a company domain",
    "This isn't an email address",
    'Gets an invitation by email',
    'Has an account, and gets a seat',
  ]);
});

const choose = (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('no file can be chosen');
  Object.defineProperty(input, 'files', { configurable: true, value: [file] });
  fireEvent.change(input);
};

test('[ORG-12] a file of Excel is read in the code page that it is written in', async () => {
  show([seat('ann')], 1, 0);
  await pressAdd();
  await userEvent.click(screen.getByRole('tab', { name: 'CSV file' }));
  const text = 'Email;First Name;Last Name\r\nj@acme.example;Jürgen;Müller';
  const written = {
    utf8: new TextEncoder().encode(`\u{FEFF}${text}`),
    windows: Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
    unicode: new Uint8Array(Uint16Array.from(`\u{FEFF}${text}`, (letter) => letter.charCodeAt(0)).buffer),
  };
  for (const [name, bytes] of Object.entries(written)) {
    vi.mocked(execute).mockReset();
    answerSaved('INVITED');
    choose(new File([bytes], `${name}.csv`, { type: 'text/csv' }));
    await screen.findByText(`${name}.csv`);
    await press('Check');
    expect(inputs(), name).toEqual([{ companyId: null, dryRun: true, csv: text }]);
  }
});

test('[ORG-12] a file that is refused replaces the one that was chosen before', async () => {
  show([seat('ann')], 1, 0);
  await pressAdd();
  await userEvent.click(screen.getByRole('tab', { name: 'CSV file' }));
  choose(new File(['Email,First Name,Last Name\r\n'], 'team.csv', { type: 'text/csv' }));
  expect(await screen.findByText('team.csv')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose another file' })).toBeTruthy();
  for (const [name, content, words] of [
    ['team.pdf', 'x', 'This is not a CSV file.'],
    ['all.csv', 'x'.repeat(100_001), 'This file is larger than 100 kB.'],
  ] as const) {
    choose(new File([content], name, { type: name.endsWith('pdf') ? 'application/pdf' : 'text/csv' }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText('team.csv')).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeTruthy();
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
  expect(inputs()).toEqual([{ companyId: null, seatId: 'seat-bob', reason: null }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isFresh()).toBe(false);
});

test('[ORG-13] the page says whose seats it has; staff are asked about the program of that company, others about theirs', async () => {
  show([seat('bob')], 1, 0);
  expect(screen.getByText('Acme')).toBeTruthy();
  await press('Revoke the seat of bob');
  expect(screen.getByRole('dialog').textContent).toContain('loses access to the courses of your program right away');
  expect(screen.getByRole('dialog').textContent).toContain('Their past activity stays in your reports');
  cleanup();
  show([seat('bob')], 1, 0, { customerId: 'oceanic', companyName: 'Oceanic' });
  expect(screen.getByText('Oceanic')).toBeTruthy();
  await press('Revoke the seat of bob');
  expect(screen.getByRole('dialog').textContent).toContain(
    'loses access to the courses of Oceanic’s program right away',
  );
  expect(screen.getByRole('dialog').textContent).toContain('Their past activity stays in the company’s reports');
});

test('[ORG-13] [STF-05] staff are asked why they revoke a seat, others are not', async () => {
  show([seat('bob')], 1, 0, { customerId: 'oceanic', companyName: 'Oceanic' });
  await press('Revoke the seat of bob');
  vi.mocked(execute).mockResolvedValue({ removeSeat: { seatId: 'seat-bob', error: null } });
  const confirm = () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  await confirm();
  expect(screen.getByText('A reason is needed.')).toBeTruthy();
  expect(inputs()).toEqual([]);
  await type('Reason', 'Left the program');
  await confirm();
  expect(await screen.findByText('bob’s seat is free.')).toBeTruthy();
  expect(inputs()).toEqual([{ companyId: 'oceanic', seatId: 'seat-bob', reason: 'Left the program' }]);
  cleanup();
  show([seat('bob')], 1, 0);
  await press('Revoke the seat of bob');
  expect(screen.queryByLabelText('Reason')).toBeNull();
});

test('[ORG-12] staff are told to which company they add people, others know that it is theirs', async () => {
  show([seat('bob')], 1, 0);
  await pressAdd();
  expect(screen.getByRole('heading', { level: 2, name: 'Add people' })).toBeTruthy();
  cleanup();
  show([seat('bob')], 1, 0, { customerId: 'oceanic', companyName: 'Oceanic' });
  await pressAdd();
  expect(screen.getByRole('dialog', { name: 'Add people to Oceanic' })).toBeTruthy();
});

test('[ORG-13] a press reminds everybody who may be reminded, or one, and says what it did', async () => {
  const waiting = seat('mina', { state: 'ASSIGNED', lastSeenAt: null, isRemindable: true });
  const { isFresh } = show([seat('ann'), waiting], 2, 0, { waitingSeats: 1204, remindableSeats: 1200 });
  const answer = (reminded: number, tooEarly: number) =>
    vi.mocked(execute).mockResolvedValue({ sendSeatReminders: { reminded, tooEarly, error: null } });
  answer(1200, 4);
  await press('Remind 1,200 people');
  const early = '4 people were reminded or invited within the last day.';
  expect(await screen.findByText(`1,200 reminders are on their way. ${early}`)).toBeTruthy();
  expect(isFresh()).toBe(false);
  for (const [reminded, tooEarly, words] of [
    [1, 0, 'The reminder is on its way.'],
    [0, 1, 'No reminder was sent: 1 person was reminded or invited within the last day.'],
    [0, 0, 'Everyone has signed in.'],
  ] as const) {
    answer(reminded, tooEarly);
    await press('Remind mina');
    expect(await screen.findByText(words)).toBeTruthy();
  }
  const asked = [null, 'seat-mina', 'seat-mina', 'seat-mina'];
  expect(inputs()).toEqual(asked.map((seatId) => ({ companyId: null, seatId })));
  expect(screen.queryByRole('button', { name: 'Remind ann' })).toBeNull();
});

test('[ORG-13] a person who was invited or reminded within a day is not offered another reminder, and the row says why', () => {
  const noon = Date.parse('2026-11-26T12:00Z');
  vi.mocked(now).mockReturnValue(noon);
  const waiting = (userId: string, change: Partial<SeatOnPage>) => seat(userId, { state: 'ASSIGNED', ...change });
  const ago = (hours: number) => String(noon - hours * hour);
  show(
    [
      waiting('mina', { assignedAt: ago(2) }),
      waiting('jo', { assignedAt: ago(500), remindedAt: ago(13) }),
      waiting('li', { assignedAt: ago(500), remindedAt: ago(11), isRemindable: false }),
      waiting('kim', { assignedAt: ago(500), remindedAt: ago(30), isRemindable: true }),
      seat('ann'),
    ],
    5,
    0,
  );
  const words = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) }).textContent;
  expect(words('mina')).toContain('Invited today');
  expect(words('jo')).toContain('Reminded yesterday');
  expect(words('li')).toContain('Reminded today');
  const offered = screen.getAllByRole('button', { name: /^Remind / }).map(({ textContent }) => textContent);
  expect(offered).toEqual(['Remind kim']);
  expect(screen.queryAllByText(/today$|yesterday$/)).toHaveLength(3);
});

test('[ORG-13] the focus goes on where a reminder was offered, and says that it was sent', async () => {
  const reminded = (isRemindable: boolean, remindedAt: string | null) =>
    seatColumns({
      buttons: {
        remind: () => undefined,
        revoke: () => undefined,
        isReminding: false,
      },
      viewerId: 'ann',
      pathOf: () => '/',
      zone: 'UTC',
      endsDiffer: false,
      showsRevoked: false,
    })
      .at(-1)
      ?.cell?.(seat('mina', { state: 'ASSIGNED', remindedAt, isRemindable }));
  vi.mocked(now).mockReturnValue(0);
  const { rerender } = render(<>{reminded(true, null)}</>);
  await press('Remind mina');
  expect(document.activeElement?.textContent).toBe('Remind mina');
  rerender(<>{reminded(false, '0')}</>);
  await waitFor(() => {
    expect(document.activeElement?.textContent).toBe('Reminded today');
  });
});

test('[ORG-13] where seats end on different days each says when, so that it is seen whose can be kept for longer', () => {
  const title = () => screen.queryByRole('columnheader', { name: /^Ends/ });
  show([seat('ann'), seat('kim')], 2, 0);
  expect(title()).toBeNull();
  cleanup();
  show([seat('ann', { lastDay: '2026-05-31' }), seat('kim', { lastDay: '2027-02-28' })], 2, 0);
  expect(title()).toBeTruthy();
  expect(screen.getByRole('row', { name: /^ann/ }).textContent).toContain('May 31, 2026');
  expect(screen.getByRole('row', { name: /^kim/ }).textContent).toContain('Feb 28, 2027');
});

test('[ORG-13] while everybody who waits was mailed within a day, the button says so and sends nothing', async () => {
  show([seat('ann')], 1, 0, { waitingSeats: 3 });
  await press('Remind');
  expect(screen.getByText('Everyone was emailed within the last day.')).toBeTruthy();
  expect(execute).not.toHaveBeenCalled();
});

test('[ORG-12] when every seat is assigned nobody is added, unless the contract allows more', async () => {
  const full = { totalSeats: 1, assignedSeats: 1, usedSeats: 1 };
  show([seat('ann')], 1, 0, full);
  expect(screen.getByText('No seat is free')).toBeTruthy();
  await press('Add people');
  const reason = screen.getByText(/^All seats are assigned/);
  expect(reason.textContent).toBe('All seats are assigned. Revoke one, or contact support for more.');
  expect(within(reason).getByText('contact support').getAttribute('href')).toMatch(/^mailto:/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[ORG-12] the seats in use, the invited and the free ones add up', () => {
  show([seat('ann')], 1, 0, { totalSeats: 25, assignedSeats: 21, usedSeats: 19 });
  const words = screen.getByText('4 seats are free').parentElement?.textContent;
  expect(words).toBe('4 seats are free, 2 invited see who they are');
});

test('[COM-02] the seats of a program that is over are read as they were, and nothing is offered', () => {
  const counts = { totalSeats: 25, assignedSeats: 2, usedSeats: 1, waitingSeats: 1 };
  const waiting = seat('bob', { state: 'ASSIGNED' });
  show([seat('ann'), waiting], 2, 0, { ...counts, endedOn: '2027-02-08' });
  const said = 'Your program ended on Feb 8, 2027. These are its seats as they were on that day.';
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.getByText('23 seats were free')).toBeTruthy();
  expect(screen.getByRole('row', { name: /^bob/ }).textContent).toContain('Invited');
  for (const name of [/Add people/, /^Remind/, /^Revoke/]) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByText('Your own seat')).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
});

test('[ORG-12] a contract that allows more seats goes on when all are assigned', async () => {
  show([seat('ann')], 1, 0, { totalSeats: 1, assignedSeats: 1, usedSeats: 1, overage: true });
  expect(screen.getByText('More seats may be assigned')).toBeTruthy();
  await pressAdd();
  expect(screen.getByRole('dialog', { name: 'Add people' })).toBeTruthy();
});

test('[ORG-03] another search or state of the seats begins with the first page', async () => {
  show([seat('ann')], 30, 1);
  await userEvent.type(screen.getByRole('searchbox'), 'bob{Enter}');
  await waitFor(() => {
    expect(onFilters).toHaveBeenLastCalledWith({ page: 0, search: 'bob', state: 'HELD' });
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Which seats' }), 'Revoked');
  expect(onFilters).toHaveBeenLastCalledWith({ page: 0, search: '', state: 'REVOKED' });
});

test('[ORG-03] an address after the last page says so, and leads to that page', async () => {
  show([], 30, 98);
  // nothing to leaf through
  expect(screen.queryByRole('navigation')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Go to the last page' }));
  expect(onFilters).toHaveBeenCalledExactlyOnceWith({ page: 1, search: '', state: 'HELD' });
});

test('[ORG-01] the axis of small figures has no value twice', () => {
  const { container } = render(<Chart title="Hours" axis="Week of" points={[{ label: 'Nov 2', value: 0.1 }]} />);
  expect([...container.querySelectorAll('[class*=scale] span')].map(({ textContent }) => textContent)).toEqual([
    '0.1',
    '0.05',
    '0',
  ]);
});
