import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildOnce } from './buildOnce.mjs';
import { pinnedNode, root, run } from './places.mjs';

/** What the bundle of the server is made of. */
export const serverSources = [
  'server/src',
  'server/package.json',
  'domain/src',
  'domain/package.json',
  'content/src',
  'content/package.json',
  'tools/bundle.ts',
  'package-lock.json',
];

/** Bundles the server when its sources changed since the last time (decision 193). */
export async function buildServer() {
  await buildOnce({ note: 'server', inputs: serverSources, result: 'server/dist/main.cjs', build });
}

async function build() {
  process.stderr.write('Bundling the server (once, and again when its sources change).\n');
  await rm(path.join(root, 'server/dist'), { recursive: true, force: true });
  await run(pinnedNode, ['tools/bundle.ts'], 'The server could not be bundled: see above.');
}
