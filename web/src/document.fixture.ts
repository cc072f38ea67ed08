import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Runs before each test file. The files of a worker share a document and the libraries, which are slow to load; our own
// modules are evaluated again for each file, because they keep state and may be mocked.
// only ends what hangs
configure({ asyncUtilTimeout: 30_000 });
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
history.replaceState(null, '', '/');
document.title = '';
for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);

// What happy-dom lacks of a popover: it opens, closes, and says so.
Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    tell(this, 'open');
  },
  hidePopover(this: HTMLElement) {
    tell(this, 'closed');
  },
});

// DOMPurify reads the names of nodes by this one property, as browsers have it; in happy-dom each class has its own.
const otherNames = new Map<number, string>([
  [Node.TEXT_NODE, '#text'],
  [Node.COMMENT_NODE, '#comment'],
  [Node.DOCUMENT_NODE, '#document'],
  [Node.DOCUMENT_FRAGMENT_NODE, '#document-fragment'],
]);
Object.defineProperty(Node.prototype, 'nodeName', {
  configurable: true,
  get(this: Node) {
    return this instanceof Element ? this.tagName : (otherNames.get(this.nodeType) ?? '');
  },
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  // a test that fails while it is offline must not leave the next ones without answers
  onlineManager.setOnline(true);
  localStorage.clear();
  sessionStorage.clear();
});

function tell(element: HTMLElement, newState: 'open' | 'closed'): void {
  element.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
}
