import { expect, test, vi } from 'vitest';
import { keepFocus, returnFocus } from './returnFocus.ts';

/** A page with two buttons side by side; the second was pressed, and the focus moved into a dialog. */
function pressed() {
  document.body.innerHTML = `
    <main>
      <h1 tabindex="-1">Pricing as Strategy</h1>
      <div id="around"><button>Beside</button><button id="pressed">Enroll</button></div>
      <dialog><button id="inside">Done</button></dialog>
    </main>`;
  const named = (selector: string) => document.querySelector<HTMLElement>(selector);
  named('#pressed')?.focus();
  const giveBack = returnFocus();
  named('#inside')?.focus();
  return { named, giveBack };
}
const focused = () => document.activeElement?.textContent;

test('the focus goes back to the button that was pressed', () => {
  pressed().giveBack();
  expect(focused()).toBe('Enroll');
});

test('if the button is gone, or is removed a moment later, the focus goes to the first action nearby, else to the heading', async () => {
  for (const [gone, heir] of [
    ['#pressed', 'Beside'],
    ['#around', 'Pricing as Strategy'],
  ] as const) {
    const before = pressed();
    before.named(gone)?.remove();
    before.giveBack();
    expect(focused()).toBe(heir);

    const later = pressed();
    later.giveBack();
    expect(focused()).toBe('Enroll');
    later.named(gone)?.remove();
    await vi.waitFor(() => {
      expect(focused()).toBe(heir);
    }, 30_000);
  }
});

test('a section without an action of its own gives its heading the focus, not an action of another section', () => {
  const { named, giveBack } = pressed();
  const around = named('#around');
  if (around !== null) around.outerHTML = '<button>Elsewhere</button>';
  named('main')?.insertAdjacentHTML(
    'beforeend',
    '<section><h2 tabindex="-1">Devices</h2><button id="last">Sign out</button></section>',
  );
  giveBack();
  named('#last')?.focus();
  const giveBackInSection = returnFocus();
  named('#last')?.remove();
  giveBackInSection();
  expect(focused()).toBe('Devices');
});

test('a focus that has moved on stays', async () => {
  const { named, giveBack } = pressed();
  giveBack();
  named('#inside')?.focus();
  named('#around')?.remove();
  // mutation observers are called in the order in which they were created
  await new Promise<void>((resolve) => {
    new MutationObserver(() => {
      resolve();
    }).observe(document.body, { childList: true, subtree: true });
    document.body.append('later');
  });
  expect(focused()).toBe('Done');
});

test('what replaces the button comes before the actions nearby', () => {
  const { named, giveBack } = pressed();
  const replacement = named('#around');
  named('#pressed')?.remove();
  replacement?.insertAdjacentHTML('beforeend', '<span tabindex="-1" data-stand-in>You are number 7 in line</span>');
  giveBack();
  expect(focused()).toBe('You are number 7 in line');
});

test('what its own press removes passes the focus on, also after the window had lost it', async () => {
  const { named } = pressed();
  named('#pressed')?.focus();
  keepFocus();
  named('#pressed')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  named('#pressed')?.remove();
  await vi.waitFor(() => {
    expect(focused()).toBe('Beside');
  }, 30_000);
});
