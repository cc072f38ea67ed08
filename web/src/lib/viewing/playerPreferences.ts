import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

const schema = z.object({
  rate: z._default(z.catch(z.number().check(z.gte(0.5), z.lte(2)), 1), 1),
  /** On until switched off: a lesson is to be read as well as heard. */
  captions: z._default(z.catch(z.boolean(), true), true),
  volume: z._default(z.catch(z.number().check(z.gte(0), z.lte(1)), 1), 1),
  muted: z._default(z.catch(z.boolean(), false), false),
  /** Single-key shortcuts (WCAG 2.1.4). */
  keys: z._default(z.catch(z.boolean(), true), true),
  /** The next video begins by itself (VID-06). */
  autoplay: z._default(z.catch(z.boolean(), true), true),
});

/** How a person likes videos to be shown; kept on this machine until they sign out. */
export type PlayerPreferences = z.infer<typeof schema>;

const key = 'atrium-player';
const listeners = new Set<() => void>();
let known: PlayerPreferences | null = null;

/** Reads what a storage held under our key; anything unreadable is as if it were not there. */
export function readPreferences(text: string | null): PlayerPreferences {
  try {
    return schema.parse(JSON.parse(text ?? '{}'));
  } catch {
    return schema.parse({});
  }
}

function current(): PlayerPreferences {
  known ??= readPreferences(stored());
  return known;
}

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Changes some of them, for this page and the next ones. */
export function savePreferences(change: Partial<PlayerPreferences>): void {
  known = { ...current(), ...change };
  try {
    localStorage.setItem(key, JSON.stringify(known));
  } catch {
    // storage refused: they hold for this page
  }
  for (const heard of listeners) heard();
}

function subscribe(heard: () => void): () => void {
  listeners.add(heard);
  return () => listeners.delete(heard);
}

/** The preferences, drawn anew when they change. */
export function usePlayerPreferences(): PlayerPreferences {
  return useSyncExternalStore(subscribe, current);
}
