import { statfs } from 'node:fs/promises';
import { freemem, totalmem } from 'node:os';
import { makeDirectory } from '../base/process/makeDirectory.ts';
import type { Installation, Room } from '../ports/installation.ts';

interface InstallationOptions extends Pick<Installation, 'publicUrl' | 'isDemo' | 'needsHttps'> {
  /** Where data is kept, absolute. */
  readonly dataDirectory: string;
  /** The address of the mail server; null for none. */
  readonly smtpUrl: string | null;
}

/** The machine and the settings of this process. */
export function openInstallation({ dataDirectory, smtpUrl, ...facts }: InstallationOptions): Installation {
  return {
    ...facts,
    findMailFault:
      smtpUrl === null
        ? null
        : async () => {
            const { findMailFailure } = await import('../adapters/smtp/mailFailure.ts');
            return findMailFailure(smtpUrl);
          },
    findDisk: async () => {
      await makeDirectory(dataDirectory);
      const { bavail, blocks, bsize } = await statfs(dataDirectory);
      return { free: bavail * bsize, size: blocks * bsize };
    },
    findMemory,
  };
}

function findMemory(): Room {
  const limit = process.constrainedMemory();
  // without a limit it is 0, or more than there is
  if (limit === 0 || limit > totalmem()) return { free: freemem(), size: totalmem() };
  return { free: process.availableMemory(), size: limit };
}
