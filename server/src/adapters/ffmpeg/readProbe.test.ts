import { expect, test } from 'vitest';
import { readProbe } from './readProbe.ts';

const picture = { codec_type: 'video', width: 1920, height: 1080, avg_frame_rate: '30000/1001' };
const sound = { codec_type: 'audio' };
const read = (streams: readonly object[], duration: string | null = '60.5') =>
  readProbe(JSON.stringify({ streams, format: duration === null ? {} : { duration } }));

test('[MED-02] a film is as large as it is seen: turned as a phone was held, and stretched', () => {
  expect(read([sound, picture])).toEqual({
    width: 1920,
    height: 1080,
    duration: 60.5,
    rate: 30_000 / 1001,
    hasSound: true,
  });
  const turned = (rotation: number) => read([{ ...picture, side_data_list: [{}, { rotation }] }]);
  for (const degrees of [90, -90, 270]) expect(turned(degrees)).toMatchObject({ width: 1080, height: 1920 });
  for (const degrees of [0, 180, -180]) expect(turned(degrees)).toMatchObject({ width: 1920, height: 1080 });
  const dv = { ...picture, width: 1440, height: 1080, sample_aspect_ratio: '4:3' };
  expect(read([dv])).toMatchObject({ width: 1920, height: 1080, hasSound: false });
  expect(read([{ ...picture, avg_frame_rate: '0/0', sample_aspect_ratio: '0:1' }])).toMatchObject({
    rate: 0,
    width: 1920,
  });
});

test('[MED-04] captions that go on after the end of a film do not make it longer', () => {
  const captions = { codec_type: 'subtitle', duration: '60.5' };
  expect(read([{ ...picture, duration: '58.2' }, { ...sound, duration: '58.4' }, captions])).toMatchObject({
    duration: 58.4,
  });
  // containers that name no length of each
  expect(read([picture, { ...sound, duration: '58.4' }, captions])).toMatchObject({ duration: 60.5 });
  expect(
    read([
      { ...picture, duration: '58.2' },
      { ...sound, duration: '58.4' },
    ]),
  ).toMatchObject({ duration: 60.5 });
});

test('[MED-04] what is no film, or breaks the rules, is refused for what it is', () => {
  const fault = (...given: Parameters<typeof read>) => read(...given);
  expect(fault([])).toEqual({ fault: 'NO_FILM' });
  expect(fault([sound])).toEqual({ fault: 'NO_PICTURE' });
  // the cover of a song
  expect(fault([sound, { ...picture, disposition: { attached_pic: 1 } }])).toEqual({ fault: 'NO_PICTURE' });
  for (const duration of [null, 'N/A', '-1', '0']) expect(fault([picture], duration)).toEqual({ fault: 'NO_FILM' });
  expect(fault([picture], '0.4')).toEqual({ fault: 'TOO_SHORT' });
  expect(fault([picture], '21600.1')).toEqual({ fault: 'TOO_LONG' });
  expect(fault([{ ...picture, width: 8193 }])).toEqual({ fault: 'PICTURE_SIZE' });
  expect(fault([{ ...picture, height: 31 }])).toEqual({ fault: 'PICTURE_SIZE' });
  expect(fault([{ ...picture, width: undefined }])).toEqual({ fault: 'PICTURE_SIZE' });
  for (const answer of ['', '{', '[]', '{"streams":[{"width":"wide"}]}']) {
    expect(readProbe(answer)).toEqual({ fault: 'NO_FILM' });
  }
});
