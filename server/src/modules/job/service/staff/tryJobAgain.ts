import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { jobTitle } from '@atrium/domain/job/jobKinds.ts';
import { mayTryAgain } from '@atrium/domain/job/jobState.ts';
import { changeAs, type StaffAct, type StaffChange } from '../../../../base/staffChange.ts';
import { auditAct } from '../../../audit/service/writeAudit.ts';
import { isEnded } from '../../store/ended.ts';
import { findQueued, saveTry } from '../../store/queue.ts';

/**
 * Has a job that failed, was given up or was stopped run at once (RUN-01). One that waits, runs or was done lately is
 * left as it is, so that a second press changes nothing. Refuses with NOT_FOUND for no job.
 */
export function tryJobAgain(deps: StaffAct, { jobId }: { readonly jobId: number }): Promise<Result<StaffChange>> {
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    const job = await findQueued(tx, jobId);
    if (job === null)
      return (await isEnded(tx, jobId))
        ? ok({ lines: [], isSaved: false })
        : refuse('NOT_FOUND', { reason: 'There is no such job. It may have been done meanwhile.' });
    if (!mayTryAgain(job.state)) return ok({ lines: [], isSaved: false });
    const unexplained = refuseReason(deps, { takesAway: false });
    if (unexplained !== null) return unexplained;
    // a worker, or another press, may have been faster
    if (!(await saveTry(tx, jobId))) return ok({ lines: [], isSaved: false });
    await auditAct(tx, deps, {
      action: 'JOB_TRIED_AGAIN',
      subject: `job/${String(jobId)}`,
      before: { state: job.state, tries: job.tries },
      after: { state: 'WAITING', tries: 0 },
      detail: { name: job.name },
    });
    return ok({ lines: [`“${jobTitle(job.name)}” is tried again at once.`], isSaved: true });
  });
}
