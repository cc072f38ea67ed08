import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { freemem, totalmem } from 'node:os';
import path from 'node:path';
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
      const { bavail, blocks, bsize } = await statfs(nearestFolder(dataDirectory));
      return { free: bavail * bsize, size: blocks * bsize };
    },
    findMemory,
  };
}

/** The folder, or the nearest above it that is there: the disk on which it would be. */
function nearestFolder(folder: string): string {
  const above = path.dirname(folder);
  return existsSync(folder) || above === folder ? folder : nearestFolder(above);
}

function findMemory(): Room {
  const limit = process.constrainedMemory();
  // without a limit it is 0, or more than there is
  if (limit === 0 || limit > totalmem()) return { free: freemem(), size: totalmem() };
  return { free: process.availableMemory(), size: limit };
}
