/** One stored file; `bytes` reads a half-open range of it. */
export interface StoredFile {
  readonly size: number;
  /** Another one when the content is another; a part of an ETag. */
  readonly version: string;
  /** True for a file that the program itself makes, which is the same at each request. */
  readonly isFixed?: true;
  readonly bytes: (start: number, end: number) => NodeJS.ReadableStream;
}

/**
 * The files of an academy: videos in `media/<key>/`, PDFs in `documents/`, pictures in `images/` and `art/` (D94). Who
 * calls it decides who may have them. Throws when the storage is away.
 */
export interface FileStore {
  /** Null when there is none, and for a path that could lead out of the store. */
  readonly open: (path: string) => Promise<StoredFile | null>;
}

/** Folders and a name; no part of it may begin with a dot, so none leads to a parent folder. */
const filePath = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)+$/;

/** Whether a path may be looked up; every adapter asks this first. */
export function isFilePath(path: string): boolean {
  return path.length <= 500 && filePath.test(path);
}

declare module './ports.ts' {
  interface Ports {
    readonly files: FileStore;
  }
}
