import { mayStopJob, mayTryAgain } from '@atrium/domain/job/jobState.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { FailureNote } from './FailureNote.tsx';
import type { Job } from './jobsQuery.ts';
import { personPath } from './peopleFilters.ts';
import { shortMoment } from './studioDates.ts';
import styles from './ListPage.module.css';

/** An act that is asked for, about one job. */
export interface JobQuestion {
  readonly what: 'stop' | 'again';
  readonly job: Job;
}

export interface JobsTableProps {
  viewer: SignedIn;
  jobs: readonly Job[];
  /** Null for somebody who only reads. */
  onAsk: ((asked: JobQuestion) => void) | null;
}

/** A row for each job: what it does and what it is about, how often it was tried, and what happened to it when. */
export const JobsTable = ({ viewer, jobs, onAsk }: JobsTableProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  const hasActs = onAsk !== null && jobs.some(({ state }) => mayTryAgain(state) || mayStopJob(state));
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Jobs</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Job</th>
          <th scope="col">What happened</th>
          <th scope="col">Tries</th>
          {hasActs ? (
            <td>
              <VisuallyHidden>Acts</VisuallyHidden>
            </td>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.jobId}>
            <th scope="row">
              {job.title}
              <small className={look.muted}>
                <Facts job={job} />
              </small>
            </th>
            <td>
              {happened(job, (at) => shortMoment(Number(at), now, zone))}
              {job.failure === null ? null : <FailureNote failure={job.failure} />}
            </td>
            <td data-label="Tries">
              {job.mostTries === null ? job.tries : `${String(job.tries)} of ${String(job.mostTries)}`}
            </td>
            {hasActs ? (
              <td className={styles.acts}>
                <JobActs job={job} onAsk={onAsk} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Facts = ({ job: { jobId, facts } }: { job: Job }) => (
  <>
    {facts.map(({ label, value }) => (
      <span key={label}>
        {label} {label === 'Member' ? <Link href={personPath(value)}>{value}</Link> : value},{' '}
      </span>
    ))}
    {facts.length === 0 ? 'Number' : 'number'} {jobId}
  </>
);

const JobActs = ({ job, onAsk }: { job: Job; onAsk: (asked: JobQuestion) => void }) => (
  <div className={styles.both}>
    {mayTryAgain(job.state) ? (
      <Button
        size="s"
        variant="line"
        aria-label={`Try again: ${job.title}, number ${job.jobId}`}
        onClick={() => {
          onAsk({ what: 'again', job });
        }}
      >
        Try again
      </Button>
    ) : null}
    {mayStopJob(job.state) ? (
      <Button
        size="s"
        variant="line"
        aria-label={`Stop: ${job.title}, number ${job.jobId}`}
        onClick={() => {
          onAsk({ what: 'stop', job });
        }}
      >
        Stop
      </Button>
    ) : null}
  </div>
);

/** 'Given up, queued Nov 23'. */
function happened({ state, queuedAt, nextAt, begunAt, endedAt }: Job, moment: (at: string) => string): string {
  const queued = `queued ${moment(queuedAt)}`;
  if (state === 'DONE') return `Done, ${moment(endedAt ?? queuedAt)}`;
  if (state === 'RUNNING') return `Running since ${moment(begunAt ?? queuedAt)}`;
  if (state === 'GIVEN_UP') return `Given up, ${queued}`;
  if (state === 'STOPPED') return `Stopped, ${queued}`;
  const next = nextAt === null ? '' : `, next try ${moment(nextAt)}`;
  return state === 'FAILING' ? `Failed, ${queued}${next}` : `Waits, ${queued}${next}`;
}
