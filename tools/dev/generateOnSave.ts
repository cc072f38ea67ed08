import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What generated files are made of; of the browser's code only what has a document. */
const folders = ['web/src', 'server/src/modules', 'server/migrations', 'server/sql'];
const isGenerated = /^web\/src\/lib\/gql\/|\.gen\.ts$/;
const isAlwaysRead =
  /^(server\/(?:migrations|sql)\/.*\.sql|server\/src\/modules\/[^/]+\/(?:schema\/.*|\w+)\.ts|web\/src\/routes\/.*\.tsx?)$/;
const mayHaveDocument = /^web\/src\/.*\.tsx?$/;

/** Milliseconds for an editor to finish the writes of one save. */
const debounce = 50;

/**
 * Runs `npm run gen` whenever something is saved of which files are generated; `print` gets what was written, and the
 * fault of a document. Returns how to stop it.
 */
export function generateOnSave(root: string, print: (text: string) => void): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isStale = false;

  const run = (): Promise<void> =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, ['tools/gen.ts'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
      child.stdout.on('data', (text: Buffer) => {
        print(text.toString());
      });
      child.stderr.on('data', (text: Buffer) => {
        print(text.toString());
      });
      child.once('close', () => {
        resolve();
      });
    });
  const generate = (): void => {
    if (running !== null) {
      isStale = true;
      return;
    }
    running = run().finally(() => {
      running = null;
      if (!isStale) return;
      isStale = false;
      generate();
    });
  };
  const saved = async (file: string): Promise<void> => {
    if (isGenerated.test(file) || file.includes('.test.')) return;
    if (!isAlwaysRead.test(file)) {
      if (!mayHaveDocument.test(file)) return;
      const text = await readFile(path.join(root, file), 'utf8').catch(() => '');
      if (!text.includes('graphql(')) return;
    }
    clearTimeout(timer);
    timer = setTimeout(generate, debounce);
  };
  const watchers = folders.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, (_event, name) => {
      void saved(path.posix.join(folder, (name ?? '').replaceAll(path.sep, '/')));
    }),
  );
  return async () => {
    clearTimeout(timer);
    isStale = false;
    for (const watcher of watchers) watcher.close();
    await running;
  };
}
