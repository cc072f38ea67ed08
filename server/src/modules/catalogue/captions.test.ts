import { expect, test } from 'vitest';
import { readCaptions, writeCaptions } from './service/staff/captions.ts';

test('[VID-01] captions are read as WebVTT and as SRT, with their byte order mark, and written as WebVTT', async () => {
  const vtt =
    'WEBVTT\n\n00:00:00.800 --> 00:00:05.060\nOne line\nand another\n\n01:02:03.004 --> 01:02:04.000\nLater\n';
  const read = await readCaptions(vtt);
  expect(read).toEqual({
    fault: null,
    cues: [
      { startSeconds: 0.8, endSeconds: 5.06, text: 'One line\nand another' },
      { startSeconds: 3723.004, endSeconds: 3724, text: 'Later' },
    ],
  });
  expect(writeCaptions(read.cues)).toBe(vtt);
  const srt =
    '\uFEFF1\r\n00:00:00,800 --> 00:00:05,060\r\nOne line\r\nand another\r\n\r\n2\r\n01:02:03,004 --> 01:02:04,000\r\nLater\r\n';
  expect(await readCaptions(srt)).toEqual(read);
  expect(await readCaptions('  ')).toEqual({ cues: [], fault: null });
  expect(writeCaptions([])).toBe('');
});

test('[DOC-03] captions that cannot be read say why, and none is left out silently', async () => {
  const faultOf = async (text: string) => (await readCaptions(text)).fault;
  expect(await faultOf('Well, hello')).toBe('The captions are neither WebVTT nor SRT.');
  expect(await faultOf('WEBVTT\n\n00:00:09.800 --> 00:00:05.060\nback\n\n00:00:10.000 --> 00:00:11.000\non')).toBe(
    '1 captions cannot be read, or end too early.',
  );
  expect(await faultOf('WEBVTT\n\n00:99:09.800 --> 00:00:05.060\nback')).toMatch(
    /^The captions cannot be read: .*line 3\.$/,
  );
  expect(await faultOf(`WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n${'x'.repeat(1_001)}`)).toMatch(
    /^A caption has more than 1,000 characters: x{40}…$/,
  );
});
