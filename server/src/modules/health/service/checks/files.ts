import { randomUUID } from 'node:crypto';
import { failure, fine } from '@atrium/domain/health/findings.ts';
import type { Uploads } from '../../../../ports/uploads.ts';
import type { HealthCheck, PartDeps } from '../../types.ts';

/** Whether a file that is written can be read again, where the academy keeps its files. */
export const files: HealthCheck<PartDeps> = {
  id: 'files',
  title: 'Files',
  limit: 10_000,
  run: async ({ ports: { uploads } }) => {
    const key = `health-${randomUUID()}.txt`;
    const written = Buffer.from(key);
    const place = uploads.origin === null ? 'the folder of files' : `the bucket at ${new URL(uploads.origin).host}`;
    await uploads.publish(key, written, 'text/plain');
    const read = await findAndRemove(uploads, key);
    if (read?.equals(written) === true) return fine(`A file was written to ${place} and read again.`);
    return failure(
      `A file that was written to ${place} came back ${read === null ? 'not at all' : 'as another one'}.`,
      'See whether several programs share that place, and whether its disk or service is sound.',
    );
  },
};

/** What is found of a file, which is removed also when looking for it fails. */
async function findAndRemove(uploads: Uploads, key: string): Promise<Buffer | null> {
  try {
    return await uploads.findPublished(key);
  } finally {
    await uploads.remove(key);
  }
}
