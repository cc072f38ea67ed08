import pLimit from 'p-limit';
import { pictureTypes } from '@atrium/domain/member/profilePicture.ts';

/** 40 megapixels: a picture of a few kilobytes could otherwise unfold into gigabytes. */
const mostPixels = 40_000_000;
/** The largest that a page shows, twice as many pixels for sharp screens. */
const size = { width: 800, height: 1000 };
/** One at a time: decoding a large picture takes up to 160 MB. */
const queue = pLimit(1);

/**
 * Decodes an uploaded picture and encodes it as WebP, without any metadata and no larger than needed, so that nothing of
 * the file but its pixels remains (THR-34). Null when it is no PNG, JPEG or GIF, whatever it was declared to be, cannot
 * be decoded, or has too many pixels.
 */
export async function reencodePicture(bytes: Buffer): Promise<Buffer | null> {
  // loaded with the first picture: most processes never decode one
  const [{ default: sharp }, { fileTypeFromBuffer }] = await Promise.all([import('sharp'), import('file-type')]);
  const type = await fileTypeFromBuffer(bytes);
  if (!pictureTypes.some((known) => known === type?.mime)) return null;
  return queue(async () => {
    try {
      return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
        .autoOrient()
        .resize({ ...size, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: 'white' })
        .webp({ quality: 82 })
        .toBuffer();
    } catch (error) {
      if (error instanceof Error) return null;
      throw error;
    }
  });
}
