import { brotliCompressSync, constants, crc32, deflateRawSync, gzipSync } from 'node:zlib';

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
  const bytes = bytesOf(text);
  const body =
    encoding === 'br'
      ? brotliCompressSync(bytes, { chunkSize, params: { [constants.BROTLI_PARAM_QUALITY]: levels.br } })
      : gzipSync(bytes, { chunkSize, level: levels.gzip });
  return { body, encoding };
}

/** The text in UTF-8, until the next call. */
function bytesOf(text: string): Buffer {
  // a character takes up to three bytes
  return text.length * 3 > scratch.length ? Buffer.from(text) : scratch.subarray(0, scratch.write(text));
}

/** What stands before and after the text of each response, compressed once. */
export interface Frame {
  /** The header of the gzip file included. */
  readonly before: Buffer;
  readonly after: Buffer;
  /** What the end of a gzip file says of all that is in it. */
  readonly beforeSum: number;
  readonly afterPlain: Buffer;
  readonly plainLength: number;
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** Compresses well what stands before and after the text of each response. */
export function packFrame(before: string, after: string): Frame {
  const [beforePlain, afterPlain] = [Buffer.from(before), Buffer.from(after)];
  const { Z_FULL_FLUSH: isContinued } = constants;
  return {
    before: Buffer.concat([gzipHeader, deflateRawSync(beforePlain, { level: 9, finishFlush: isContinued })]),
    after: deflateRawSync(afterPlain, { level: 9 }),
    beforeSum: crc32(beforePlain),
    afterPlain,
    plainLength: beforePlain.length + afterPlain.length,
  };
}

/** The gzip file of a text between what is compressed already, for half of what it takes to compress all of it. */
export function compressWithin(frame: Frame, text: string): Buffer {
  const bytes = bytesOf(text);
  const within = deflateRawSync(bytes, { chunkSize, level: 3, finishFlush: constants.Z_FULL_FLUSH });
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(frame.afterPlain, crc32(bytes, frame.beforeSum)), 0);
  end.writeUInt32LE(frame.plainLength + bytes.length, 4);
  return Buffer.concat([frame.before, within, frame.after, end]);
}
