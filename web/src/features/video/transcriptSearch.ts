/** Words of a transcript and when they are said. Seconds. */
export interface Cue {
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly text: string;
}

/** The cues that hold the words looked for, whatever their case; all of them when nothing is looked for. */
export function findCues(cues: readonly Cue[], query: string): readonly Cue[] {
  const words = query.trim().toLowerCase();
  return words === '' ? cues : cues.filter(({ text }) => text.toLowerCase().includes(words));
}
