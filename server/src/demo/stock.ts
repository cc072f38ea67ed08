import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { folderFiles, inLayers } from '../adapters/local/folderFiles.ts';
import { inCheckout } from '../base/process/checkout.ts';
import type { FileStore } from '../ports/files.ts';

const content = inCheckout('content');

/** The files of the demo academy, which come with the program and are never written: its videos, PDFs and pictures. */
export function demoStock(): FileStore {
  return inLayers(folderFiles(content, ['media', 'documents']), drawnPictures);
}

/** Pictures that are drawn when they are asked for (decision 027). */
const drawnPictures: FileStore = {
  open: async (file) => {
    if (!file.startsWith('art/')) return null;
    // most processes of a live site never draw
    const { artFor } = await import('@atrium/content/art.ts');
    const isStrip = file.endsWith(stripEnding);
    const drawn = artFor(`/files/${isStrip ? `${file.slice(0, -stripEnding.length)}.svg` : file}`);
    if (drawn === null) return null;
    const bytes = isStrip ? await stripOf(drawn) : Buffer.from(drawn);
    return {
      size: bytes.length,
      version: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
      isFixed: true,
      bytes: (start, end) => Readable.from([bytes.subarray(start, end)]),
    };
  },
};

/** Mail programs show no drawings: for them each has the middle of it as a PNG. */
const stripEnding = '.strip.png';

async function stripOf(drawing: string): Promise<Buffer> {
  // a library that most processes never need
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(drawing)).resize(1120, 320, { fit: 'cover' }).png().toBuffer();
}
