import { fine, warning, type Finding } from '@atrium/domain/health/findings.ts';
import type { Room } from '../../../../ports/installation.ts';
import type { HealthCheck, PartDeps } from '../../types.ts';
import { bytesInWords } from './bytesInWords.ts';

const megabyte = 1e6;

/** The memory that is left to programs. */
export const memory: HealthCheck<PartDeps> = {
  id: 'memory',
  title: 'Memory',
  run: ({ ports: { installation } }) => Promise.resolve(describeMemory(installation.findMemory())),
};

export function describeMemory({ free, size }: Room): Finding {
  const words = `${bytesInWords(free)} of ${bytesInWords(size)} of memory are free.`;
  if (free >= 200 * megabyte) return fine(words);
  return warning(words, 'End other programs of this machine, or give it more memory, before the system ends one.');
}
