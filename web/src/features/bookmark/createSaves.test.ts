import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { ToastInput } from '#ui/toast.ts';
import { createSaves, type SavePorts } from './createSaves.ts';

const course = { courseId: 'c1', title: 'Pricing as Strategy' };

function aPage(ports: Partial<SavePorts> = {}) {
  const client = new QueryClient();
  client.setQueryData(
    ['catalogue', 'all', ''],
    [
      { courseId: 'c1', bookmarked: false },
      { courseId: 'c2', bookmarked: true },
    ],
  );
  const server = new Set(['c2']);
  const toasts: ToastInput[] = [];
  const asked: string[] = [];
  const save = createSaves({
    ask: (courseId, saved) => {
      asked.push(`${saved ? '+' : '-'}${courseId}`);
      if (saved) server.add(courseId);
      else server.delete(courseId);
      return Promise.resolve(true);
    },
    list: () => Promise.resolve(new Set(server)),
    toast: (input) => toasts.push(input),
    ...ports,
  });
  const saved = (): string[] =>
    (client.getQueryData<{ courseId: string; bookmarked: boolean }[]>(['catalogue', 'all', '']) ?? [])
      .filter(({ bookmarked }) => bookmarked)
      .map(({ courseId }) => courseId);
  return { client, save, saved, toasts, asked, server };
}

test('[CRD-05] a save shows at once, is sent, and offers Undo', async () => {
  const page = aPage();
  const done = page.save(page.client, course, true);
  expect(page.saved()).toEqual(['c1', 'c2']);
  await done;
  expect(page.asked).toEqual(['+c1']);
  expect(page.toasts.map(({ message }) => message)).toEqual(['Saved Pricing as Strategy']);
  page.toasts[0]?.undo?.();
  expect(page.saved()).toEqual(['c2']);
});

test('[CRD-05] a failure rolls it back with a message', async () => {
  for (const ask of [() => Promise.resolve(false), () => Promise.reject(new Error('no answer'))]) {
    const page = aPage({ ask });
    await page.save(page.client, course, true);
    expect(page.saved()).toEqual(['c2']);
    expect(page.toasts).toMatchObject([{ tone: 'bad', message: 'There was an error. Please try again later.' }]);
  }
});

test('[CRD-05] afterwards the list is fetched again: what another device changed shows too', async () => {
  const page = aPage();
  page.server.delete('c2');
  await page.save(page.client, course, true);
  expect(page.saved()).toEqual(['c1']);
});

test('presses in quick succession are sent in order, and the last one wins', async () => {
  const page = aPage();
  void page.save(page.client, course, true);
  void page.save(page.client, course, false);
  await page.save(page.client, course, true);
  expect(page.asked).toEqual(['+c1', '-c1', '+c1']);
  expect(page.saved()).toEqual(['c1', 'c2']);
});
