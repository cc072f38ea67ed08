/** Text that PostgreSQL cannot keep, above all the character zero. */
const states = new Set<unknown>(['22021', '22P05']);

/** Whether the database refused a text as none: the caller's mistake, wherever it stood in the request. */
export function isUnstorable(error: unknown): boolean {
  return states.has((error as { code?: unknown } | null | undefined)?.code);
}
