/** One cue of a transcript. Seconds. */
export interface Cue {
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly text: string;
}

/** The cues that contain the search text, ignoring case; all of them for an empty search. */
export function findCues(cues: readonly Cue[], query: string): readonly Cue[] {
  const search = query.trim().toLowerCase();
  return search === '' ? cues : cues.filter(({ text }) => text.toLowerCase().includes(search));
}
