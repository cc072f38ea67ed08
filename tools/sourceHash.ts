import { createHash } from 'node:crypto';

/** A hash, sixteen characters long, of all that a file is made from; `made.json` beside the files has that of each. */
export function sourceHash(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 16);
}
