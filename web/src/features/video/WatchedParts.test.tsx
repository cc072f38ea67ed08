import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Chapters } from './Chapters.tsx';
import { WatchedParts } from './WatchedParts.tsx';

const page = { creditRule: 'farthest', video: { duration: 169 } };
const spans = [
  { from: 0, to: 25 },
  { from: 84, to: 105 },
  { from: 167, to: 169 },
];
const said = (saved: Parameters<typeof WatchedParts>[0]['saved'], onJump = vi.fn(), second: number | null = null) =>
  render(<WatchedParts page={page} saved={saved} second={second} onJump={onJump} />).container.textContent;

test('[VID-16] a video that is complete with parts skipped says both in one sentence', async () => {
  const jump = vi.fn();
  expect(said({ spans, completed: true }, jump)).toBe(
    'Complete. Not watched:00:25 to 01:2401:45 to 02:47Watched: 00:00 to 00:25, 01:24 to 01:45, 02:47 to 02:49',
  );
  await userEvent.click(screen.getByRole('button', { name: '01:45 to 02:47' }));
  expect(jump).toHaveBeenCalledExactlyOnceWith(105);
});

test('[VID-16] of a complete video the part that is playing, and those after it, are not called missing', () => {
  const saved = { spans, completed: true };
  expect(said(saved, vi.fn(), 104)).toMatch(/^Complete\. Not watched:00:25 to 01:24Watched/);
  expect(said(saved, vi.fn(), 150)).toMatch(/^Complete\. Not watched:00:25 to 01:24Watched/);
  expect(said(saved, vi.fn(), 30)).toMatch(/^28% watched\. This video is complete\.Watched/);
  expect(said({ ...saved, completed: false }, vi.fn(), 30)).toContain('Not watched yet:00:25 to 01:2401:45 to 02:47');
});

test('[VID-16] a video that is not complete says what is missing and what completes it', () => {
  expect(said({ spans: spans.slice(0, 1), completed: false })).toBe(
    '14% watched. It is complete when you have watched up to 02:33.Not watched yet:00:25 to 02:49Watched: 00:00 to 00:25',
  );
});

test('[VID-16] a complete video without skipped parts, and one without any known part', () => {
  expect(said({ spans: [{ from: 0, to: 169 }], completed: true })).toBe(
    '100% watched. This video is complete.Watched: 00:00 to 02:49',
  );
  expect(said({ spans: [], completed: true })).toBe('This video is complete.');
});

test('[VID-16] the icons of the chapters follow what was watched, not the farthest playhead', () => {
  const starts = [0, 25, 84, 105];
  const chapters = starts.map((startSeconds, at) => ({
    videoChapterId: String(at),
    title: `Chapter ${String(at + 1)}`,
    startSeconds,
    endSeconds: starts[at + 1] ?? 169,
  }));
  render(<Chapters chapters={chapters} second={168} watched={spans} opened onToggle={vi.fn()} onJump={vi.fn()} />);
  expect(screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual([
    'Watched',
    'Not started',
    'Watched',
    'A quarter watched',
  ]);
});

test('[VID-02] the chapter that begins at the playhead is the current one, not the one that ends there', () => {
  const chapters = [0, 25].map((startSeconds) => ({
    videoChapterId: String(startSeconds),
    title: `From ${String(startSeconds)}`,
    startSeconds,
    endSeconds: startSeconds + 25,
  }));
  const current = (second: number) => {
    const panel = (
      <Chapters chapters={chapters} second={second} watched={[]} opened onToggle={vi.fn()} onJump={vi.fn()} />
    );
    const { unmount } = render(panel);
    const names = screen.getAllByRole('button', { current: true }).map((button) => button.textContent);
    unmount();
    return names;
  };
  expect([current(24), current(25)]).toEqual([['From 000:00'], ['From 2500:25']]);
});

test('[VID-16] of many missing parts four are offered, and the others counted', () => {
  const offered = (missing: number) => {
    const parts = Array.from({ length: missing }, (_, at) => ({ from: at * 30, to: at * 30 + 1 }));
    const { unmount } = render(
      <WatchedParts page={page} saved={{ spans: parts, completed: false }} second={null} onJump={vi.fn()} />,
    );
    const others = screen.queryByText(/^and \d+ more$/)?.textContent ?? null;
    const buttons = screen.getAllByRole('button').length;
    unmount();
    return [buttons, others];
  };
  expect([offered(3), offered(4), offered(5)]).toEqual([
    [3, null],
    [4, null],
    [4, 'and 1 more'],
  ]);
});
