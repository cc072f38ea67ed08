import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ScrollRegion } from './ScrollRegion.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a table is a tab stop only while it is wider than its region', () => {
  let measure = () => {};
  class Observer {
    constructor(callback: () => void) {
      measure = callback;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const width = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(300);
  render(
    <ScrollRegion label="Seats" className={undefined}>
      <table />
    </ScrollRegion>,
  );
  const region = screen.getByRole('region', { name: 'Seats' });
  region.style.overflowX = 'auto';
  act(measure);
  expect(region.hasAttribute('tabindex')).toBe(false);
  width.mockReturnValue(301);
  act(measure);
  expect(region.tabIndex).toBe(0);
  // its content shows beyond it, and the page scrolls
  region.style.overflowX = 'visible';
  act(measure);
  expect(region.hasAttribute('tabindex')).toBe(false);
});
