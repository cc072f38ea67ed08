import { Logger, runOnce } from 'graphile-worker';
import type { Database } from '../base/sql/db.ts';
import { evaluateMember } from '../modules/certificate/service/evaluateCertificate.ts';

/**
 * Does the jobs that loading the demo data has queued: every server of a copy would do them again when it starts, which
 * is a third of the work of its start. `url`: for the owner. `now`: when the data was loaded.
 */
export async function finishJobs({ db, pool }: Database, url: string, now: number): Promise<void> {
  await runOnce({
    connectionString: url,
    concurrency: 1,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
    taskList: {
      'certificate.evaluate': (payload) => evaluateMember({ db, pool, now }, payload as { memberId: string }),
    },
  });
}
