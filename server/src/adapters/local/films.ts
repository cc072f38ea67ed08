import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { lazy } from '../../base/lazy.ts';
import { makeDirectory } from '../../base/process/makeDirectory.ts';
import { roomIn } from '../../base/process/roomIn.ts';
import type { FilmStore } from '../../ports/films.ts';

/** Films in a directory of this machine: parts in `arriving/`, and streams in `encoding/` until they are `media/`. */
export function localFilms(directory: string, maxBytes: number): FilmStore {
  const arriving = path.join(directory, 'arriving');
  const arrivals = lazy(async () => {
    const { FileStore } = await import('@tus/file-store');
    await makeDirectory(arriving);
    return new FileStore({ directory: arriving });
  });
  const fileOf = (filmId: string): string => path.join(arriving, nameOf(filmId));
  const findRoom = async (): Promise<number> => {
    await makeDirectory(directory);
    return roomIn(directory);
  };
  return {
    maxBytes,
    arrivals: arrivals.get,
    findRoom,
    findWorkRoom: findRoom,
    withArrived: async (filmId, work) => {
      const file = fileOf(filmId);
      if (!(await isThere(file))) return null;
      return inFolder(path.join(directory, 'encoding', nameOf(filmId)), (folder) => work(file, folder));
    },
    publish: async (filmId, folder) => {
      const to = path.join(directory, 'media', nameOf(filmId));
      await makeDirectory(path.dirname(to));
      // of a try that ended between this and the row that says so
      await rm(to, { recursive: true, force: true });
      await rename(folder, to).catch(async (error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
        // of another file system: beside its place first, so that nobody finds half of it
        const near = path.join(directory, 'encoding', nameOf(filmId));
        await rm(near, { recursive: true, force: true });
        await cp(folder, near, { recursive: true });
        await rename(near, to);
        await rm(folder, { recursive: true, force: true });
      });
    },
    removeArrived: async (filmId) => {
      await rm(fileOf(filmId), { force: true });
      await rm(`${fileOf(filmId)}.json`, { force: true });
    },
  };
}

/** Calls `work` with an empty folder, and removes it afterwards; one that a killed process has left is emptied. */
async function inFolder<T>(folder: string, work: (folder: string) => Promise<T>): Promise<T> {
  await rm(folder, { recursive: true, force: true });
  await makeDirectory(path.dirname(folder));
  await mkdir(folder);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Ids are our own random names; a path in one would leave the directory. */
function nameOf(filmId: string): string {
  if (!/^[\w-]+$/.test(filmId)) throw new Error('not an id of a film');
  return filmId;
}

function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
