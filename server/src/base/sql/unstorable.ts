/** SQLSTATEs for text that PostgreSQL cannot store: the NUL byte, and lone surrogates in JSON. */
const states = new Set<unknown>(['22021', '22P02', '22P05']);

/** Whether the database refused a text as invalid, which is the caller's mistake. */
export function isUnstorable(error: unknown): boolean {
  return states.has((error as { code?: unknown } | null | undefined)?.code);
}
