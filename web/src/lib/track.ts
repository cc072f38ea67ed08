import type { AnalyticsEventName, AnalyticsProperties } from '@atrium/domain/analytics/events.ts';
import type * as Here from './trackHere.ts';

/** Records an analytics event on this page (API-04). Its code is loaded with the first one; a failure is ignored. */
export function track<Name extends AnalyticsEventName>(name: Name, properties: AnalyticsProperties<Name> = {}): void {
  add({ name, properties });
}

/** Tells the analytics who is signed in now; the server reads it from the sign-in. */
export function identify(): void {
  add({});
}

/** One import for all events, so that they keep their order. */
let queue: Promise<typeof Here> | null = null;

function add(event: {
  readonly name?: AnalyticsEventName;
  readonly properties?: Readonly<Record<string, string | undefined>>;
}): void {
  const { pathname } = location;
  const at = performance.now();
  queue ??= import('./trackHere.ts');
  queue.then(
    ({ trackQueue }) => {
      trackQueue.add({ ...event, path: pathname, at });
    },
    () => {
      // the next event tries again
      queue = null;
    },
  );
}
