import { expect, test } from 'vitest';
import { sizeWords, uploadWords } from './filmWords.ts';

const going = { state: 'going', sent: 742e6, bytes: 1.2e9, began: { at: 0, sent: 0 } } as const;

test('[MED-01] an upload says how much of it has arrived, and how long the rest takes', () => {
  expect([1, 742e6, 999.4e6, 1.2e9, 20e9].map(sizeWords)).toEqual(['1 MB', '742 MB', '999 MB', '1.2 GB', '20 GB']);
  expect(uploadWords(going, 390_000)).toBe('742 MB of 1.2 GB, 5 minutes left. You can go on elsewhere in the studio.');
  expect(uploadWords(going, 1_000)).toBe('742 MB of 1.2 GB. You can go on elsewhere in the studio.');
  expect(uploadWords({ ...going, sent: 1.19e9 }, 390_000)).toContain(', less than a minute left.');
  expect(uploadWords({ ...going, sent: 12e6 }, 390_000)).toContain(', 11 hours left.');
  // what an earlier page has sent says nothing of this line
  expect(uploadWords({ ...going, began: { at: 0, sent: 742e6 } }, 390_000)).not.toContain('left');
});

test('[MED-01] one that is paused, cut off or refused says what it waits for', () => {
  const words = (['paused', 'offline', 'failed', 'arrived'] as const).map((state) =>
    uploadWords({ ...going, state }, 0),
  );
  expect(words).toEqual([
    'Paused by you.',
    'The connection is gone. It goes on by itself, from here.',
    'It could not be sent. Go on to try it again, from here.',
    'It has arrived.',
  ]);
});
