import { expect, test } from 'vitest';
import { median, ownKilobytes } from './cpu.ts';

const mapping = (range: string, rights: string, clean: number, dirty: number): string =>
  `${range} ${rights} 00000000 00:01 2994809    /dev/zero (deleted)
Size:             151552 kB
Shared_Dirty:      21088 kB
Private_Clean:  ${String(clean)} kB
Private_Dirty:  ${String(dirty)} kB
VmFlags: rd wr
`;

test('shared buffers that only one connection has used are no memory of its own', () => {
  const heap = mapping('558931ec8000-5589320a9000', 'rw-p', 0, 1744);
  const buffers = mapping('7f851800c000-7f8521800000', 'rw-s', 12, 13772);
  const code = mapping('7f8521a00000-7f8521b00000', 'r-xp', 300, 0);
  expect(ownKilobytes(heap + buffers + code)).toBe(2044);
});

test('the median is that of the numbers, not of their digits', () => {
  expect([median([9, 100, 10]), median([2, 1]), median([])]).toEqual([10, 2, Number.NaN]);
});
