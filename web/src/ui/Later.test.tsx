import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Later } from './Later.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  location.hash = '';
});

test('content below renders while idle on a page just opened at its top, elsewhere at once', () => {
  const leisure: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (draw: () => void) => leisure.push(draw));
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const opened = (type: 'navigate' | 'reload') => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
    return render(<Later space="card">further down</Later>);
  };
  const isDrawn = () => screen.queryByText('further down') !== null;

  const again = opened('reload');
  expect(isDrawn()).toBe(true);
  again.unmount();
  location.hash = '#format';
  const atAPlace = opened('navigate');
  expect(isDrawn()).toBe(true);
  atAPlace.unmount();

  location.hash = '';
  const printed = opened('navigate');
  expect(isDrawn()).toBe(false);
  // a page that is printed as soon as it stands is whole on the paper
  act(() => {
    dispatchEvent(new Event('beforeprint'));
  });
  expect(isDrawn()).toBe(true);
  printed.unmount();

  const first = opened('navigate');
  expect(isDrawn()).toBe(false);
  act(() => {
    for (const draw of leisure) draw();
  });
  expect(isDrawn()).toBe(true);
  first.unmount();
  // the first view is drawn: the next page is drawn at once
  opened('navigate');
  expect(isDrawn()).toBe(true);
});
