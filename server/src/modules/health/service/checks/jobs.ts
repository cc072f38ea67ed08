import { counted } from '@atrium/domain/counted.ts';
import { failure, fine, warning } from '@atrium/domain/health/findings.ts';
import { countFailedJobs } from '../../../job/service/listJobs.ts';
import { countOverdueJobs } from '../../store/overdueJobs.ts';
import type { HealthCheck } from '../../types.ts';

/** How long a job may wait to be taken, in seconds. */
const overdueAfter = 600;

/** Whether background jobs are taken, and done. */
export const jobs: HealthCheck = {
  id: 'jobs',
  title: 'Jobs',
  run: async ({ db }) => {
    const [failed, overdue] = await Promise.all([countFailedJobs({ db }), countOverdueJobs(db, overdueAfter)]);
    if (overdue > 0)
      return failure(
        `${counted(overdue, 'job waits', 'jobs wait')} for more than ten minutes, and nobody takes them.`,
        'Start a process with the role worker: without ROLES one process does everything.',
      );
    if (failed > 0)
      return warning(
        `${counted(failed, 'job')} failed again and again.`,
        'See why in the studio, under Jobs, and have them tried again there.',
      );
    return fine('No job has failed for long, and none waits to be taken.');
  },
};
