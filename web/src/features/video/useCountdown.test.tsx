import { minute } from '@atrium/domain/time.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStored } from '#lib/storage.ts';
import { readPreferences, savePreferences } from '#lib/viewing/playerPreferences.ts';
import { CountdownCover } from './CountdownCover.tsx';
import { isMeantToPlay } from './playIntent.ts';
import { useCountdown } from './useCountdown.ts';
import type { VideoPageData } from './videoQuery.ts';

const next = { topLevelId: 'course-od', groupId: 'week-1', videoContentId: 'lesson-2', title: 'The second lesson' };
const went = vi.hoisted(() => vi.fn<(href: string) => void>());
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => (to: { href: string }) => {
    went(to.href);
  },
}));
const restarted = vi.fn<() => void>();

const Ended = ({ last = false }: { last?: boolean }) => {
  const page = { next: last ? null : next } as VideoPageData;
  const countdown = useCountdown({ page, hrefTo: ({ videoContentId }) => `/watch/${videoContentId}` });
  return (
    <>
      <button onClick={countdown.begin}>the video ends</button>
      <button onClick={countdown.stop}>playback goes on</button>
      <button
        onClick={() => {
          countdown.prefer(!countdown.preferred);
        }}
      >
        autoplay
      </button>
      {countdown.state.phase === 'playing' ? null : (
        <CountdownCover countdown={countdown} next={page.next} onRestart={restarted} />
      )}
    </>
  );
};

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}
function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  went.mockReset();
  restarted.mockReset();
  savePreferences({ autoplay: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test('[VID-06] ten seconds after the end the next video opens, once, and begins to play', () => {
  render(<Ended />);
  press('the video ends');
  expect(screen.getByText(/^Up next/).textContent).toBe('Up next in 10');
  expect(screen.getByRole('status').textContent).toBe('The second lesson begins in ten seconds.');
  pass(9_800);
  expect(went).not.toHaveBeenCalled();
  pass(400);
  expect(went.mock.calls).toEqual([['/watch/lesson-2']]);
  expect(isMeantToPlay('lesson-2')).toBe(true);
  pass(20_000);
  expect(went).toHaveBeenCalledOnce();
});

test('[VID-06] Cancel stops this countdown, and Play now still works', () => {
  render(<Ended />);
  press('the video ends');
  pass(4_000);
  press('Cancel');
  pass(minute);
  expect(went).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  press('Play now');
  expect(went.mock.calls).toEqual([['/watch/lesson-2']]);
});

test('[VID-06] Play now does not wait for the end of the countdown, and Restart video asks for the beginning', () => {
  render(<Ended />);
  press('the video ends');
  press('Restart video');
  expect(restarted).toHaveBeenCalledOnce();
  press('Play now');
  expect(went.mock.calls).toEqual([['/watch/lesson-2']]);
});

test('[VID-06] with autoplay off the countdown stays at ten seconds; after the last lesson there is none', () => {
  savePreferences({ autoplay: false });
  const { unmount } = render(<Ended />);
  press('the video ends');
  pass(minute);
  expect(went).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Restart video' })).toBeTruthy();
  unmount();
  savePreferences({ autoplay: true });
  render(<Ended last />);
  press('the video ends');
  expect(screen.getByText('That was the last lesson.')).toBeTruthy();
  pass(minute);
  expect(went).not.toHaveBeenCalled();
});

test('[VID-06] a countdown that was canceled runs again at the next end, once playback has gone on', () => {
  render(<Ended />);
  press('the video ends');
  pass(4_000);
  press('Cancel');
  press('playback goes on');
  expect(screen.queryByText(/^Up next/)).toBeNull();
  press('the video ends');
  expect(screen.getByText(/^Up next/).textContent).toBe('Up next in 10');
  pass(10_100);
  expect(went.mock.calls).toEqual([['/watch/lesson-2']]);
});

test('[VID-06] playback that goes on during the countdown stops it', () => {
  render(<Ended />);
  press('the video ends');
  pass(9_000);
  press('playback goes on');
  pass(minute);
  expect(went).not.toHaveBeenCalled();
});

test('[VID-06] autoplay that is switched off stops the countdown, and is off for the next video and after a reload', () => {
  const first = render(<Ended />);
  press('the video ends');
  pass(3_000);
  press('autoplay');
  pass(minute);
  expect(went).not.toHaveBeenCalled();
  first.unmount();
  expect(readPreferences(readStored('atrium-player')).autoplay).toBe(false);
  render(<Ended />);
  press('the video ends');
  pass(minute);
  expect(went).not.toHaveBeenCalled();
});
