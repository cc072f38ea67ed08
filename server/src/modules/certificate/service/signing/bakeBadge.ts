import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** The keyword of Open Badges 3.0 for a credential inside a PNG. */
const keyword = 'openbadgecredential';
const pixels = 960;
/** The bytes before the first chunk, and the first chunk, which is always the header of the picture. */
const signatureLength = 8;
const headerChunkLength = 25;

/** Rendered badges; all holders of a certificate have the same one. */
const rendered = new LRUCache<string, Buffer>({ max: 32 });

/** The badge as a PNG with the signed credential baked in, as an uncompressed iTXt chunk (Open Badges 3.0, §5.3.1). */
export async function bakeBadge(svg: string, jwt: string): Promise<Buffer> {
  const png = await renderBadge(svg);
  const at = signatureLength + headerChunkLength;
  return Buffer.concat([png.subarray(0, at), textChunk(jwt), png.subarray(at)]);
}

async function renderBadge(svg: string): Promise<Buffer> {
  const name = createHash('sha256').update(svg).digest('base64url');
  const known = rendered.get(name);
  if (known !== undefined) return known;
  // a library that most processes never need
  const { default: sharp } = await import('sharp');
  const png = await sharp(Buffer.from(svg)).resize(pixels, pixels).png().toBuffer();
  rendered.set(name, png);
  return png;
}

function textChunk(text: string): Buffer {
  // keyword, end; not compressed, method 0; no language, no translated keyword
  const data = Buffer.concat([Buffer.from(keyword), Buffer.from([0, 0, 0, 0, 0]), Buffer.from(text)]);
  const typed = Buffer.concat([Buffer.from('iTXt'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}
