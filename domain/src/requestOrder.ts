/** What becomes of a numbered request: it is carried out, it was already, or a later one has overtaken it. */
export type Turn = 'NEXT' | 'REPEATED' | 'LATE';

/**
 * Whether a request of a device is still to be carried out, so that its latest intent wins in whatever order requests
 * arrive (THR-41). `last` is the highest number of the device that was carried out, null before the first; `clientSeq`
 * is the number of the request, null when the caller does not number them: then it counts as it arrives.
 */
export function turnOf(last: number | null, clientSeq: number | null): Turn {
  if (clientSeq === null || last === null || clientSeq > last) return 'NEXT';
  return clientSeq === last ? 'REPEATED' : 'LATE';
}
