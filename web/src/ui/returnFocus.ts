import { focusables } from './focusables.ts';

/**
 * Remembers the focused element and returns a function that focuses it again. If the element is gone by then, or is
 * removed a moment later, the first action of its surroundings gets the focus, or what replaces it (`data-stand-in`),
 * or the part around it that is marked so, up to its section, else the heading of that, or of the page, so that the
 * focus is never lost.
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
      document.removeEventListener('focusin', moved);
    };
    const moved = ({ target }: FocusEvent) => {
      // the window itself may get the focus back, as after choosing a file
      if (target !== before) stop();
    };
    watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', moved);
  };
}

/**
 * For a press on what its own effect removes, at once or when the server has answered: the focus then goes on as by
 * `returnFocus`.
 */
export function keepFocus(): void {
  returnFocus()();
}

function ancestorsOf(element: Element | null): Element[] {
  const above = element?.parentElement ?? null;
  return above === null || above.matches('main, body') ? [] : [above, ...ancestorsOf(above)];
}

const focusableHeading = ':is(h1, h2, h3)[tabindex]';

function standIn(around: readonly Element[]): HTMLElement | null {
  for (const ancestor of around.filter(({ isConnected }) => isConnected)) {
    const replacement = ancestor.matches('[data-stand-in]')
      ? (ancestor as HTMLElement)
      : ancestor.querySelector<HTMLElement>('[data-stand-in]');
    const action = focusables(ancestor).find((element) => element.matches('a, button'));
    if (replacement ?? action) return replacement ?? action ?? null;
    const heading = ancestor.matches('section') ? ancestor.querySelector<HTMLElement>(focusableHeading) : null;
    if (heading !== null) return heading;
  }
  return document.querySelector<HTMLElement>('main h1');
}
