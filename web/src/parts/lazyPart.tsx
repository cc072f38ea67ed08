import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { importPart } from '#lib/importPart.ts';
import { atLeisure } from '#lib/leisure.ts';
import { toast } from '#ui/toast.ts';
import { isOnline } from '#ui/useOnline.ts';

/** A component whose code is loaded when it is first opened, or earlier, when the page is used and idle. */
export interface LazyPart<Props> {
  /** The loaded component, or null. */
  readonly loaded: () => ComponentType<Props> | null;
  /** Loads the code. Rejects when that fails; the next call retries. */
  readonly fetch: () => Promise<ComponentType<Props>>;
  /** Preloads the code before the first opening. */
  readonly preload: () => void;
}

/**
 * Declares a lazy component by its import. `rare`: a part that few people have, for whom it is rendered at once; it is
 * not preloaded.
 */
export function lazyPart<Module, Props>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  { rare = false } = {},
): LazyPart<Props> {
  let known: ComponentType<Props> | null = null;
  const fetch = async (): Promise<ComponentType<Props>> => (known ??= pick(await importPart(load)));
  const preload = (): void => {
    fetch().catch(() => undefined);
  };
  if (!rare) atLeisure(preload);
  return { loaded: () => known, fetch, preload };
}

/** Whether the reader has gone on from `pressed` to write, and would lose the keyboard to what opens late. */
function isWriting(pressed: Element | null): boolean {
  const { activeElement: at } = document;
  return at !== pressed && at instanceof HTMLElement && at.matches('input, textarea, [contenteditable]');
}

export interface PartProps<Props> {
  of: LazyPart<Props>;
  /** The properties of the component. */
  with: Props;
  /**
   * Called when the code failed to load; a message says so, and the page has not changed. Called without one, too, when
   * the reader has gone on to write meanwhile. Absent for a part that nobody opened: then the page does without it, and
   * no message is shown.
   */
  onMissing?: () => void;
  /** Shown until the code is loaded. */
  waiting?: ReactNode;
}

/**
 * Renders a lazy component. If its code fails to load, the page stays, and a toast says so; the next opening retries.
 */
export const Part = <Props extends object>(props: PartProps<Props>): ReactNode => {
  const { of: part, with: own, onMissing, waiting = null } = props;
  const [Shown, show] = useState(part.loaded);
  const missing = useEffectEvent(() => {
    if (onMissing === undefined) return;
    const again = isOnline() ? "Couldn't open that. Try again." : "You're offline. Try again when you're back.";
    toast({ id: 'part', tone: 'bad', message: again });
    onMissing();
  });
  const gaveUp = useEffectEvent(() => {
    onMissing?.();
    return onMissing !== undefined;
  });
  useEffect(() => {
    let gone = false;
    const pressed = document.activeElement;
    part.fetch().then(
      (component) => {
        if (!gone && !(isWriting(pressed) && gaveUp())) show(() => component);
      },
      () => {
        if (!gone) missing();
      },
    );
    return () => {
      gone = true;
    };
  }, [part]);
  return Shown === null ? waiting : <Shown {...own} />;
};
