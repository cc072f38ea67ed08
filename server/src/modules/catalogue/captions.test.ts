import { captionTime, writeCaptions } from '@atrium/domain/video/captions.ts';
import { isLanguageTag } from '@atrium/domain/video/captionsForm.ts';
import { expect, test } from 'vitest';
import { readCaptions } from './service/staff/captions.ts';

test('[VID-01] captions are read as WebVTT and as SRT, with their byte order mark, and written as WebVTT', async () => {
  const vtt =
    'WEBVTT\n\n00:00:00.800 --> 00:00:05.060\nOne line\nand another\n\n01:02:03.004 --> 01:02:04.000\nLater\n';
  const read = await readCaptions(vtt);
  expect(read).toEqual({
    faults: [],
    isWhole: true,
    cues: [
      { startSeconds: 0.8, endSeconds: 5.06, text: 'One line\nand another' },
      { startSeconds: 3723.004, endSeconds: 3724, text: 'Later' },
    ],
  });
  expect(writeCaptions(read.cues)).toBe(vtt);
  const srt =
    '\uFEFF1\r\n00:00:00,800 --> 00:00:05,060\r\nOne line\r\nand another\r\n\r\n2\r\n01:02:03,004 --> 01:02:04,000\r\nLater\r\n';
  expect(await readCaptions(srt)).toEqual(read);
  expect(await readCaptions('  ')).toEqual({ cues: [], faults: [], isWhole: true });
  expect(writeCaptions([])).toBe('');
  expect(captionTime(3_599.9996)).toBe('01:00:00.000');
});

const faultsOf = async (text: string, duration = 0) =>
  (await readCaptions(text, duration)).faults.map(({ message, stops }) => `${stops ? '' : 'can wait, '}${message}`);

test('[MED-03] [DOC-03] what is wrong with captions is said with its line, and none is left out silently', async () => {
  expect(await faultsOf('Well, hello')).toEqual(['This is neither WebVTT nor SRT.']);
  const file = [
    'WEBVTT',
    '',
    '00:00:09.800 --> 00:00:05.060',
    'back',
    '',
    '00:00:10.000 --> 00:00:11.000',
    'on',
    '',
    '00:00:10.500 --> 00:00:12.000',
    'over it',
    '',
    '00:00:04.000 --> 00:00:05.000',
    'earlier',
    '',
    '00:99:09.800 --> 00:00:15.060',
    'no time',
    '',
    '00:00:20.000 --> 00:00:31.500 align:start',
    'x'.repeat(1_001),
  ];
  const expected = [
    'line 3: it ends before it begins.',
    'can wait, line 9: it begins while the one above is still shown.',
    'line 12: it begins before the one above.',
    'line 15: 00:99:09.800 is no time.',
    'line 18: it ends after the film, which is 30 seconds long.',
    'line 18: it has more than 1,000 characters.',
  ];
  expect(await faultsOf(file.join('\n'), 30)).toEqual(expected);
  const srt = file
    .slice(2)
    .map((line) => line.replaceAll(/(\d)\.(\d)/g, '$1,$2'))
    .join('\r\n');
  expect((await faultsOf(srt, 30)).map((each) => each.replace(/line \d+/, 'line'))).toEqual(
    expected.map((each) => each.replace(/line \d+/, 'line').replace('09.800', '09,800')),
  );
  expect(await faultsOf('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nfrom --> to\n')).toEqual([
    'line 4: from is no time.',
  ]);
});

test('[MED-03] a language is a tag as BCP 47 writes it', () => {
  expect(['en', 'pt-BR', 'zh-Hant-TW', 'gsw'].filter(isLanguageTag)).toHaveLength(4);
  expect(['', 'EN', 'English', 'pt_BR', 'en-', 'x', 'de"'].filter(isLanguageTag)).toEqual([]);
});

test('[MED-03] [THR-67] a file with a fault in each of its lines is read at once, and its first hundred faults are told', async () => {
  // a comparison of each with each would take minutes
  const { faults, isWhole } = await readCaptions(`WEBVTT\n\n${'-->\n\n'.repeat(100_000)}`);
  expect(isWhole).toBe(false);
  expect(faults).toHaveLength(100);
  expect(faults[99]?.message).toMatch(/^line \d+: nothing is no time\.$/);
  // one that keeps the video from being published is among them
  const overlaps = Array.from(
    { length: 150 },
    (_, at) => `00:00:0${at === 0 ? '0' : '1'}.000 --> 00:09:00.000\nSaid\n`,
  );
  const late = await readCaptions(`WEBVTT\n\n${overlaps.join('\n')}\n00:00:02.000 --> 00:00:01.000\nBack\n`);
  expect(late.faults).toHaveLength(100);
  expect(late.faults.at(-1)?.message).toMatch(/it ends before it begins\.$/);
});
