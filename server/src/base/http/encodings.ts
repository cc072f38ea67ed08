/** The encodings that a client accepts, from its `Accept-Encoding` header. */
export function acceptedEncodings(header: string | undefined): ReadonlySet<string> {
  const entries = (header ?? '').split(',').map((entry) => entry.trim().split(/\s*;\s*/));
  return new Set(
    entries.filter(([, quality]) => quality === undefined || !/^q=0(\.0*)?$/.test(quality)).map(([name = '']) => name),
  );
}
