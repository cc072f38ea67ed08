import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';
import { root } from './artifact.ts';

const app = path.join(root, 'web/src/app');

/** The route tree as the router's own plugin generates it from the files of web/src/routes. */
export async function routeTree(): Promise<string> {
  // in the same folder as the real one, because its imports are relative
  const file = path.join(app, `routeTree.${String(process.pid)}.ts`);
  const config = getConfig(
    {
      target: 'react',
      routesDirectory: path.join(root, 'web/src/routes'),
      generatedRouteTree: file,
      autoCodeSplitting: true,
      disableLogging: true,
      tmpDir: path.join(root, '.data/routes'),
    },
    path.join(root, 'web'),
  );
  try {
    await new Generator({ config, root: path.join(root, 'web') }).run();
    return await readFile(file, 'utf8');
  } finally {
    await rm(file, { force: true });
  }
}
