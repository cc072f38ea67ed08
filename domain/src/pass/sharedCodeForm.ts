import * as z from 'zod/mini';
import { line } from '../document/anyDocument.ts';

const hashMark = 'sha256:';

/** A new shared code as a draft keeps it: by its hash (THR-59). */
export const hashedCode = (hash: string): string => hashMark + hash;

/** The hash of a new shared code that is kept so; null for one in words. */
export function storedHash(code: string): string | null {
  return /^sha256:[\w-]{43}$/.test(code) ? code.slice(hashMark.length) : null;
}

/** A new shared code, in words or as a draft keeps it; null: none. */
export const newSharedCode = z.nullable(
  line(100).check(
    z.minLength(6, 'At least 6 characters.'),
    z.refine<string>(
      (text) => !text.startsWith(hashMark) || storedHash(text) !== null,
      'The hash of a code was changed. Write a whole code in its place.',
    ),
  ),
);
