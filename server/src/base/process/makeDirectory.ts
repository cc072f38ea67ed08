import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Creates a directory and its parents, one by one, because Node's recursive mkdir never returns when a parent answers
 * ENOENT for children, as /proc does.
 */
export async function makeDirectory(directory: string): Promise<void> {
  const found = await stat(directory).catch(() => null);
  if (found?.isDirectory() === true) return;
  const parent = path.dirname(directory);
  if (parent !== directory) await makeDirectory(parent);
  await mkdir(directory, { mode: 0o755 }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || found !== null) throw error;
  });
}
