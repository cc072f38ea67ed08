/** The pages about running one live session, and what each is called. */
export const runPlaces = { people: 'People' } as const;
export type RunPlace = keyof typeof runPlaces;

/** The address of one of them. */
export function runPath(sessionId: string, place: RunPlace): string {
  return `/studio/session/${encodeURIComponent(sessionId)}/${place}`;
}
