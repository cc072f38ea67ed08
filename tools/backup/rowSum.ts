import { createHash } from 'node:crypto';

const newline = 0x0a;
const modulus = 1n << 256n;

/** Adds up the rows of a table in the text of COPY, in which a line is a row; the order of rows does not matter. */
export function createRowSum(): {
  readonly add: (row: Buffer) => void;
  readonly result: () => { readonly rows: number; readonly checksum: string };
} {
  let sum = 0n;
  let rows = 0;
  return {
    add: (row) => {
      rows += 1;
      sum = (sum + BigInt(`0x${createHash('sha256').update(row).digest('hex')}`)) % modulus;
    },
    result: () => ({ rows, checksum: sum.toString(16).padStart(64, '0') }),
  };
}

/** The lines of a stream, each with its line break. @throws when the last one has none. */
export async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  for await (const chunk of stream) {
    let at = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, at)) {
      const rest = chunk.subarray(at, end + 1);
      yield begun.length === 0 ? rest : Buffer.concat([...begun, rest]);
      begun = [];
      at = end + 1;
    }
    if (at < chunk.length) begun.push(chunk.subarray(at));
  }
  if (begun.length > 0) throw new Error('the rows of a table end in the middle of a line');
}
