import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { importPart } from './importPart.ts';

/** What failed to load since the last failure was shown. */
const failed = new Set<() => void>();

/**
 * Declares a part of a page whose code is loaded when it is first rendered, inside a Suspense. If its code fails to
 * load, the page's boundary shows the failure. `lazy` alone would keep it for as long as the document is open; this
 * loads again when it is rendered again after `forgetFailures`.
 */
export function lazyView<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  const begin = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      try {
        return { default: pick(await importPart(load)) };
      } catch (error) {
        // not at once: React still has to read the failure, and would find a part that is loading again
        failed.add(() => {
          Shown = begin();
        });
        throw error;
      }
    });
  let Shown = begin();
  return (props) => <Shown {...props} />;
}

/** Lets what failed to load load again when it is rendered next; called once the failure is shown. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}
