import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildOnce, filesOf } from './buildOnce.mjs';
import { pinnedNode, root, run } from './places.mjs';

const dist = path.join(root, 'web/dist');

/** Builds the web app when its sources changed since the last build, and compresses what it made. */
export async function buildWeb() {
  await buildOnce({
    note: 'built',
    inputs: ['web', 'domain/src', 'package-lock.json'],
    result: 'web/dist/index.html',
    build,
  });
}

async function build() {
  process.stderr.write('Building the web app (once, and again when its sources change).\n');
  await rm(dist, { recursive: true, force: true });
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  // whatever NODE_ENV is set to, this is a production build
  const env = { NODE_ENV: 'production' };
  const complaint = 'The web app could not be built: see above.';
  await run(pinnedNode, [vite, 'build', 'web', '--logLevel', 'warn'], complaint, env);
  await compress();
}

const text = /\.(js|css|html|svg|json|txt|webmanifest|xml|ico|ttf)$/;
const least = 1024;

/**
 * Writes a brotli and a gzip file beside every text file except index.html, which the server completes and compresses.
 */
async function compress() {
  const files = (await filesOf(dist)).filter((file) => text.test(file) && file !== path.join(dist, 'index.html'));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      if (bytes.length < least) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
