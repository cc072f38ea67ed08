import { expect, test } from 'vitest';
import { readContainerKeys } from './openContainers.ts';
import { weekdays } from './weekdays.ts';

test('[SSN-01] a week has five days from Monday to Friday, across the end of a month', () => {
  expect(weekdays('2026-11-30').map(({ name, label }) => `${name} ${label}`)).toEqual([
    'Monday Nov 30',
    'Tuesday Dec 1',
    'Wednesday Dec 2',
    'Thursday Dec 3',
    'Friday Dec 4',
  ]);
});

test('[SSN-01] weekends are skipped wherever the week begins', () => {
  expect(weekdays('2026-11-26').map(({ date }) => date)).toEqual([
    '2026-11-26',
    '2026-11-27',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ]);
  expect(weekdays('soon')).toEqual([]);
});

test('[SSN-09] the container keys map is read, or begun anew', () => {
  expect(readContainerKeys('{"week-1":true,"week-2":false}')).toEqual({ 'week-1': true, 'week-2': false });
  for (const text of [null, '', 'x', '[1]', '{"week-1":"yes"}']) expect(readContainerKeys(text)).toEqual({});
});
