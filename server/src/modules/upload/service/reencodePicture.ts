import type { PictureRules } from '@atrium/domain/upload/uploadKinds.ts';
import { countJpegScans } from './countJpegScans.ts';

/** What is decoded at most: a picture of a few kilobytes could otherwise unfold into gigabytes, or take minutes. */
const limits = {
  /** 40 megapixels. */
  pixels: 40_000_000,
  /** Of one side: some rows are held at a time, and a row of 40 megapixels takes two gigabytes. */
  side: 16_384,
  /** Decoded, in bytes: an interlaced picture is held as a whole, and has up to eight bytes for a pixel. */
  bytes: 160_000_000,
  /** Of a JPEG: each goes through all pixels, in a part of the decoder that no time limit interrupts. */
  scans: 100,
  seconds: 10,
};

/** A picture as it is published. */
export interface EncodedPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes an uploaded picture and encodes it as WebP, without any metadata and no larger than needed, so that nothing
 * of the file but its pixels remains (THR-34); of an animation, those of the first frame. Null when it is of no type
 * that its kind takes, whatever it was declared to be, cannot be decoded, or is beyond the limits. One at a time is the
 * caller's part.
 */
export async function reencodePicture(
  bytes: Buffer,
  { types, width, height, ground }: Pick<PictureRules, 'types' | 'width' | 'height' | 'ground'>,
  { seconds }: { readonly seconds: number } = limits,
): Promise<EncodedPicture | null> {
  // loaded with the first picture: most processes never decode one
  const [{ default: sharp }, { fileTypeFromBuffer }] = await Promise.all([import('sharp'), import('file-type')]);
  const type = await fileTypeFromBuffer(bytes);
  if (!types.some((known) => known === type?.mime)) return null;
  if (type?.mime === 'image/jpeg' && countJpegScans(bytes) > limits.scans) return null;
  try {
    const input = { limitInputPixels: limits.pixels, failOn: 'error', pages: 1 } as const;
    if (isTooLarge(await sharp(bytes, input).metadata())) return null;
    const { data, info } = await sharp(bytes, input)
      .timeout({ seconds })
      .autoOrient()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .flatten(ground === null ? false : { background: ground })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

interface Header {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly depth: string;
}

function isTooLarge({ width, height, channels, depth }: Header): boolean {
  const ofChannel = depth === 'uchar' ? 1 : 2;
  return Math.max(width, height) > limits.side || width * height * channels * ofChannel > limits.bytes;
}
