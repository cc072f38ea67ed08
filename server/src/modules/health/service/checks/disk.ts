import { failure, fine, warning, type Finding } from '@atrium/domain/health/findings.ts';
import type { Room } from '../../../../ports/installation.ts';
import type { HealthCheck, PartDeps } from '../../types.ts';
import { bytesInWords } from './bytesInWords.ts';

const gigabyte = 1e9;

/** The room for data on the disk. */
export const disk: HealthCheck<PartDeps> = {
  id: 'disk',
  title: 'Disk',
  run: async ({ ports: { installation } }) => describeDisk(await installation.findDisk()),
};

/** Below 1 GB a film or a dump fills it within minutes; below 5 GB and a tenth somebody should look. */
export function describeDisk({ free, size }: Room): Finding {
  const words = `${bytesInWords(free)} of ${bytesInWords(size)} are free where data is kept.`;
  const todo = 'Remove what is not needed, or give it a larger disk. A full disk stops the database.';
  if (free < gigabyte) return failure(words, todo);
  return free < 5 * gigabyte && free < size / 10 ? warning(words, todo) : fine(words);
}
