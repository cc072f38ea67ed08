/** The address of the page on which a live session is run. */
export function runPath(sessionId: string): string {
  return `/studio/session/${encodeURIComponent(sessionId)}/people`;
}

/** The address of the page about one project that was handed in. */
export function submissionPath(submissionId: string): string {
  return `/studio/submissions/${encodeURIComponent(submissionId)}`;
}
