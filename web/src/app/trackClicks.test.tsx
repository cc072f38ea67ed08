import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { track } from '#lib/track.ts';
import { trackClicks } from './trackClicks.ts';

vi.mock('#lib/track.ts', () => ({ track: vi.fn() }));
beforeAll(() => {
  trackClicks(document);
});
afterEach(() => {
  vi.mocked(track).mockReset();
});

function press(html: string): void {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>('b')?.click();
}

test('[API-04] a press on a link into a live room is recorded with what it is a room of, and one on anything else is not', () => {
  press('<a href="#room" data-live="event/new-member-orientation"><b>Watch Event</b></a>');
  expect(track).toHaveBeenCalledExactlyOnceWith('Live Event Started', { kind: 'event', id: 'new-member-orientation' });
  vi.mocked(track).mockReset();
  press('<div data-live="watched"><b>Not watched yet</b></div><a href="#elsewhere">Elsewhere</a>');
  expect(track).not.toHaveBeenCalled();
});

test('[API-04] a press on a call to action is recorded with the route that it leads to, without what is in the address', () => {
  press('<a href="/member-directory/maya-fernandes?x=1" data-cta="meet"><b>Meet Maya</b></a>');
  expect(track).toHaveBeenCalledExactlyOnceWith('CTA Clicked', { cta: 'meet', to: '/member-directory/{userId}' });
});
