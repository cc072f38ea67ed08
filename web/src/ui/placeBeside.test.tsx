import { expect, test, vi } from 'vitest';
import { placeBeside } from './placeBeside.ts';

/** The top of something of this height beside a button 28 px high, in a viewport of 800 px. */
function topOf(height: number, buttonTop: number): string {
  const [floating, button] = [document.createElement('div'), document.createElement('button')];
  Object.defineProperty(floating, 'offsetHeight', { value: height });
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, buttonTop, 28, 28));
  placeBeside(floating, button, 'start');
  return floating.style.top;
}

test('it is below its button, above where there is no room below, and in the view where there is none at all', () => {
  expect(topOf(200, 100)).toBe('136px');
  expect(topOf(200, 700)).toBe('492px');
  expect(topOf(500, 400)).toBe('292px');
  expect(topOf(900, 400)).toBe('8px');
});
