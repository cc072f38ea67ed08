const clock = 'server/src/base/process/clock.ts';

/**
 * Places of the server that read a clock by themselves. Time is an argument there, or `machineNow` of
 * base/process/clock.ts, so that a reader sees which of the two clocks is meant.
 */
export function findBareClocks(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([file, text]) => {
    const isServer = /^server\/src\/(?!testing\/)/.test(file) && file !== clock;
    if (!isServer || /\.(test|fixture)\.ts$/.test(file)) return [];
    return [...text.matchAll(/\bDate\.now\b|\bnew Date\(\s*\)|\bnew Date(?=[;,)])/g)].map((match) => {
      const line = text.slice(0, match.index).split('\n').length;
      return `clock: ${file}:${String(line)} reads a clock: take the time as an argument, or use \`machineNow\` of base/process/clock.ts`;
    });
  });
}
