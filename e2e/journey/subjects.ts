import { globSync } from 'node:fs';
import path from 'node:path';
import type { SubjectPages } from './pageState.ts';

const folder = path.resolve(import.meta.dirname, '..');

/** What the `pageStates.ts` of each subject says of its pages, for the tests that visit the pages of all. */
export const subjects: readonly (SubjectPages & { readonly subject: string })[] = await Promise.all(
  globSync('*/pageStates.ts', { cwd: folder })
    .toSorted()
    .map(async (file) => ({
      subject: path.dirname(file),
      ...((await import(path.join(folder, file))) as SubjectPages),
    })),
);
if (subjects.length === 0) throw new Error('no subject lists the states of its pages');
