/**
 * How often the decoder of a JPEG goes through all of its pixels: once for each 'start of scan'. Segments and scans are
 * walked as a decoder does; bytes inside a segment, such as those of a thumbnail, and after the end do not count.
 */
export function countJpegScans(bytes: Buffer): number {
  let scans = 0;
  let at = bytes.indexOf(0xff, 2);
  while (at !== -1 && at + 4 <= bytes.length) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === endOfImage) break;
    if (marker === startOfScan) scans += 1;
    const next = marker === fill ? at + 1 : at + 2 + (hasNoLength(marker) ? 0 : bytes.readUInt16BE(at + 2));
    at = bytes.indexOf(0xff, next);
  }
  return scans;
}

const endOfImage = 0xd9;
const startOfScan = 0xda;
const fill = 0xff;
/** A stuffed byte of a scan, and the markers that stand alone: TEM, the restarts and the start of the image. */
const hasNoLength = (marker: number): boolean =>
  marker === 0x00 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
