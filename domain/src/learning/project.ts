import type { ContainerState } from './container.ts';

/** What became of a member's project: handed in, or handed in and returned by staff; null: not handed in (D34). */
export type SubmissionStatus = 'SUBMITTED' | 'RETURNED' | null;

/** The state of a project submission (SSN-08, D34); `dueAt` as of a task container, epoch milliseconds. */
export function projectState(
  { submission, dueAt }: { readonly submission: SubmissionStatus; readonly dueAt: number | null },
  onDemand: boolean,
  now: number,
): ContainerState {
  if (submission === 'SUBMITTED') return 'COMPLETED';
  if (submission === 'RETURNED') return 'PENDING';
  return !onDemand && dueAt !== null && now >= dueAt ? 'PENDING' : 'NOT_COMPLETED';
}

/** What the button of a project says (SSN-08); its own text until the project is handed in. */
export function projectButtonLabel(submission: SubmissionStatus, isEnabled: boolean, text: string): string {
  if (!isEnabled) return 'Project Submission Available Soon';
  return submission === 'SUBMITTED' ? 'Project Submitted! Need to resubmit?' : text;
}
