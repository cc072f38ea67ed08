import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { isFilePath, type FileStore } from '../../ports/files.ts';

/** The files in a folder of this machine, which need not exist; `within`: only those of these folders in it. */
export function folderFiles(folder: string, within?: readonly string[]): FileStore {
  return {
    open: async (file) => {
      if (!isFilePath(file) || within?.includes(file.slice(0, file.indexOf('/'))) === false) return null;
      const found = await findFile(folder, file);
      if (found === null) return null;
      const { name, size, modified } = found;
      return {
        size,
        version: `${size.toString(36)}-${Math.trunc(modified).toString(36)}`,
        bytes: (start, end) => (start < end ? createReadStream(name, { start, end: end - 1 }) : Readable.from([])),
      };
    },
  };
}

/** The file with its real path; null when it does not exist or symbolic links lead outside the folder. */
async function findFile(
  folder: string,
  file: string,
): Promise<{ readonly name: string; readonly size: number; readonly modified: number } | null> {
  try {
    const [root, name] = await Promise.all([realpath(folder), realpath(path.join(folder, file))]);
    const found = await stat(name);
    if (!name.startsWith(root + path.sep) || !found.isFile()) return null;
    return { name, size: found.size, modified: found.mtimeMs };
  } catch (error) {
    // there is none, or a part of the path is a file
    if (['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return null;
    throw error;
  }
}

/** The file of the first store that has one. */
export function inLayers(...stores: readonly FileStore[]): FileStore {
  return {
    open: async (file) => {
      for (const store of stores) {
        const found = await store.open(file);
        if (found !== null) return found;
      }
      return null;
    },
  };
}
