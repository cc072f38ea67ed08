/** Parts of a list, each of at most `size` entries, in their order. */
export function batches(all: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size));
}
