import { day } from '@atrium/domain/time.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError, callFault } from '#lib/callError.ts';
import { execute } from '#lib/graphql.ts';
import { signIn } from '#lib/signIn.ts';
import { viewerOptions } from '#lib/viewer.ts';
import { watchAccess } from './watchAccess.ts';

vi.mock('#lib/graphql.ts');
vi.mock('#lib/signIn.ts');

const customizations = { banners: [], navConfigs: [] };
const person = {
  userId: 'pat',
  accountType: 'TRIAL',
  manageBilling: true,
  staff: null,
  customer: null,
  customizations,
};
const answerAs = (
  accountType: string,
  change: { readonly manageBilling?: boolean } = {},
  flags = {},
  changesAt: number | null = null,
) => {
  const accessChangesAt = changesAt === null ? null : String(changesAt);
  vi.mocked(execute).mockResolvedValue({
    getMember: { ...person, accountType, accessChangesAt, ...change },
    getMemberEntitlements: [],
    getFeatureFlags: { values: flags },
    getSupportMode: null,
  });
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  vi.mocked(signIn.token).mockResolvedValue('token');
  vi.mocked(execute).mockReset();
});

async function open() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const invalidate = vi.fn(() => Promise.resolve());
  answerAs('TRIAL');
  await queryClient.query({ ...viewerOptions(), staleTime: 0 });
  watchAccess(queryClient, { invalidate });
  const age = () => {
    const viewer = queryClient.getQueryData(viewerOptions().queryKey);
    queryClient.setQueryData(viewerOptions().queryKey, viewer, { updatedAt: Date.now() - 60_000 });
  };
  const ask = (answer: () => Promise<unknown>) =>
    queryClient.query({ queryKey: ['courses'], queryFn: answer }).then(settled, settled);
  return { queryClient, invalidate, age, ask };
}
const refused = () => Promise.reject(new CallError([callFault('FORBIDDEN', 'No.')], null));
const refusedPage = () => Promise.resolve({ page: null, refusal: { code: 'FORBIDDEN' } });

test.each([
  ['list', refused],
  ['page', refusedPage],
])(
  '[RTE-02] after a refused %s the viewer is read again, and the open page follows the new rules',
  async (_, answer) => {
    const { queryClient, invalidate, age, ask } = await open();
    age();
    queryClient.setQueryData(['events'], 'of a trial');
    answerAs('POST_TRIAL');
    await ask(answer);
    expect(queryClient.getQueryData(viewerOptions().queryKey)?.accountType).toBe('POST_TRIAL');
    expect(invalidate).toHaveBeenCalledTimes(1);
    // pages that are opened next ask again, and the viewer who was just read does not
    const isOld = (queryKey: readonly string[]) => queryClient.getQueryState(queryKey)?.isInvalidated;
    expect([isOld(['events']), isOld(viewerOptions().queryKey)]).toEqual([true, false]);
  },
);

test('[RTE-02] a member who manages the billing no more gets the pages of those who do not', async () => {
  const { invalidate, age, ask } = await open();
  age();
  answerAs('TRIAL', { manageBilling: false });
  await ask(refused);
  expect(invalidate).toHaveBeenCalledTimes(1);
});

test('[RTE-02] a flag that was switched opens and closes pages, too', async () => {
  const { invalidate, age, ask } = await open();
  age();
  answerAs('TRIAL', {}, { videoBookmarks: 'switched' });
  await ask(refused);
  expect(invalidate).toHaveBeenCalledTimes(1);
});

test('[RTE-02] a refusal of what the viewer never had reads them once in a while, and changes nothing', async () => {
  const { invalidate, age, ask, queryClient } = await open();
  age();
  await ask(refused);
  queryClient.removeQueries({ queryKey: ['courses'] });
  await ask(refused);
  // once at the start, once after the refusals
  expect(execute).toHaveBeenCalledTimes(2);
  expect(invalidate).not.toHaveBeenCalled();
});

test('[RTE-10] at the instant at which a membership ends the viewer is read again, and what stays open with it', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 28) });
  const ends = Date.now() + day;
  answerAs('TRIAL', {}, {}, ends);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await queryClient.query({ ...viewerOptions(), staleTime: 0 });
  const invalidate = vi.fn(() => Promise.resolve());
  const announce = vi.fn();
  watchAccess(queryClient, { invalidate }, announce);
  const home = vi.fn(() => Promise.resolve('home'));
  const stop = new QueryObserver(queryClient, { queryKey: ['home'], queryFn: home, staleTime: Infinity }).subscribe(
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(day);
  expect([vi.mocked(execute).mock.calls.length, home.mock.calls.length]).toEqual([1, 1]);
  answerAs('POST_TRIAL');
  await vi.advanceTimersByTimeAsync(2000);
  expect(queryClient.getQueryData(viewerOptions().queryKey)?.accountType).toBe('POST_TRIAL');
  expect([invalidate.mock.calls.length, announce.mock.calls.length, home.mock.calls.length]).toEqual([1, 1, 2]);
  // nothing is going to change any more
  await vi.advanceTimersByTimeAsync(day);
  expect(vi.mocked(execute)).toHaveBeenCalledTimes(2);
  stop();
  vi.useRealTimers();
});
