import type { MemberSession } from '#parts/facts/memberSession.ts';
import type { OwnMeeting } from '#parts/facts/ownMeetings.ts';
import { createStore } from '#ui/createStore.ts';
import { dismissToast } from '#ui/toast.ts';

/** The subject of an enrollment dialog. */
export interface EnrollmentSubject {
  readonly session: MemberSession;
  readonly courseTitle: string;
  /** The member's meeting elsewhere that it would overlap. */
  readonly clash?: OwnMeeting | null;
}

export interface SubjectDialogProps {
  readonly subject: EnrollmentSubject;
  readonly onClose: () => void;
}

export type EnrollmentDialog =
  | (EnrollmentSubject & { readonly kind: 'enroll' | 'unenroll' | 'enrolled' | 'waitlisted' })
  /** The member is enrolled in another session of the course (D20). */
  | (EnrollmentSubject & { readonly kind: 'swap'; readonly held: MemberSession })
  /** `unlock`: the keys of which any one would open the session. */
  | { readonly kind: 'featureLock'; readonly unlock: readonly string[] };

/** The id of the one toast about enrollment: a later message, or a new dialog, replaces it. */
export const enrollmentToast = 'enrollment';

const shown = createStore<EnrollmentDialog | null>(null);

/** Opens a dialog, replacing the open one; null closes it. */
export function showEnrollmentDialog(dialog: EnrollmentDialog | null): void {
  if (dialog !== null) dismissToast(enrollmentToast);
  shown.set(dialog);
}

/** The open dialog, null for none. */
export const useEnrollmentDialog = shown.use;
