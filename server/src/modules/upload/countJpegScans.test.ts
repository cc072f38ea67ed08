import sharp from 'sharp';
import { expect, test } from 'vitest';
import { jpegOfScans } from './pictureBombs.fixture.ts';
import { countJpegScans } from './service/countJpegScans.ts';

const pixels = { create: { width: 40, height: 40, channels: 3, background: '#c86' } } as const;

test('[THR-34] the scans of a JPEG are counted as a decoder finds them', async () => {
  const [baseline, progressive] = await Promise.all(
    [false, true].map((isProgressive) => sharp(pixels).jpeg({ progressive: isProgressive }).toBuffer()),
  );
  if (baseline === undefined || progressive === undefined) throw new Error('there are two pictures');
  expect([countJpegScans(baseline), countJpegScans(progressive)]).toEqual([1, 10]);
  expect(countJpegScans(await jpegOfScans(40, 200))).toBe(201);
  // a thumbnail in a segment, fill bytes, and a film after the end
  const scan = Buffer.from('ffda0002', 'hex');
  const segment = Buffer.concat([Buffer.from('ffffe1000a', 'hex'), scan, scan]);
  const more = [progressive.subarray(0, 2), segment, progressive.subarray(2), scan, scan];
  expect(countJpegScans(Buffer.concat(more))).toBe(10);
  expect([countJpegScans(Buffer.alloc(0)), countJpegScans(Buffer.from('ffd8ff', 'hex'))]).toEqual([0, 0]);
});
