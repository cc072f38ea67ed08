import { existsSync } from 'node:fs';
import path from 'node:path';

// The one place that knows where the program is: this code runs from its source and from the bundle (decision 193).

/** The root of the checkout, absolute: the nearest folder above that has the lockfile. */
export const checkout = findCheckout(import.meta.dirname);

/** The absolute path of a file or folder of the checkout; `file` is relative to its root. */
export function inCheckout(file: string): string {
  return path.join(checkout, file);
}

/**
 * The program for a thread or process of its own, whose source is `file`: in the bundle when this code runs from
 * there, else the source. `tools/bundle.ts` names every one.
 */
export function ownProgram(file: string): string {
  const isBundled = import.meta.filename.endsWith('.cjs');
  return isBundled ? path.join(import.meta.dirname, `${path.basename(file, '.ts')}.cjs`) : inCheckout(file);
}

function findCheckout(folder: string): string {
  if (existsSync(path.join(folder, 'package-lock.json'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder)
    throw new Error(`${import.meta.dirname} is in no checkout: there is no package-lock.json above`);
  return findCheckout(parent);
}
