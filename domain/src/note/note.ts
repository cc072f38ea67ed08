/** The most characters of a note (D101). */
export const longestNote = 5_000;
/** The most notes of one member at one lesson. */
export const mostNotes = 2_000;
/** The most characters of all notes of one member at one lesson: they come with its page. */
export const mostCharacters = 500_000;
/** The latest moment of a film that a note may name, in seconds. */
export const latestMoment = 1_000_000;

/** A note as somebody has written it. `seconds`: the moment of the film; null for the whole lesson. */
export interface WrittenNote {
  readonly text: string;
  readonly seconds: number | null;
}

/** What keeps a note from being saved, as sentences for its field (NOT-01): none when it may be. */
export function noteFaults({ text, seconds }: WrittenNote): readonly string[] {
  if (text.trim() === '' && seconds === null) return ['Write something first.'];
  const { length } = Array.from(text);
  return length > longestNote ? [`A note has at most ${longestNote.toLocaleString('en-US')} characters.`] : [];
}

/** Whether a moment can be one of a film: whole seconds from its beginning. */
export function isMoment(seconds: number | null): boolean {
  return seconds === null || (Number.isInteger(seconds) && seconds >= 0 && seconds <= latestMoment);
}

/** The size of what a member has written at a lesson. */
export interface NotesThere {
  readonly notes: number;
  readonly characters: number;
}

/** Whether one more note fits at a lesson, or a longer one in place of a shorter one: `more` are its new characters. */
export function isRoomFor({ notes, characters }: NotesThere, added: number, more: number): boolean {
  return notes + added <= mostNotes && (more <= 0 || characters + more <= mostCharacters);
}

/** Notes by their moment: those of the whole lesson first, then as the film goes on, the older one first. */
export function byMoment(a: PlacedNote, b: PlacedNote): number {
  return (a.seconds ?? -1) - (b.seconds ?? -1) || Number(a.createdAt) - Number(b.createdAt);
}

interface PlacedNote {
  readonly seconds: number | null;
  /** Epoch milliseconds as text. */
  readonly createdAt: string;
}
