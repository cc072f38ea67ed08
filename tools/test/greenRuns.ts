import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { digestOf, hashFiles } from './inputs.ts';
import type { Stage } from './stages.ts';

/** What is known of a stage's last green run. */
interface Green {
  /** Of everything that it may read. */
  readonly digest: string;
  /** How many tests passed; 1 for a stage without tests. */
  readonly passed: number;
}

const file = 'node_modules/.cache/atrium/green.json';

/** The last green run of each stage, so that `npm run check` need not repeat what nothing has changed. */
export interface GreenRuns {
  /**
   * How many tests passed when the stage ran last, if that was green and nothing that it may read has changed; else
   * null.
   */
  readonly find: (stage: Stage) => Promise<number | null>;
  /** Remembers a green run, unless a file was changed while it ran. */
  readonly save: (stage: Stage, passed: number) => Promise<void>;
}

/** Reads the green runs of the checkout, and its files as they are now. */
export async function readGreenRuns(root: string): Promise<GreenRuns> {
  const known = await readKnown(root);
  const begun = await hashFiles(root);
  return {
    find: async ({ name, reads }) => {
      const green = known[name];
      if (green === undefined || reads === undefined) return null;
      return green.digest === (await digestOf(root, begun, reads)) ? green.passed : null;
    },
    save: async ({ name, reads }, passed) => {
      if (reads === undefined) return;
      const digest = await digestOf(root, begun, reads);
      if ((await digestOf(root, await hashFiles(root), reads)) !== digest) return;
      known[name] = { digest, passed };
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      // not interleaved with the write of another stage
      writeFileSync(path.join(root, file), JSON.stringify(known));
    },
  };
}

async function readKnown(root: string): Promise<Partial<Record<string, Green>>> {
  const text = await readFile(path.join(root, file), 'utf8').catch(() => '{}');
  try {
    return JSON.parse(text) as Partial<Record<string, Green>>;
  } catch {
    // a run that was stopped while it wrote: as if there were none
    return {};
  }
}
