import * as z from 'zod/mini';
import { createStore } from '#ui/createStore.ts';

const key = 'atrium-studio';
const form = z.object({
  /** The groups of the rail that are folded. */
  folded: z.array(z.string()),
  /** Whether single keys do something (2.1.4). */
  keys: z.boolean(),
});
type Preferences = z.infer<typeof form>;
const first: Preferences = { folded: [], keys: true };

function readKept(): Preferences {
  try {
    const kept = form.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return kept.success ? kept.data : first;
  } catch {
    return first;
  }
}

/** How somebody likes the studio in this browser; it says nothing about them, so signing out leaves it. */
const store = createStore(readKept());

export const readPreferences = store.get;
export const usePreferences = store.use;

/** Changes some of it; where the browser refuses to keep it, it lasts as long as the page. */
export function savePreferences(changed: Partial<Preferences>): void {
  store.set({ ...store.get(), ...changed });
  try {
    localStorage.setItem(key, JSON.stringify(store.get()));
  } catch {
    // storage is not available or full
  }
}
