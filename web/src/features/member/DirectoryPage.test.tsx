import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError, callFault, Unreachable } from '#lib/callError.ts';
import { execute } from '#lib/graphql.ts';
import { DirectoryPage } from './DirectoryPage.tsx';
import type { DirectoryFilters } from './directoryQuery.ts';
import { membersOnAPage } from './membersOnAPage.ts';

vi.mock('#lib/graphql.ts');

const person = { ...aViewer({}), displayName: 'Pat', jobRole: null, accentColor: null, timeZone: 'UTC' };
const ada = { userId: 'ada', displayName: 'Ada Byron', jobRole: 'Analyst', company: null, profileImageUrl: null };
const onFilter = vi.fn();
const onPage = vi.fn();
const onBeyond = vi.fn();
const answer = (list: readonly object[], total: number, totalPages: number) =>
  vi.mocked(execute).mockResolvedValue({ listMembers: { list, pageInfo: { total, totalPages } } });

type Shown = ReturnType<typeof render> & { readonly queryClient: QueryClient };

/** Shows the directory; on a page that is `open`, another one. */
async function show(filters: Partial<DirectoryFilters> = {}, open?: Shown): Promise<Shown> {
  const queryClient = open?.queryClient ?? new QueryClient();
  queryClient.setQueryData(['viewer'], person);
  const page = (
    <QueryClientProvider client={queryClient}>
      <DirectoryPage
        filters={{ q: '', page: 1, count: 36, ...filters }}
        onFilter={onFilter}
        onPage={onPage}
        onBeyond={onBeyond}
      />
    </QueryClientProvider>
  );
  open?.rerender(page);
  const shown = open ?? { ...render(page), queryClient };
  await pass(0);
  return shown;
}
/** Lets time pass: none passes by itself, however busy the machine is. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(execute).mockReset();
  for (const spy of [onFilter, onPage, onBeyond]) spy.mockReset();
  answer([ada], 1, 1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[DIR-01] a search waits for a second without a key, and for five seconds while somebody goes on typing', async () => {
  await show();
  const box = screen.getByRole('searchbox');
  fireEvent.change(box, { target: { value: 'a' } });
  await pass(999);
  expect(onFilter).not.toHaveBeenCalled();
  await pass(1);
  expect(onFilter).toHaveBeenCalledExactlyOnceWith('a');
  onFilter.mockReset();
  // a key every half second
  for (let keys = 1; keys <= 10; keys += 1) {
    expect(onFilter, `after ${String(keys - 1)} keys`).not.toHaveBeenCalled();
    fireEvent.change(box, { target: { value: 'x'.repeat(keys) } });
    await pass(500);
  }
  expect(onFilter).toHaveBeenCalledExactlyOnceWith('x'.repeat(10));
});

test('[DIR-01] a page after the last one, as when a phone is turned, leads to the last one', async () => {
  answer([], 40, 2);
  await show({ page: 3 });
  expect(onBeyond).toHaveBeenCalledExactlyOnceWith(2);
  expect(screen.queryByText(/didn't find anything/)).toBeNull();
});

test('[DIR-01] nobody is said not to be found while the last page is on its way', async () => {
  answer([], 40, 2);
  const open = await show({ page: 3 });
  vi.mocked(execute).mockReturnValue(new Promise(() => undefined));
  await show({ page: 2 }, open);
  expect(screen.queryByText(/didn't find anything/)).toBeNull();
});

test('[DIR-01] the box shows what is searched for, also after Back', async () => {
  const open = await show({ q: 'ada' });
  await show({ q: '' }, open);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  await pass(5000);
  expect(onFilter).not.toHaveBeenCalled();
});

test('[DIR-01] a page beyond all that are listed leads back, and any other refusal is said', async () => {
  const refused = (code: 'INVALID_INPUT' | 'RATE_LIMITED', reason: string) => {
    vi.mocked(execute).mockRejectedValue(new CallError([{ ...callFault(code, 'Too many searches.'), reason }], null));
  };
  refused('INVALID_INPUT', 'PAGE');
  await show({ page: 99 });
  expect(onBeyond).toHaveBeenCalledExactlyOnceWith(28);
  cleanup();
  refused('RATE_LIMITED', 'RATE_LIMITED');
  await show();
  expect(screen.getByRole('alert').textContent).toContain('Too many searches.');
  expect(screen.queryByLabelText('Loading members')).toBeNull();
});

test('[DIR-01] while the list of another search stands in, its number is not said of the new one', async () => {
  const client = await show();
  expect(screen.getByRole('status').textContent).toBe('1 member');
  vi.mocked(execute).mockReturnValue(new Promise(() => undefined));
  await show({ q: 'grace' }, client);
  expect(screen.getByRole('status').textContent).toBe('Searching…');
});

test('[DIR-01] a number at which the server stops to count is said to be one of more', async () => {
  const saidOf = async (total: number, q: string) => {
    answer([ada], total, 1);
    await show({ q });
    const words = screen.getByRole('status').textContent;
    cleanup();
    return words;
  };
  expect([await saidOf(499, 'a'), await saidOf(500, 'a')]).toEqual(['499 members for “a”', '500+ members for “a”']);
  expect([await saidOf(999, ''), await saidOf(1000, '')]).toEqual(['999 members', '1,000+ members']);
});

test('[DIR-01] the last page says how far it goes, which is not a whole page', async () => {
  answer([ada], 37, 2);
  await show({ page: 2 });
  expect(screen.getByText('37 to 37 of 37')).toBeDefined();
});

test('[DIR-01] a search that finds nobody leads to nothing but all members', async () => {
  answer([], 0, 0);
  await show({ q: 'xyz' });
  expect(onBeyond).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Show all members'));
  expect(onFilter).toHaveBeenCalledExactlyOnceWith('');
});

test('[DIR-01] a page has 36 members on a wide screen, 18 on a phone and 27 between them', () => {
  const on = (applies: string) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === applies }));
    return membersOnAPage();
  };
  expect([on('(width >= 68.75em)'), on('none'), on('(width < 45.625em)')]).toEqual([36, 27, 18]);
});

test('[DIR-01] [RTE-09] a search while the browser is offline says so, until it is back', async () => {
  const open = await show();
  onlineManager.setOnline(false);
  await show({ q: 'ada' }, open);
  expect(screen.getByRole('status').textContent).toBe("You're offline. We'll load this when you're back.");
  onlineManager.setOnline(true);
  await pass(0);
  expect(screen.getByRole('status').textContent).toBe('1 member for “ada”');
});

test("[DIR-01] a server that answers with a failure is 'Oh snap!', and only a lost connection is said as one", async () => {
  const unreachable = (answered: boolean) => {
    const cause = new Unreachable('gone', { answered });
    const reason = answered ? null : 'NO_ANSWER';
    return new CallError([{ ...callFault('UNREACHABLE', 'Gone.'), reason }], null, { cause });
  };
  for (const [answered, title] of [
    [true, 'Oh snap!'],
    [false, /^We can't reach/],
  ] as const) {
    vi.mocked(execute).mockRejectedValue(unreachable(answered));
    const { queryClient } = await show({ q: String(answered) });
    await pass(10_000);
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy();
    const copy = screen.queryByText('Something went wonky. Sorry for the inconvenience.');
    expect(copy !== null).toBe(answered);
    queryClient.clear();
    cleanup();
  }
});
