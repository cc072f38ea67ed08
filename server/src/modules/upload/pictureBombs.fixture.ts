import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

// Files of a few kilobytes that unfold into gigabytes, or keep a decoder busy for long.

/** A black PNG of any size: its pixels are zeros, which compress a thousandfold. */
export function blackPng(
  width: number,
  height: number,
  { depth = 8, isInterlaced = false }: { readonly depth?: 1 | 8 | 16; readonly isInterlaced?: boolean } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // gray for bits, else with colors and transparency
  header.set([depth, depth === 1 ? 0 : 6, 0, 0, isInterlaced ? 1 : 0], 8);
  const bits = depth === 1 ? 1 : 4 * depth;
  const bytesOf = (columns: number, rows: number): number =>
    columns > 0 && rows > 0 ? (1 + Math.ceil((columns * bits) / 8)) * rows : 0;
  const length = (isInterlaced ? adam7 : ([[0, 0, 1, 1]] as const)).reduce(
    (sum, [x, y, dx, dy]) => sum + bytesOf(Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)),
    0,
  );
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(length), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The passes of an interlaced PNG: where each begins, and its steps. */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A GIF of one pixel with so many frames. */
export function gifOf(frames: number): Buffer {
  const head = Buffer.from('47494638396101000100800000000000ffffff', 'hex');
  const frame = Buffer.from('21f90400010000002c0000000001000100000202440100', 'hex');
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])]);
}

/** A gray progressive JPEG whose coefficients arrive one bit at a time, each in a scan of its own: up to 882. */
export async function jpegOfScans(side: number, scans: number): Promise<Buffer> {
  const plain = await sharp({ create: { width: side, height: side, channels: 3, background: '#888' } })
    .toColorspace('b-w')
    .jpeg({ progressive: true })
    .toBuffer();
  const starts = [...plain.keys()].filter((at) => plain[at] === 0xff && plain[at + 1] === 0xda);
  // the first scan has the averages of all blocks, the second one the first of their coefficients
  const [, first = 0, second = 0] = starts;
  const table = plain.lastIndexOf(Buffer.from([0xff, 0xc4]), first);
  const end = plain.lastIndexOf(Buffer.from([0xff, 0xc4]), second);
  const added = Array.from({ length: scans }, (_, n) => {
    const scan = Buffer.from(plain.subarray(table, end > first ? end : second));
    const [coefficient, low] = [1 + Math.floor(n / 14), 13 - (n % 14)];
    // which coefficients, and which of their bits
    scan.set([coefficient, coefficient, ((low === 13 ? 0 : low + 1) << 4) | low], first - table + 7);
    return scan;
  });
  return Buffer.concat([plain.subarray(0, table), ...added, Buffer.from([0xff, 0xd9])]);
}
