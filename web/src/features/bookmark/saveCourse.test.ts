import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { toast, type ToastInput } from '#ui/toast.ts';
import { saveCourse } from './saveCourse.ts';

vi.mock('#lib/graphql.ts', () => ({ execute: vi.fn() }));
vi.mock('#ui/toast.ts');

const course = { courseId: 'c1', title: 'Pricing as Strategy' };
const key = ['catalogue'];
const toasts: ToastInput[] = [];

beforeEach(() => {
  toasts.length = 0;
  vi.mocked(toast).mockImplementation((input) => {
    toasts.push(input);
    return '';
  });
});

/** A page with two cards, and a server that has saved the second. `answer`: the answer to a save. */
function aPage({ answer, isAway = false }: { answer?: () => Promise<unknown>; isAway?: boolean } = {}) {
  const client = new QueryClient();
  client.setQueryData(key, [
    { courseId: 'c1', bookmarked: false },
    { courseId: 'c2', bookmarked: true },
  ]);
  const server = new Set(['c2']);
  const asked: string[] = [];
  vi.mocked(execute).mockImplementation((document, variables) => {
    const { contentId } = variables as { contentId?: string };
    if (contentId === undefined && isAway) return Promise.reject(new Error('no answer'));
    if (contentId === undefined) {
      return Promise.resolve({ listCourseBookmarks: [...server].map((id) => ({ contentId: id })) });
    }
    const saves = document.toString().includes('addUserSave');
    asked.push(`${saves ? '+' : '-'}${contentId}`);
    if (answer !== undefined) return answer();
    if (saves) server.add(contentId);
    else server.delete(contentId);
    const payload = { success: true, error: null };
    return Promise.resolve(saves ? { addUserSave: payload } : { removeUserSave: payload });
  });
  const press = (saved: boolean): void => {
    saveCourse(client, course, saved);
  };
  const saved = (): string[] =>
    (client.getQueryData<{ courseId: string; bookmarked: boolean }[]>(key) ?? [])
      .filter(({ bookmarked }) => bookmarked)
      .map(({ courseId }) => courseId);
  return { press, saved, asked, server };
}

const failures = {
  refused: () => Promise.resolve({ addUserSave: { success: false, error: { code: 'NOT_FOUND', message: 'no' } } }),
  'without an answer': () => Promise.reject(new Error('no answer')),
};

test('[CRD-05] a save shows at once, is sent, and offers Undo', async () => {
  const page = aPage();
  page.press(true);
  expect(page.saved()).toEqual(['c1', 'c2']);
  await vi.waitFor(() => {
    expect(toasts.map(({ message }) => message)).toEqual(['Saved Pricing as Strategy']);
  });
  expect(page.asked).toEqual(['+c1']);
  toasts[0]?.undo?.();
  expect(page.saved()).toEqual(['c2']);
  await vi.waitFor(() => {
    expect(page.asked).toEqual(['+c1', '-c1']);
  });
});

test.each(Object.entries(failures))('[CRD-05] a save that is %s is taken back with a toast', async (_how, answer) => {
  const page = aPage({ answer });
  page.press(true);
  expect(page.saved()).toEqual(['c1', 'c2']);
  await vi.waitFor(() => {
    expect(toasts).toMatchObject([{ tone: 'bad', message: 'There was an error. Please try again later.' }]);
  });
  expect(page.saved()).toEqual(['c2']);
});

test('[CRD-05] afterwards the list is fetched again: what another device changed shows too', async () => {
  const page = aPage();
  page.server.delete('c2');
  page.press(true);
  await vi.waitFor(() => {
    expect(page.saved()).toEqual(['c1']);
  });
});

test('presses in quick succession are sent in order, and the last one wins', async () => {
  const page = aPage();
  page.press(true);
  page.press(false);
  page.press(true);
  await vi.waitFor(() => {
    expect(toasts).toHaveLength(1);
  });
  expect(page.asked).toEqual(['+c1', '-c1', '+c1']);
  expect(page.saved()).toEqual(['c1', 'c2']);
});

test('the failure of a press that a later one replaced leaves what is shown to the later one', async () => {
  const answers = [failures.refused];
  const page = aPage({ answer: () => answers.shift()?.() ?? new Promise(() => undefined) });
  page.press(true);
  page.press(false);
  page.press(true);
  await vi.waitFor(() => {
    expect(page.asked).toEqual(['+c1', '-c1']);
  });
  expect(page.saved()).toEqual(['c1', 'c2']);
});

test('of presses that all fail without a connection what was there before the first one is left', async () => {
  const page = aPage({ answer: failures['without an answer'], isAway: true });
  page.press(true);
  page.press(false);
  await vi.waitFor(() => {
    expect(toasts).toHaveLength(2);
  });
  expect(page.saved()).toEqual(['c2']);
});
