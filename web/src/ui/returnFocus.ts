import { focusables } from './focusables.ts';

/**
 * Remembers the focused element and returns a function that focuses it again. If the element is gone by then, or is
 * removed a moment later, the first action of its surroundings gets the focus, or what replaces it (`data-stand-in`),
 * else the page's heading, so that the focus is never lost.
 */
export function returnFocus(): () => void {
  const before = document.activeElement;
  const around = ancestorsOf(before);
  return () => {
    if (!(before instanceof HTMLElement) || before === document.body) return;
    if (!before.isConnected) {
      standIn(around)?.focus();
      return;
    }
    before.focus();
    const watch = new MutationObserver(() => {
      if (before.isConnected) return;
      stop();
      if (document.activeElement === document.body) standIn(around)?.focus();
    });
    const stop = () => {
      watch.disconnect();
      document.removeEventListener('focusin', stop);
    };
    watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', stop);
  };
}

function ancestorsOf(element: Element | null): Element[] {
  const above = element?.parentElement ?? null;
  return above === null || above.matches('main, body') ? [] : [above, ...ancestorsOf(above)];
}

function standIn(around: readonly Element[]): HTMLElement | null {
  for (const ancestor of around.filter(({ isConnected }) => isConnected)) {
    const replacement = ancestor.querySelector<HTMLElement>('[data-stand-in]');
    const action = focusables(ancestor).find((element) => element.matches('a, button'));
    if (replacement ?? action) return replacement ?? action ?? null;
  }
  return document.querySelector<HTMLElement>('main h1');
}
