import { expect, test } from 'vitest';
import { readPreferences } from './playerPreferences.ts';

test('[VID-06] preferences are stored, and invalid ones fall back to defaults', () => {
  expect(readPreferences(null)).toEqual({
    rate: 1,
    captions: true,
    captionLanguage: '',
    volume: 1,
    muted: false,
    keys: true,
    pauseForNotes: false,
    autoplay: true,
  });
  expect(readPreferences('{"rate":1.5,"autoplay":false}')).toMatchObject({ rate: 1.5, autoplay: false, keys: true });
  expect(readPreferences('{"rate":99,"captions":"yes","volume":0.3}')).toMatchObject({
    rate: 1,
    captions: true,
    volume: 0.3,
  });
  expect(readPreferences('<b>')).toMatchObject({ rate: 1 });
  expect(readPreferences('[]')).toMatchObject({ rate: 1 });
});
