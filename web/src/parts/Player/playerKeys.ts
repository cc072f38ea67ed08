/** The action of a keyboard shortcut. */
export type PlayerAction =
  | { readonly do: 'toggle' | 'mute' | 'fullscreen' | 'captions' | 'help' }
  | NoteAction
  | { readonly do: 'seekBy'; readonly seconds: number }
  /** A share of the duration, 0 to 1. */
  | { readonly do: 'seekTo'; readonly share: number }
  | { readonly do: 'volume'; readonly by: number }
  | { readonly do: 'rate'; readonly step: 1 | -1 };

/** What a key does with the notes of the viewer. */
export interface NoteAction {
  readonly do: 'note' | 'bookmark';
}

export const rates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** What the words of a film are called: captions of a voice, or, where nobody speaks, its text. */
export function captionsName(silent: boolean): string {
  return silent ? 'Text' : 'Captions';
}

/**
 * The keyboard shortcuts and what they do, as the help dialog lists them; without volume where there is no voice, and
 * without notes where nobody writes any.
 */
export function keyHelp(silent: boolean, notes = false): readonly (readonly [keys: string, does: string])[] {
  return allKeys.flatMap(([keys, does]) => {
    if (!notes && (does === noteWords || does === bookmarkWords)) return [];
    if (silent && (does === volumeWords || does === muteWords)) return [];
    return [[keys, does === 'Captions' ? captionsName(silent) : does] as const];
  });
}

const [volumeWords, muteWords] = ['Volume up and down', 'Mute'];
const [noteWords, bookmarkWords] = ['Write a note', 'Bookmark this moment'];
const allKeys: readonly (readonly [keys: string, does: string])[] = [
  ['Space or K', 'Play or pause'],
  ['J and L', 'Back and forward 10 seconds'],
  ['← and →', 'Back and forward 5 seconds'],
  ['↑ and ↓', volumeWords],
  ['M', muteWords],
  ['C', 'Captions'],
  ['F', 'Full screen'],
  ['0 to 9', 'Jump to 0% to 90%'],
  ['< and >', 'Slower and faster'],
  ['N', noteWords],
  ['B', bookmarkWords],
  ['?', 'This list'],
];

const actions: Readonly<Record<string, PlayerAction>> = {
  ' ': { do: 'toggle' },
  k: { do: 'toggle' },
  m: { do: 'mute' },
  c: { do: 'captions' },
  n: { do: 'note' },
  b: { do: 'bookmark' },
  f: { do: 'fullscreen' },
  '?': { do: 'help' },
  j: { do: 'seekBy', seconds: -10 },
  l: { do: 'seekBy', seconds: 10 },
  ArrowLeft: { do: 'seekBy', seconds: -5 },
  ArrowRight: { do: 'seekBy', seconds: 5 },
  ArrowUp: { do: 'volume', by: 0.1 },
  ArrowDown: { do: 'volume', by: -0.1 },
  '<': { do: 'rate', step: -1 },
  '>': { do: 'rate', step: 1 },
};

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Where the key was pressed: outside the player, arrows have other uses, and Space presses the focused element. */
export interface KeyContext {
  /** In a field, a list or a dialog, which handle every key themselves. */
  readonly typing: boolean;
  /** On an element that Space presses. */
  readonly control: boolean;
  /** On an element that arrows move. */
  readonly slider: boolean;
  readonly inPlayer: boolean;
}

/**
 * The action of a key pressed anywhere on the page; null when it is not for the player, or about the volume of a film
 * without a voice.
 */
export function playerAction(pressed: Key, context: KeyContext, silent = false): PlayerAction | null {
  if (context.typing || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const { key } = pressed;
  if (context.control && key === ' ') return null;
  if ((context.slider || !context.inPlayer) && key.startsWith('Arrow')) return null;
  if (/^\d$/.test(key)) return { do: 'seekTo', share: Number(key) / 10 };
  const action = actions[key.length === 1 ? key.toLowerCase() : key] ?? null;
  return silent && (action?.do === 'mute' || action?.do === 'volume') ? null : action;
}

/** The next speed up or down; stops at both ends. */
export function nextRate(rate: number, step: 1 | -1): number {
  const at = rates.findIndex((item) => item >= rate - 0.001);
  return rates[Math.min(rates.length - 1, Math.max(0, (at < 0 ? rates.length - 1 : at) + step))] ?? 1;
}

/** Determines where a key event comes from. */
export function keyContext(target: EventTarget | null, player: Element | null): KeyContext {
  if (!(target instanceof Element)) return { typing: false, control: false, slider: false, inPlayer: false };
  return {
    typing: target.closest('input, select, textarea, [contenteditable], dialog, [role=menu], [role=listbox]') !== null,
    control: target.closest('button, a[href], summary, [role=slider], [role=tab], [role=switch]') !== null,
    slider: target.closest('[role=slider], [role=tab]') !== null,
    inPlayer: player?.contains(target) === true,
  };
}
