import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes the folder that the server serves instead of `web/dist`: the HTML and the public files as they are in `web`,
 * by links, so that every start of the server reads their current content.
 */
export async function makeWebFolder(root: string): Promise<string> {
  const folder = path.join(root, 'node_modules/.cache/atrium/dev-web');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const pages = (await readdir(path.join(root, 'web'))).filter((name) => name.endsWith('.html'));
  const files = (await readdir(path.join(root, 'web/public'))).map((name) => path.join('public', name));
  for (const file of [...pages, ...files])
    await symlink(path.join(root, 'web', file), path.join(folder, path.basename(file)));
  return folder;
}
