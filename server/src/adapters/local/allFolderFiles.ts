import { createWriteStream } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeDirectory } from '../../base/process/makeDirectory.ts';
import { isKept, type AllFiles } from '../../ports/allFiles.ts';
import { folderFiles } from './folderFiles.ts';

/** All files in a folder of this machine, which need not exist. */
export function allFolderFiles(folder: string): AllFiles {
  const store = folderFiles(folder);
  return {
    ...store,
    place: folder,
    list: async function* () {
      const names = await readdir(folder, { recursive: true }).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
        throw error;
      });
      for (const name of names.map((one) => one.split(path.sep).join('/')).filter(isKept)) {
        // null for a folder, and for a link that leads outside, which the site does not serve either
        const found = await store.open(name);
        if (found !== null) yield { path: name, size: found.size };
      }
    },
    save: async (name, bytes) => {
      const file = path.join(folder, checked(name));
      const draft = `${file}.${String(process.pid)}.partial`;
      await makeDirectory(path.dirname(file));
      try {
        await pipeline(bytes, createWriteStream(draft, { flush: true }));
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    remove: (name) => rm(path.join(folder, checked(name)), { force: true }),
  };
}

/** A path in a name would leave the folder. */
function checked(name: string): string {
  if (!isKept(name)) throw new Error('not the path of a file of the academy');
  return name;
}
