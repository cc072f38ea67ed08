import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { FlagProvider } from '../../ports/flags.ts';

/** Milliseconds until a change of the file is seen. */
const freshFor = 2000;

const values = z.record(z.string(), z.unknown());

/**
 * Flags from a JSON file, `{"blockLogin": {"headline": "…", "description": "…"}}`, the same for everybody. It
 * is read again every two seconds, so that a switch needs neither a restart nor the database (D14). `fixed` are values
 * of the environment, which the file may not change. Without a file nothing is read.
 */
export function flagFile(file: string | undefined, fixed: Readonly<Record<string, unknown>> = {}): FlagProvider {
  if (file === undefined) {
    return { freshFor: Object.keys(fixed).length === 0 ? null : Infinity, valuesFor: () => Promise.resolve(fixed) };
  }
  let last: { readonly at: number; readonly read: Promise<Readonly<Record<string, unknown>>> } | null = null;
  // what a half-written file would switch off stays as it was
  let good: Readonly<Record<string, unknown>> | null = null;
  const readAgain = async (): Promise<Readonly<Record<string, unknown>>> => {
    try {
      good = await readValues(file);
      return good;
    } catch (error) {
      if (good === null) throw error;
      return good;
    }
  };
  return {
    freshFor,
    valuesFor: async () => {
      const at = performance.now();
      if (last === null || at - last.at >= freshFor) last = { at, read: readAgain() };
      return { ...(await last.read), ...fixed };
    },
  };
}

/** The flags of the file; none while it is absent. */
async function readValues(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return values.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Error(`the flags of ${file} cannot be read`, { cause: error });
  }
}
