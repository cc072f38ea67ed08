import { isFilePath, type FileStore } from './files.ts';

/** The folders of the files that people have made; all else of the storage is an upload that is not encoded yet. */
const folders: readonly string[] = ['art', 'documents', 'images', 'media', 'published'];

/** Whether a path is that of a file of the academy, which a backup has (OPE-01). */
export function isKept(path: string): boolean {
  return isFilePath(path) && folders.includes(path.slice(0, path.indexOf('/')));
}

/** All files of an academy, for a backup and a restore. Throws when the storage is away. */
export interface AllFiles extends FileStore {
  /** The kept files with their sizes in bytes, in no order. */
  readonly list: () => AsyncIterable<{ readonly path: string; readonly size: number }>;
  /** Writes a file, whole or not at all. */
  readonly save: (path: string, bytes: AsyncIterable<Buffer>) => Promise<void>;
  /** Nothing when there is none. */
  readonly remove: (path: string) => Promise<void>;
  /** Where they are, in words. */
  readonly place: string;
}
