/** The address of the page on which a live session is run. */
export function runPath(sessionId: string): string {
  return `/studio/session/${encodeURIComponent(sessionId)}/people`;
}
