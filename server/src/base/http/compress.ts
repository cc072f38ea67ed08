import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/**
 * The text to compress is written here. Node keeps what it compresses, and the buffer that it compresses into, until
 * the next full garbage collection, and buffers of 40 kB a response would bring that about every few hundred responses,
 * at a cost far above that of the compression itself. Only used synchronously.
 */
const scratch = Buffer.allocUnsafeSlow(512 * 1024);
/** Most answers fit into one such buffer. */
const chunkSize = 8 * 1024;

/**
 * Compresses a response at a level (1 the fastest) at which it takes less time than to pass it to another thread; null
 * when the client accepts no encoding.
 */
export function compress(
  text: string,
  accepted: ReadonlySet<string>,
  levels: { readonly br: number; readonly gzip: number },
): { readonly body: Buffer; readonly encoding: Encoding } | null {
  const encoding = accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : null;
  if (encoding === null) return null;
  // a character takes up to three bytes
  const bytes = text.length * 3 > scratch.length ? Buffer.from(text) : scratch.subarray(0, scratch.write(text));
  const body =
    encoding === 'br'
      ? brotliCompressSync(bytes, { chunkSize, params: { [constants.BROTLI_PARAM_QUALITY]: levels.br } })
      : gzipSync(bytes, { chunkSize, level: levels.gzip });
  return { body, encoding };
}
