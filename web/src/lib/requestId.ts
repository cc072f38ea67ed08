/** The server's request id of a failed call, shown for support; null when no server answered. */
export function requestIdOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('requestId' in error)) return null;
  return typeof error.requestId === 'string' ? error.requestId : null;
}

/** Whether a call failed because it got no answer. */
export function isUnreachable(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'UNREACHABLE';
}
