import { formatDayAndTime } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { submissionPath } from './runPath.ts';
import type { SubmissionVersion } from './submissionCalls.ts';
import styles from '../ListPage.module.css';

export interface SubmissionTableProps {
  viewer: SignedIn;
  submissions: readonly SubmissionVersion[];
  /** Of several sessions, so that each row names its own. */
  hasSessions: boolean;
}

/** A row for each project that was handed in: by whom, which, when, and what was answered. */
export const SubmissionTable = ({ viewer, submissions, hasSessions }: SubmissionTableProps) => {
  const zone = useTimeZone(viewer.timeZone);
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Projects</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Who</th>
          <th scope="col">Project</th>
          <th scope="col">Handed in</th>
          <th scope="col">Answer</th>
        </tr>
      </thead>
      <tbody>
        {submissions.map((each) => (
          <tr key={each.submissionId}>
            <th scope="row">
              <Link href={submissionPath(each.submissionId)}>{each.displayName}</Link>
              <small className={look.muted}>{each.customerName}</small>
            </th>
            <td data-label="Project">
              {each.projectTitle}
              {hasSessions ? <small className={styles.under}>{each.sessionTitle}</small> : null}
            </td>
            <td className={styles.edited} data-label="Handed in">
              {formatDayAndTime(Number(each.submittedAt), zone)}
              {each.number === 1 ? '' : `, version ${String(each.number)}`}
            </td>
            <td className={styles.edited} data-label="Answer">
              {answerWords(each, zone)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** 'Returned by Lena Fischer, Nov 3, 12:10 PM', 'Waits for a review'. */
export function answerWords(
  { state, reviewedAt, reviewerName }: Pick<SubmissionVersion, 'state' | 'reviewedAt' | 'reviewerName'>,
  zone: string,
): string {
  if (state === 'WAITING' || reviewedAt === null) return 'Waits for a review';
  const by = reviewerName === null ? '' : ` by ${reviewerName}`;
  return `${state === 'RETURNED' ? 'Returned' : 'Reviewed'}${by}, ${formatDayAndTime(Number(reviewedAt), zone)}`;
}
