import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { jobTitle } from '@atrium/domain/job/jobKinds.ts';
import { mayStopJob } from '@atrium/domain/job/jobState.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { isEnded } from '../../store/ended.ts';
import { findQueued, saveStop } from '../../store/queue.ts';

const running = 'This job is running. It can be stopped once it has failed.';

/**
 * Stops a job: it is not tried any more, until somebody has it tried again; what it is about may be queued anew,
 * as a job of its own (RUN-01).
 * Refuses with NOT_FOUND for no job, with INVALID_INPUT for one that runs or is done, and without a reason (D96).
 */
export function stopJob(deps: StaffAct, { jobId }: { readonly jobId: number }): Promise<Result<StaffChange>> {
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    const job = await findQueued(tx, jobId);
    if (job === null)
      return (await isEnded(tx, jobId))
        ? refuse('INVALID_INPUT', { reason: 'This job was done.' })
        : refuse('NOT_FOUND', { reason: 'There is no such job. It may have been done meanwhile.' });
    if (job.state === 'STOPPED') return ok({ lines: [], isSaved: false });
    if (!mayStopJob(job.state)) return refuse('INVALID_INPUT', { reason: running });
    const unexplained = refuseReason(deps, { takesAway: true });
    if (unexplained !== null) return unexplained;
    if (!(await saveStop(tx, jobId))) {
      const now = await findQueued(tx, jobId);
      return now?.state === 'STOPPED'
        ? ok({ lines: [], isSaved: false })
        : refuse('INVALID_INPUT', { reason: running });
    }
    await auditAct(tx, deps, {
      action: 'JOB_STOPPED',
      subject: `job/${String(jobId)}`,
      before: { state: job.state, tries: job.tries },
      after: { state: 'STOPPED' },
      detail: { name: job.name },
    });
    return ok({ lines: [`“${jobTitle(job.name)}” is stopped: it is not tried any more.`], isSaved: true });
  });
}
