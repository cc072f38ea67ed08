import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AtriumProvider } from '#ui/AtriumProvider.tsx';
import type { CourseDetail } from './courseQuery.ts';
import { Trailer } from './Trailer.tsx';

vi.mock('#parts/TrailerDialog.tsx', () => {
  throw new Error('no network');
});

const trailer = { videoId: 'b', duration: 102 } as unknown as CourseDetail['trailer'];
const outline = [{ videos: [{ videoId: 'a' }] }, { videos: [{ videoId: 'b' }] }] as unknown as CourseDetail['outline'];
const show = (lessons = outline) =>
  render(
    <AtriumProvider>
      <Trailer trailer={trailer} outline={lessons} coverUrl="/x.svg" onRetry={vi.fn()} />
    </AtriumProvider>,
  );

test('[CRS-01] the trailer of a course is called by the lesson that it is, or a trailer', () => {
  const first = show();
  expect(screen.getByRole('button', { name: 'Watch lesson 2, 1 minute 42 seconds' })).toBeTruthy();
  first.unmount();
  show([]);
  expect(screen.getByRole('button', { name: 'Play trailer, 1 minute 42 seconds' })).toBeTruthy();
});

test('[CRS-01] a trailer whose player cannot be loaded says so, and nothing seems to be loading any more', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: /^Watch lesson 2/ }));
  expect(await screen.findByText("Couldn't open that. Try again.")).toBeTruthy();
  await waitFor(() => {
    expect(screen.queryByText('Loading the trailer')).toBeNull();
  });
});
