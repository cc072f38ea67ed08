import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { readStored, writeStored } from '../storage.ts';

const schema = z.object({
  rate: z._default(z.catch(z.number().check(z.gte(0.5), z.lte(2)), 1), 1),
  /** On by default, so that a lesson can be read as well as heard. */
  captions: z._default(z.catch(z.boolean(), true), true),
  /** The language of captions, as a tag; '' for the one that is spoken (MED-03). */
  captionLanguage: z._default(z.catch(z.string(), ''), ''),
  volume: z._default(z.catch(z.number().check(z.gte(0), z.lte(1)), 1), 1),
  muted: z._default(z.catch(z.boolean(), false), false),
  /** Single-key shortcuts (WCAG 2.1.4). */
  keys: z._default(z.catch(z.boolean(), true), true),
  /**
   * Whether the film pauses while a note is written. Off by default: a note is a few words, its moment is that of the
   * press, and a film that stops at a key was not what people asked for.
   */
  pauseForNotes: z._default(z.catch(z.boolean(), false), false),
  /** The next video starts automatically (VID-06). */
  autoplay: z._default(z.catch(z.boolean(), true), true),
});

/** How a person wants videos to be shown; kept on this machine until sign-out. */
export type PlayerPreferences = z.infer<typeof schema>;

const key = 'atrium-player';
const listeners = new Set<() => void>();
let cachedPreferences: PlayerPreferences | null = null;

/** Parses the stored text; unreadable preferences count as absent. */
export function readPreferences(text: string | null): PlayerPreferences {
  try {
    return schema.parse(JSON.parse(text ?? '{}'));
  } catch {
    return schema.parse({});
  }
}

function current(): PlayerPreferences {
  cachedPreferences ??= readPreferences(readStored(key));
  return cachedPreferences;
}

/** Changes some preferences, for this page and the next ones. */
export function savePreferences(change: Partial<PlayerPreferences>): void {
  cachedPreferences = { ...current(), ...change };
  writeStored(key, JSON.stringify(cachedPreferences));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The preferences; the component renders again when they change. */
export function usePlayerPreferences(): PlayerPreferences {
  return useSyncExternalStore(subscribe, current);
}
