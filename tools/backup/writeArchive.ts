import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '@atrium/server/base/process/startupError.ts';
import { pack, type Pack } from 'tar-stream';
import type { Member } from './manifest.ts';

/** Adds members to an archive, one after the other. */
export interface ArchiveWriter {
  readonly addBytes: (name: string, bytes: Buffer) => Promise<Member>;
  /** @throws StartupError when there are more or fewer bytes than `size`. */
  readonly addStream: (name: string, size: number, bytes: AsyncIterable<Buffer>) => Promise<Member>;
}

/**
 * Writes an archive under another name, and gives it its own once it is whole and on the disk; a process that is killed
 * leaves a file that ends with `.partial`. Only its owner can read it (THR-74). Returns its size in bytes.
 */
export async function writeArchive(file: string, work: (archive: ArchiveWriter) => Promise<void>): Promise<number> {
  const draft = `${file}.${String(process.pid)}.partial`;
  const tar = pack();
  const output = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true });
  const written = pipeline(tar, output);
  // awaited below; what fails it fails the work, too
  written.catch(() => undefined);
  try {
    const stopped = written.then(() => Promise.reject(new Error('the archive was closed')));
    stopped.catch(() => undefined);
    await Promise.race([work(writerOf(tar)), stopped]);
    tar.finalize();
    await written;
    await rename(draft, file);
    await syncFolder(path.dirname(file));
    return (await stat(file)).size;
  } catch (error) {
    tar.destroy();
    await rm(draft, { force: true });
    throw explain(error, file);
  }
}

function writerOf(tar: Pack): ArchiveWriter {
  const mode = 0o600;
  return {
    addBytes: async (name, bytes) => {
      await new Promise<void>((resolve, reject) => {
        tar.entry({ name, mode, size: bytes.length }, bytes, (error) => {
          if (error) reject(error);
          else resolve();
        });
      });
      return { path: name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    },
    addStream: async (name, size, bytes) => {
      const hash = createHash('sha256');
      const sink = tar.entry({ name, mode, size });
      let seen = 0;
      const counted = async function* () {
        for await (const chunk of bytes) {
          seen += chunk.length;
          if (seen > size) break;
          hash.update(chunk);
          yield chunk;
        }
        if (seen !== size) throw new StartupError(`${name} changed while it was read. Type the command again.`);
      };
      await pipeline(counted, sink);
      return { path: name, bytes: size, sha256: hash.digest('hex') };
    },
  };
}

/** A new name is on the disk once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function explain(error: unknown, file: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new StartupError(
      `The disk of ${path.dirname(file)} is full, so there is no backup. Choose another by --out.`,
    );
  }
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOENT') {
    return new StartupError(`${file} cannot be written (${code}). Choose another place by --out.`, { cause: error });
  }
  return error;
}
