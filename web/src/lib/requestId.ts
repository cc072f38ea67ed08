/** What support is told of a failed call: the server's id of the request; null where none was answered. */
export function requestIdOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('requestId' in error)) return null;
  return typeof error.requestId === 'string' ? error.requestId : null;
}

/** Whether a call failed because nobody answered it. */
export function isUnreachable(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'UNREACHABLE';
}
