export interface Random {
  /** From 0 up to, but not including, 1. */
  readonly next: () => number;
  /** A whole number, both ends included. */
  readonly int: (from: number, to: number) => number;
  readonly num: (from: number, to: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly flip: () => boolean;
}

/** A pseudorandom generator seeded by a text: the same seed draws the same picture on any machine. */
export function random(seed: string): Random {
  let h = 1779033703 ^ seed.length;
  for (const letter of seed) {
    h = Math.imul(h ^ (letter.codePointAt(0) ?? 0), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  const next = (): number => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    num: (from, to) => from + next() * (to - from),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    flip: () => next() < 0.5,
  };
}
