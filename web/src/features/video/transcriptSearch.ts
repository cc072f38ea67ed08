/** One cue of a transcript. Seconds. */
export interface Cue {
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly text: string;
}

/** The cues that contain the search text, ignoring case; all of them for an empty search. */
export function findCues(cues: readonly Cue[], query: string): readonly Cue[] {
  const words = query.trim().toLowerCase();
  return words === '' ? cues : cues.filter(({ text }) => text.toLowerCase().includes(words));
}
