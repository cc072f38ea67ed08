/** SQLSTATEs for text that PostgreSQL cannot store, mainly the NUL byte. */
const states = new Set<unknown>(['22021', '22P05']);

/** Whether the database refused a text as invalid, which is the caller's mistake. */
export function isUnstorable(error: unknown): boolean {
  return states.has((error as { code?: unknown } | null | undefined)?.code);
}
