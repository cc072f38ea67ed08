import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// What happy-dom lacks of a popover: it opens, closes, and says so.
Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    tell(this, 'open');
  },
  hidePopover(this: HTMLElement) {
    tell(this, 'closed');
  },
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

function tell(element: HTMLElement, newState: 'open' | 'closed'): void {
  element.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
}
