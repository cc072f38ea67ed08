import { gzipSync } from 'node:zlib';

/** The entries of one list: the least that the specification allows, so that holders cannot be told apart. */
export const listLength = 131_072;
/** Odd, so that the numbers of a list are permuted and neighbors are not those who were issued together. */
const stride = 81_413;

export interface StatusEntry {
  /** From 1. */
  readonly list: number;
  readonly index: number;
}

/** The entry of a credential in the status lists, by its number from 1. */
export function statusEntry(statusNumber: number): StatusEntry {
  const position = statusNumber - 1;
  return { list: Math.floor(position / listLength) + 1, index: ((position % listLength) * stride) % listLength };
}

/** The numbers of the credentials in a list: from the first up to and without the other. */
export function numbersOf(list: number): { readonly from: number; readonly to: number } {
  return { from: (list - 1) * listLength + 1, to: list * listLength + 1 };
}

/** A list as Bitstring Status List v1.0 encodes it: GZIP, multibase base64url. The first index is the leftmost bit. */
export function encodeStatusList(revoked: readonly number[]): string {
  const bits = Buffer.alloc(listLength / 8);
  for (const number of revoked) {
    const { index } = statusEntry(number);
    bits[index >> 3] = (bits[index >> 3] ?? 0) | (0x80 >> (index & 7));
  }
  return `u${gzipSync(bits).toString('base64url')}`;
}
