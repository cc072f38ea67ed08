import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentStore } from '../../ports/documents.ts';

/** A file name without folders, so that no key leads out of the folder. */
const key = /^[a-z0-9][a-z0-9-]{0,119}\.pdf$/;

/** Reads PDF files from one folder. */
export function localDocuments(folder: string): DocumentStore {
  return {
    open: async (name) => {
      if (!key.test(name)) return null;
      const file = path.join(folder, name);
      const found = await stat(file).catch(() => null);
      if (found?.isFile() !== true) return null;
      return { contentType: 'application/pdf', size: found.size, bytes: () => createReadStream(file) };
    },
  };
}
