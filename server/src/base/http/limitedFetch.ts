/** In bytes; the longest answer of an identity provider that is read. */
export const longestAnswer = 1_000_000;

/**
 * `fetch` for the answers of others, who are trusted half: it stops to read one that is longer than a million bytes,
 * and fails as a request that got no answer (THR-73).
 */
export async function limitedFetch(address: string | URL, init: RequestInit): Promise<Response> {
  const response = await fetch(address, init);
  if (response.body === null) return response;
  const parts: Uint8Array[] = [];
  let length = 0;
  // leaving the loop ends the connection
  for await (const part of response.body) {
    length += part.byteLength;
    if (length > longestAnswer) {
      throw new TypeError('fetch failed', {
        cause: new Error(`the answer is longer than ${String(longestAnswer)} bytes`),
      });
    }
    parts.push(part);
  }
  const { status, statusText, headers } = response;
  return new Response(Buffer.concat(parts), { status, statusText, headers });
}
